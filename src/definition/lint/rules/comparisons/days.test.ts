import { expect, it } from 'vitest'
import { findingsWith } from '#tests/unit/broken-definitions.ts'

const table = 'tables/payments.table.json'
const at = `${table} /rules/isDayOrderRight/when`
const compared = (day: string) =>
  findingsWith(table, { '/rules/isDayOrderRight/when': { 'date<=': [{ var: 'after' }, day] } })

it.each(['31.12.2026', '12/31/2026', '2026-02-30'])('finds that %s is no day', (day) => {
  expect(compared(day)).toContain(
    `${at}/date<=/1: '${day}' is no day: write year, month and day of the calendar, such as 2026-12-31.`,
  )
})

it.each(['2026-12-31', '2026-12-31T12:00:00Z'])('takes %s', (day) => {
  expect(compared(day).filter((line) => line.includes('is no day'))).toEqual([])
})

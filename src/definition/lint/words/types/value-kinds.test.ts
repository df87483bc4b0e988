import { it } from 'vitest'
import { expectFound, placeOf } from '#tests/unit/broken-definitions.ts'

const payments = 'tables/payments.table.json'
const column = (id: string) => `${placeOf(payments, 'columns', id)}/type`

it('finds a column that shows a time as something else, or something else as a time, an amount or a progress', () => {
  const when = "let its type be one of 'date-time', 'date', 'time-left'."
  expectFound(payments, [
    [column('created'), 'id', `'createdAt' says when: ${when}`],
    [
      column('internalId'),
      'date-time',
      "'internalId' is neither a day nor a moment; 'date-time' prints one. Write another type.",
    ],
    [
      column('endToEndId'),
      'progress',
      "'endToEndId' is no number; 'progress' prints one. Write another type.",
    ],
  ])
  expectFound('tables/holidays.table.json', [
    [
      `${placeOf('tables/holidays.table.json', 'columns', 'date')}/type`,
      'number',
      "'date' says when: let its type be one of 'date'.",
    ],
    [
      `${placeOf('tables/holidays.table.json', 'columns', 'name')}/type`,
      'money',
      "'name' is no amount; 'money' prints one. Write another type.",
    ],
  ])
})

it('finds the same in the lines of details', () => {
  expectFound('details/holiday.details.json', [
    ['/sections/0/items/0/type', 'text', "'date' says when: let its type be one of 'date'."],
  ])
})

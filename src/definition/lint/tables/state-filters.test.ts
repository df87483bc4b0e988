import { expect, it } from 'vitest'
import { sayFinding } from '#definition/finding.ts'
import { checkChanged, filesWith, findingsWith } from '#tests/unit/broken-definitions.ts'

const list = 'options/payment-states.options.json'
const table = 'tables/payments.table.json /filters/0/options'

it('finds a state in a filter that the rows are never in', () => {
  expect(findingsWith(list, { '/options/-': { value: 'COMPLETE', label: 'Complete' } })).toEqual([
    `${table}: 'payment-states' offers 'COMPLETE', which is no state of the rows. Did you mean 'COMPLETED'?`,
  ])
})

it('finds a state in a filter that is only shown, so that the list would say that there is none', () => {
  const machine = 'machines/payment.machine.json'
  const state = { when: 'isVoid', state: 'WAVED_THROUGH', label: 'Waved through', tone: 'success' }
  const shown = filesWith(machine, { '/displays/-': state }).find(({ path }) => path === machine)!
  const offered = filesWith(list, { '/options/-': { value: 'WAVED_THROUGH', label: 'Waved through' } })
  const files = [...offered.filter(({ path }) => path !== machine), shown]
  expect(checkChanged(files).findings.map(sayFinding)).toContain(
    `${table}: 'payment-states' offers 'WAVED_THROUGH', which is only shown: 'payments.filter' would find none.`,
  )
})

import { expect, it } from 'vitest'
import { stateOfRow } from '#engine/table/row.ts'
import { factsOf, realTable } from './tables.ts'

const table = realTable('batch-rows')
const direct = realTable('payments')

const shown = (state: string) => stateOfRow(table, { state }, factsOf())

it('shows how far a row is as a tag of its own, before it is a payment', () => {
  expect(['waiting', 'quoted', 'sent', 'failed'].map((state) => shown(state))).toMatchObject([
    { label: 'Waiting for its quote', tone: 'waiting' },
    { label: 'Quoted', tone: 'info' },
    { label: 'Sent', tone: 'info' },
    { label: 'Not sent', tone: 'danger' },
  ])
})

it('calls a row that is a payment what the list of payments calls it', () => {
  const machine = direct.machines.get('payment')!.definition
  const states = Object.entries(machine.states)
  const displayed = (machine.displays ?? []).filter(({ state }) => state !== 'VOID')
  const called = [...states, ...displayed.map((one) => [one.state, one] as const)]
  expect(called.length).toBeGreaterThan(8)
  for (const [state, { label, tone }] of called)
    expect(shown(state)).toMatchObject({ label, tone, isListed: true })
})

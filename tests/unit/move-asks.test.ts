import { expect, it } from 'vitest'
import { kinds } from '#engine/field/kinds.ts'
import { createStore } from '#engine/flow/store.ts'
import type { FlowLibrary } from '#engine/flow/linking/linked-flow.ts'
import { askFlow, askStep } from '#engine/machine/ask-flow.ts'
import { realChecked } from './broken-definitions.ts'

const { library, linked } = realChecked
const flowLibrary: FlowLibrary = {
  kinds,
  rules: linked.rules,
  options: new Map(Object.values(library.options).map(({ id, options }) => [id, options])),
}
const record = { side: 'receiver', payment_state: 'COMPLETED', contract_expired: false }

const asking = [...linked.machines.values()].flatMap((machine) =>
  machine.definition.moves.filter(({ asks }) => asks).map((move) => ({ machine, move, record, key: 'k' })),
)
const open = (id: string) => {
  const requested = askFlow(
    asking.find(({ move }) => move.id === id)!,
    flowLibrary,
  )
  if (!requested.ok) throw new Error(requested.problems.map(({ sentence }) => sentence).join(' '))
  return createStore(requested.flow, { facts: { record }, intent: 'i' })
}
const fieldsOf = (store: ReturnType<typeof open>) => store.step(askStep).fields

it('can ask everything that the moves of the definitions ask', () => {
  expect(asking.map(({ move }) => move.id)).toEqual(expect.arrayContaining(['reject', 'return']))
  for (const request of asking)
    expect([request.move.id, askFlow(request, flowLibrary).ok]).toEqual([request.move.id, true])
})

it('keeps what deletes a record apart from what is done with it, under More (TRU-912)', () => {
  const beside = Object.values(library.details).flatMap(({ id, actions = [] }) =>
    actions.flatMap((action) =>
      'call' in action && action.tone === 'danger' && action.id === 'delete' && !action.more ? [id] : [],
    ),
  )
  expect(beside).toEqual([])
})

it.each([
  ['transfer', ['complete', 'cancel'], 'ACC-017'],
  ['ledger-account', ['disable', 'enable'], 'ACC-018'],
  ['wallet', ['remove'], 'WAL-015'],
])('asks before a %s is moved for good: %s (%s)', (machine, expected) => {
  const moves = linked.machines.get(machine)?.definition.moves ?? []
  expect(moves.flatMap(({ id, confirm }) => (confirm ? [id] : []))).toEqual(expected)
})

it('offers to remove a wallet on the cards of either flow (WAL-015)', () => {
  for (const id of ['wallets', 'legacy-wallets'])
    expect([id, library.tables[id]?.rowActions]).toEqual([id, expect.arrayContaining([{ move: 'remove' }])])
})

it('offers to grant, deny and revoke access beside a request, each by its own name for the server (CON-029)', () => {
  expect(library.details['schema-access']?.machine).toBe('schema-access')
  const moves = linked.machines.get('schema-access')?.definition.moves ?? []
  expect(moves.map(({ id, to, call, body }) => [id, to, call, body])).toEqual(
    [
      ['grant', 'GRANTED'],
      ['deny', 'DENIED'],
      ['revoke', 'REVOKED'],
    ].map(([id, to]) => [id, to, 'accessRequests.change', { status: { is: to } }]),
  )
})

it('offers to deprecate a schema where it is shown (CON-028)', () => {
  expect(library.details['rpo-schema']?.machine).toBe('rpo-schema')
  const moves = linked.machines.get('rpo-schema')?.definition.moves ?? []
  expect(moves).toMatchObject([{ id: 'deprecate', to: 'DEPRECATED', call: 'schemas.deprecate' }])
})

it('asks for words only where no reason of the list fits, and sends only what was asked (PAY-032)', () => {
  const store = open('return')
  expect(fieldsOf(store)).toEqual(['reason'])
  store.answer('reason', 'FX_COSTS')
  expect(fieldsOf(store)).toEqual(['reason'])
  store.answer('reason', 'OTHER')
  expect(fieldsOf(store)).toEqual(['reason', 'details'])
  expect(store.advance().ok).toBe(false)
  store.answer('details', 'Wrong branch.')
  expect(store.ending()).toMatchObject({
    call: 'payments.return',
    body: { reason: 'OTHER', details: 'Wrong branch.' },
  })
  store.answer('reason', 'FX_COSTS')
  expect(store.ending().body).toEqual({ reason: 'FX_COSTS' })
})

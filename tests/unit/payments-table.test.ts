import { expect, it } from 'vitest'
import { actionOf } from '#engine/table/action.ts'
import { bulkMovesOf, totalsOf } from '#engine/table/bulk.ts'
import { columnsOf } from '#engine/table/columns.ts'
import { stateOfRow } from '#engine/table/row.ts'
import { sortsOf, usualState } from '#engine/table/query/state.ts'
import { everything, factsOf, realTable } from './tables.ts'

const both = ['payments', 'legacy-payments'] as const
const table = realTable('payments')

const row = {
  payment_id: '11111111-1111-4111-8111-111111111111',
  flow: 'LEGACY',
  side: 'sender',
  payment_state: 'ACCEPTED',
  contract_expired: false,
  fully_locked: false,
  initiatedBy: { id: 'someone', name: 'Someone', email: 's@example.com' },
  internal_info: { internal_id: '', labels: [] as string[] },
}
const labelled = (...labels: string[]) => ({ internal_info: { internal_id: '', labels } })

/** Returns the action that the row's one button offers. */
function offered(change: object, { approvals = true, permissions = everything, user = 'me' } = {}) {
  return actionOf(table, { ...row, ...change }, factsOf({ approvals, user }), permissions)?.id
}

it.each(both)('has pages of 15, 30, 50 and 100 rows, 15 unless chosen (LIM-001): %s', (id) => {
  expect(realTable(id).pageSizes).toEqual([15, 30, 50, 100])
  expect(usualState(realTable(id)).size).toBe(15)
})

it.each([...both, 'batches'])('is asked for again every 10 seconds (PAY-015, LIM-045): %s', (id) => {
  expect(realTable(id).definition.rows.everySeconds).toBe(10)
})

it.each(both)('sorts by created at, sending amount, receiving amount, newest first (PAY-031): %s', (id) => {
  expect([...sortsOf(realTable(id))]).toEqual(['created_at', 'sending_amount', 'receiving_amount'])
  expect(usualState(realTable(id)).sort).toEqual({ by: 'created_at', direction: 'desc' })
})

it('offers review when the payment is pending approval (PAY-044)', () => {
  expect(offered({ flow: 'DIRECT', payment_state: 'INITIATED', approval: { status: 'pending' } })).toBe(
    'review',
  )
  expect(
    offered({ flow: 'DIRECT', payment_state: 'INITIATED', approval: { status: 'approved' } }),
  ).toBeUndefined()
  for (const label of ['pending_approval', 'rns:pending_approval']) {
    for (const payment_state of ['ACCEPTED', 'LOCKED'])
      expect(offered({ payment_state, ...labelled(label) })).toBe('review')
    for (const decided of ['approved', 'rejected', 'rns:approved', 'rns:rejected'])
      expect(offered(labelled(label, decided))).toBeUndefined()
    expect(offered(labelled(label), { approvals: false })).toBeUndefined()
  }
})

it('offers complete to the receiver of what was executed (PAY-045)', () => {
  expect(offered({ side: 'receiver', payment_state: 'EXECUTED' })).toBe('complete')
  for (const side of ['sender', 'intermediary'])
    expect(offered({ side, payment_state: 'EXECUTED' })).toBeUndefined()
  expect(offered({ side: 'receiver', payment_state: 'COMPLETED' })).toBeUndefined()
})

it('offers nothing once the contract has expired, but review and complete come first (PAY-046, OPEN-04)', () => {
  const expired = { contract_expired: true }
  expect(offered({ ...expired, payment_state: 'LOCKED' }, { approvals: false })).toBeUndefined()
  expect(offered({ ...expired, side: 'receiver' })).toBeUndefined()
  expect(offered({ ...expired, side: 'receiver', payment_state: 'EXECUTED' })).toBe('complete')
  expect(offered({ ...expired, ...labelled('pending_approval') })).toBe('review')
})

it('offers settle to the sender of what is locked (PAY-047)', () => {
  expect(offered({ payment_state: 'LOCKED' }, { approvals: false })).toBe('settle')
  for (const side of ['receiver', 'intermediary'])
    expect(offered({ side, payment_state: 'LOCKED' }, { approvals: false })).toBeUndefined()
})

it('offers settle only when approved, where approvals are on (PAY-048)', () => {
  expect(offered({ payment_state: 'LOCKED' })).toBeUndefined()
  expect(offered({ payment_state: 'LOCKED', ...labelled('approved') })).toBe('settle')
  expect(offered({ payment_state: 'LOCKED', ...labelled('pending_approval', 'rejected') })).toBeUndefined()
})

it('offers lock to the intermediary and the receiver of what is accepted (PAY-049)', () => {
  for (const side of ['receiver', 'intermediary']) {
    expect(offered({ side })).toBe('lock')
    for (const payment_state of ['QUOTED', 'PROCESSING_COMPLIANCE', 'LOCKED'])
      expect(offered({ side, payment_state })).toBeUndefined()
  }
  expect(offered({ side: 'sender' })).toBeUndefined()
})

it('offers nothing to those who may not do it (PAY-065)', () => {
  const permissions = new Set(['payments.read'])
  const own = { initiatedBy: { id: 'me' } }
  for (const change of [
    labelled('pending_approval'),
    { side: 'receiver', payment_state: 'EXECUTED' },
    { payment_state: 'LOCKED', ...labelled('approved') },
    { side: 'receiver' },
  ]) {
    expect(offered(change)).toBeDefined()
    expect(offered(change, { permissions })).toBeUndefined()
  }
  expect(offered({ ...labelled('pending_approval'), ...own })).toBeUndefined()
})

it('opens the payment to be reviewed, and hands the move over with its machine', () => {
  const pending = { ...row, ...labelled('pending_approval') }
  expect(actionOf(table, pending, factsOf(), everything)).toMatchObject({
    kind: 'page',
    page: 'payment',
    label: 'Review',
    key: row.payment_id,
  })
  const lock = actionOf(table, { ...row, side: 'receiver' }, factsOf(), everything)
  expect(lock).toMatchObject({ kind: 'move', label: 'Lock quote', key: row.payment_id })
  expect(lock?.kind === 'move' && lock.machine.definition.id).toBe('legacy-payment')
  expect(actionOf(table, { ...row, payment_id: undefined }, factsOf(), everything)).toBeUndefined()
})

it('shows the state by the flow of the row, and an unknown one as received', () => {
  const facts = factsOf()
  const shown = (change: object) => stateOfRow(table, { ...row, ...change }, facts)?.label
  expect(shown({ payment_state: 'LOCKED' })).toBe('Locked')
  expect(shown({ flow: 'DIRECT', payment_state: 'TRANSFERRING' })).toBe('Transferring')
  expect(shown(labelled('rejected'))).toBe('Rejected')
  expect(shown({ flow: 'NEXT', payment_state: 'ORBITING' })).toBe('ORBITING')
})

it('has a column with the FX rate behind its flag (FLG-008)', () => {
  const chosen = ['beneficiary', 'rate', 'state']
  const ids = (flags: object) => columnsOf(table, factsOf({ flags }), chosen).map((column) => column.id)
  expect(ids({ fxRateInPaymentsTable: true })).toEqual(chosen)
  expect(ids({ fxRateInPaymentsTable: false })).toEqual(['beneficiary', 'state'])
  expect(ids({})).toEqual(['beneficiary', 'state'])
})

it.each(['legacy-payments', 'payment-requests'])(
  'names what knows no beneficiary by its reference: %s',
  (id) => {
    const [first] = columnsOf(realTable(id), factsOf(), ['state'])
    expect(first).toMatchObject({ id: 'internalId', opens: 'payment' })
  },
)

it('never hides the column that names the row', () => {
  expect(columnsOf(table, factsOf(), ['state']).map((column) => column.id)).toEqual(['beneficiary', 'state'])
})

it.each(both)(
  'tries again many whose lock or settlement was declined as one, and totals them (TRU-203): %s',
  (id) => {
    const states = ['LOCK_DECLINED', 'SETTLEMENT_DECLINED', 'COMPLETED']
    const rows = states.map((payment_state, at) => ({
      ...row,
      ...labelled('approved'),
      payment_id: `11111111-1111-4111-8111-11111111111${at}`,
      payment_state,
      sourceAmount: '10.10',
      sourceCurrency: at === 2 ? 'EUR' : 'USD',
    }))
    const moves = bulkMovesOf(realTable(id), rows, factsOf(), everything)
    expect(moves.map(({ label, rows: open }) => [label, open.map(({ move }) => move.call)])).toEqual([
      ['Retry', ['payments.retry', 'payments.retry']],
    ])
    expect(bulkMovesOf(realTable(id), rows, factsOf(), new Set(['payments.read']))).toEqual([])
    expect(totalsOf(realTable(id), rows)).toEqual([
      { currency: 'USD', amount: '20.2' },
      { currency: 'EUR', amount: '10.1' },
    ])
  },
)

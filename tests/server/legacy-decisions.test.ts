import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { openDecisions } from './deciding.ts'
import { createTestStore } from './engines.ts'
import {
  placeApproval,
  placeLegacy,
  placeOrganisation,
  stateOf,
  type PlacedOrganisation,
  type PlacedPayment,
} from './placing.ts'
import { shippedMachines } from './server.ts'
import { asSystem } from './system.ts'

describe('a move of a payment of the legacy flow (TRU-495)', () => {
  let store: Store
  let org: PlacedOrganisation
  let decisions: ReturnType<typeof openDecisions>

  beforeAll(async () => {
    store = await createTestStore('empty')
  })
  beforeEach(async () => {
    org = await placeOrganisation(store)
    decisions = openDecisions(store)
  })

  const change = (statement: ReturnType<typeof sql>) => asSystem(store, (trx) => statement.execute(trx))
  const legacy = (more: PlacedPayment = {}) => placeLegacy(store, org, more)
  const act = (call: string, id: string, body: object = {}, userId = org.checker) =>
    decisions.act(org, call, id, { userId, body })

  it('is not settled again before it was approved, and is once it was (TRU-822)', async () => {
    const id = await legacy({ state: 'SETTLEMENT_DECLINED', labels: ['pending_approval'] })
    expect(await act('payments.retry', id)).toMatchObject({ fault: 'move-waits-for-approval' })
    expect(await stateOf(store, id)).toMatchObject({ state: 'SETTLEMENT_DECLINED' })
    expect(decisions.followed).toEqual([])
    const approved = await legacy({
      state: 'SETTLEMENT_DECLINED',
      labels: ['pending_approval', 'approved'],
    })
    expect(await act('payments.retry', approved)).toMatchObject({
      record: { details: { move: 'retry-settle' } },
    })
    const unlocked = await legacy({ state: 'LOCK_DECLINED', labels: ['pending_approval'] })
    expect(await act('payments.retry', unlocked)).toMatchObject({
      record: { details: { move: 'retry-accept' } },
    })
  })

  it('is a move of its machine, which the others are told of', async () => {
    const id = await legacy({ state: 'LOCKED', labels: ['pending_approval'], scenario: 'silent' })
    const approvalId = await placeApproval(store, org, id)
    expect(await act('payments.settle', id)).toMatchObject({
      fault: 'move-waits-for-approval',
      details: { values: { state: 'Locked', who: '' } },
    })
    expect(await act('approvals.reply', approvalId, { status: 'approved' })).toMatchObject({
      body: { status: 'approved' },
    })
    expect(await stateOf(store, id)).toMatchObject({
      labels: ['pending_approval', 'approved'],
      approval: 'approved',
    })
    expect(await act('payments.settle', id)).toMatchObject({
      body: { payment_id: id },
      record: { id, details: { move: 'settle' } },
    })
    expect(decisions.followed).toMatchObject([
      { paymentId: id, move: 'approve-locked', side: 'sender', scenario: 'silent' },
      { paymentId: id, move: 'settle' },
    ])
    expect(decisions.sent).toEqual([])
    expect(await act('payments.settle', id)).toMatchObject({
      details: { values: { who: ', moved by you' } },
    })
    expect(await act('payments.settle', id, {}, org.maker)).toMatchObject({
      fault: 'move-under-way',
      details: { values: { who: ', moved by Bea Sol' } },
    })
  })

  it('closes an approval where it ends the payment, and says why it is not open', async () => {
    const id = await legacy({ state: 'ACCEPTED', labels: ['pending_approval'] })
    await placeApproval(store, org, id)
    expect(await act('payments.fail', id, {}, org.maker)).toMatchObject({ body: { payment_id: id } })
    expect(await stateOf(store, id)).toMatchObject({
      state: 'FAILED',
      approval: 'cancelled',
      money: 'RELEASED',
    })
    expect(await act('payments.settle', await legacy({ side: 'receiver' }))).toMatchObject({
      fault: 'move-other-side',
    })
    expect(await act('payments.settle', await legacy({ contract: -1 }))).toMatchObject({
      fault: 'contract-expired',
    })
    const moved = await legacy({ state: 'COMPLETED' })
    await change(sql`insert into payment_events (org_id, environment, payment_id, state, event)
        values (${org.orgId}, 'uat', ${moved}, 'COMPLETED', 'completed')`)
    expect(await act('payments.settle', moved)).toMatchObject({
      fault: 'move-not-open',
      details: { values: { state: 'Completed', who: ', moved by the network' } },
    })
    for (const unknown of [randomUUID(), 'no-id'])
      expect(await act('payments.settle', unknown)).toMatchObject({ fault: 'not-found' })
  })

  it('returns money with a reason in words', async () => {
    const returned = (body: object) =>
      legacy({ state: 'COMPLETED', side: 'receiver' }).then((id) => act('payments.return', id, body))
    expect(await returned({ reason: 'OTHER', details: 'Wrong branch.' })).toMatchObject({
      record: { details: { reason: 'OTHER', details: 'Wrong branch.', to: 'RETURNED' } },
    })
    expect(await returned({ reason: 'BOREDOM' })).toMatchObject({ fault: 'invalid-request' })
  })

  it('is decided without a request as well, as older releases left it, and locked or not by the other side', async () => {
    const id = await legacy({ labels: ['pending_approval'] })
    expect(await act('payments.approve', id)).toMatchObject({ body: { payment_id: id } })
    expect(await stateOf(store, id)).toMatchObject({
      labels: ['pending_approval', 'approved'],
      approval: null,
    })
    const theirs = await legacy({ state: 'ACCEPTED', side: 'receiver' })
    expect(await act('payments.rejectLock', theirs)).toMatchObject({
      record: { id: theirs, details: { move: 'reject-lock' } },
    })
    expect(await stateOf(store, theirs)).toMatchObject({ state: 'LOCK_DECLINED' })
  })

  it('is made by no call that holds nobody to a decision, whatever the definitions make of it', async () => {
    const { LEGACY: machine, ...others } = shippedMachines()
    const moves = machine!.definition.moves.map((one) =>
      one.id === 'settle' ? { ...one, by: 'payments.authorize' } : one,
    )
    const LEGACY = { ...machine!, definition: { ...machine!.definition, moves } }
    const id = await legacy()
    const dependencies = { machines: { ...others, LEGACY } }
    const answer = await decisions.act(org, 'payments.settle', id, { userId: org.checker, dependencies })
    expect(answer).toMatchObject({ fault: 'definition-broken' })
    expect(await stateOf(store, id)).toMatchObject({ settling: false, events: [] })
  })
})

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { everyRight, openDecisions, type Acting } from './deciding.ts'
import { createTestStore } from './engines.ts'
import {
  placeApproval,
  placeOrganisation,
  placeOwn,
  stateOf,
  type PlacedOrganisation,
  type PlacedPayment,
} from './placing.ts'
import { shippedMachines } from './server.ts'
import { asSystem } from './system.ts'

describe('a decision about a payment', () => {
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
  const submit = async (placed: PlacedPayment = {}, approval: Parameters<typeof placeApproval>[3] = {}) => {
    const id = await placeOwn(store, org, placed)
    return { id, approvalId: await placeApproval(store, org, id, approval) }
  }
  const by = (userId: string, body: object = {}, more: Partial<Acting> = {}): Acting => ({
    userId,
    body,
    ...more,
  })
  const reply = (approvalId: string, body: object, userId = org.checker, more: Partial<Acting> = {}) =>
    decisions.act(org, 'approvals.reply', approvalId, by(userId, body, more))
  const approve = (approvalId: string, userId = org.checker, more: Partial<Acting> = {}) =>
    reply(approvalId, { status: 'approved' }, userId, more)
  const pending = { state: 'PENDING_APPROVAL', approval: 'pending', money: 'HELD', events: [] }

  describe('is made by a second person (TRU-495)', () => {
    it('who approves: it goes to the network, once and with its money', async () => {
      const { id, approvalId } = await submit()
      const answer = await approve(approvalId)
      expect(answer).toMatchObject({
        body: { approvalId, payment_id: id, status: 'approved' },
        audit: {
          action: 'payment.approve',
          objectType: 'payment',
          objectId: id,
          details: { move: 'approve', from: 'PENDING_APPROVAL', to: 'INITIATED', approvalId },
        },
      })
      expect(await stateOf(store, id)).toMatchObject({
        state: 'INITIATED',
        approval: 'approved',
        money: 'HELD',
        events: ['authorized INITIATED'],
      })
      expect(decisions.sent).toEqual([{ orgId: org.orgId, environment: 'uat', paymentId: id }])
      expect(await decisions.noticesOf(id)).toEqual(['REQUEST_APPROVED'])
      expect(await approve(approvalId)).toMatchObject({
        fault: 'approval-decided',
        details: { values: { who: 'You', how: 'approved' } },
      })
      expect(decisions.sent).toHaveLength(1)
    })

    it('who rejects, with the reasons: nothing is sent, and the money is free', async () => {
      const { id, approvalId } = await submit()
      const body = { status: 'rejected', rejection_reasons: [' Too much. ', 'Call me.'] }
      expect(await reply(approvalId, body)).toMatchObject({
        body: { status: 'rejected', rejection_reasons: ['Too much.', 'Call me.'] },
        audit: {
          action: 'payment.reject',
          details: { move: 'reject', to: 'FAILED', reason: 'Too much. Call me.' },
        },
      })
      expect(await stateOf(store, id)).toMatchObject({
        state: 'FAILED',
        money: 'RELEASED',
        events: ['rejected FAILED'],
      })
      expect(decisions.sent).toEqual([])
      const own = await decisions.act(
        org,
        'payments.reject',
        (await submit()).id,
        by(org.checker, { reason: 'No.' }),
      )
      expect(own).toMatchObject({ record: { details: { reason: 'No.', to: 'FAILED' } } })
    })

    it('or is taken back by the person who asked', async () => {
      const { id, approvalId } = await submit()
      const withdraw = (userId: string) => decisions.act(org, 'approvals.cancel', approvalId, by(userId))
      expect(await withdraw(org.checker)).toMatchObject({ fault: 'approval-of-others' })
      expect(await withdraw(org.maker)).toMatchObject({
        body: { status: 'cancelled' },
        record: { id },
      })
      expect(await stateOf(store, id)).toMatchObject({
        state: 'CANCELED',
        approval: 'cancelled',
        money: 'RELEASED',
      })
      expect(await withdraw(org.maker)).toMatchObject({
        fault: 'approval-decided',
        details: { values: { who: 'You', how: 'withdrew' } },
      })
      expect(await approve(approvalId)).toMatchObject({ details: { values: { who: 'Ana Ruiz' } } })
    })

    it('and by nobody who asked, came late or to the right late, or was shown something else', async () => {
      const { id, approvalId } = await submit()
      expect(await approve(approvalId, org.maker)).toMatchObject({ fault: 'approval-own' })
      const without = { permissions: everyRight().filter((one) => one !== 'payments.authorize') }
      expect(await approve(approvalId, org.checker, without)).toMatchObject({ fault: 'approval-outdated' })
      const outdated = { status: 'approved', fingerprint: 'of something else' }
      expect(await reply(approvalId, outdated)).toMatchObject({ fault: 'approval-outdated' })
      await change(
        sql`update users set active_since = app_now() + interval '1 hour' where id = ${org.checker}`,
      )
      expect(await approve(approvalId)).toMatchObject({ fault: 'right-younger' })
      expect(await stateOf(store, id)).toMatchObject(pending)
      await change(
        sql`update users set active_since = app_now() - interval '1 day' where id = ${org.checker}`,
      )
      for (const late of ['expired', 'pending'] as const) {
        const over = await submit({}, { seconds: -1, status: late })
        expect.soft(await approve(over.approvalId), late).toMatchObject({ fault: 'approval-expired' })
        const own = await decisions.act(org, 'approvals.cancel', over.approvalId, by(org.maker))
        expect.soft(own, late).toMatchObject({ fault: 'approval-expired' })
      }
      for (const unknown of [randomUUID(), 'no-id'])
        expect(await approve(unknown)).toMatchObject({ fault: 'not-found' })
      const { rows } = await change(
        sql`select md5(binding::text) as fingerprint from approvals where id = ${approvalId}`,
      )
      const seen = { status: 'approved', ...(rows[0] as object) }
      expect(await reply(approvalId, seen)).toMatchObject({ body: { status: 'approved' } })
    })

    it('and of what was asked for: anything else is void, which stays and tells what changed', async () => {
      const { id, approvalId } = await submit()
      await change(sql`update quotes set source_amount = 151, total_fee = 2 where id = ${id}`)
      const refusal = await approve(approvalId)
      expect(refusal).toMatchObject({
        fault: 'approval-void',
        details: { values: { what: 'the amount and the fees' } },
        auditEntry: {
          action: 'approval.void',
          objectType: 'payment',
          objectId: id,
          details: { move: 'void', from: 'PENDING_APPROVAL', to: 'CANCELED', changed: ['amount', 'fees'] },
        },
      })
      expect(await stateOf(store, id)).toMatchObject({
        state: 'CANCELED',
        approval: 'void',
        money: 'RELEASED',
        events: ['voided CANCELED'],
      })
      expect(await decisions.noticesOf(id)).toEqual(['REQUEST_VOID'])
      const what = { fault: 'approval-void', details: { values: { what: 'the amount and the fees' } } }
      expect(await approve(approvalId)).toMatchObject(what)
      expect(await decisions.act(org, 'payments.approve', id, by(org.checker))).toMatchObject(what)
      const unsaid = await submit()
      await change(
        sql`update approvals set status = 'cancelled', decided_at = app_now() where id = ${unsaid.approvalId}`,
      )
      expect(await approve(unsaid.approvalId)).toMatchObject({
        details: { values: { who: 'Someone', how: 'withdrew' } },
      })
    })

    it('and not at all where the machine is broken', async () => {
      const { id, approvalId } = await submit()
      const { DIRECT, LEGACY } = shippedMachines()
      const machines = { DIRECT, LEGACY } as ReturnType<typeof shippedMachines>
      const broken = await approve(approvalId, org.checker, { dependencies: { machines } })
      expect(broken).toMatchObject({ fault: 'definition-broken' })
      expect(await stateOf(store, id)).toMatchObject(pending)
    })
  })

  describe('at a price of now (TRU-495)', () => {
    const offer = async (id: string, changes: object = {}) => {
      const made = { replaces: id, state: 'open', source_amount: '160.00', ...changes }
      const { rows } = await change(sql`insert into quotes select made.* from quotes q,
        jsonb_populate_record(q, jsonb_build_object('id', gen_random_uuid(), 'expires_at', app_now() + interval '1 hour')
          || ${JSON.stringify(made)}::jsonb) as made where q.id = ${id} returning id`)
      return (rows[0] as { id: string }).id
    }
    const priceOf = async (id: string) => {
      const { rows } =
        await change(sql`select trim_scale(q.source_amount) || ' ' || trim_scale(p.source_amount) || ' '
          || trim_scale(e.amount) as is
        from quotes q join payments p on p.id = q.id join account_entries e on e.object_id = q.id where q.id = ${id}`)
      return (rows[0] as { is: string }).is
    }

    it('the one that the decision names is taken, with what is set aside', async () => {
      const { id, approvalId } = await submit({ quote: -1 })
      const quoteId = await offer(id)
      for (const unknown of [randomUUID(), 'no-id', (await submit({ quote: -1 })).id])
        expect(await reply(approvalId, { status: 'approved', quoteId: unknown })).toMatchObject({
          fault: 'quote-unknown',
          details: { fields: [{ path: 'quoteId' }] },
        })
      const answer = await reply(approvalId, { status: 'approved', quoteId })
      expect(answer).toMatchObject({
        audit: {
          details: {
            requoted: { from: { sourceAmount: '150.00' }, to: { quoteId, sourceAmount: '160.00' } },
          },
        },
      })
      expect(await priceOf(id)).toBe('160 160 160')
      const { rows } = await change(sql`select state from quotes where id = ${quoteId}`)
      expect(rows).toEqual([{ state: 'accepted' }])
    })

    it('one that stands is taken where it is near what was asked for, and refused with both where it is not', async () => {
      const near = await submit({ quote: -1 })
      await offer(near.id, { source_amount: '150.01' })
      const taken = { source_amount: '150.02', state: 'accepted' }
      await offer(near.id, { ...taken, created_at: new Date(Date.now() + 60_000).toISOString() })
      expect(await approve(near.approvalId)).toMatchObject({ body: { status: 'approved' } })
      expect(await priceOf(near.id)).toBe('150.01 150.01 150.01')
      const far = await submit({ quote: -1 })
      const [older, newest] = [await offer(far.id), await offer(far.id, { source_amount: '170.00' })]
      await change(sql`update quotes set created_at = app_now() - interval '1 hour' where id = ${older}`)
      expect(await approve(far.approvalId)).toMatchObject({
        fault: 'quote-moved',
        details: {
          values: {
            old: expect.stringMatching(/^150\.00 USD for 2,550\.00 MXN \(/),
            new: expect.stringMatching(/^170\.00 USD/),
          },
          current: { quote: { sourceAmount: '150.00' }, requote: { quoteId: newest } },
        },
        auditEntry: { action: 'approval.requote', objectId: far.id, details: { to: { quoteId: newest } } },
      })
      expect(await stateOf(store, far.id)).toMatchObject(pending)
    })

    it('none is asked for while that of the payment stands, and none taken that the account does not cover', async () => {
      const { id, approvalId } = await submit()
      await offer(id)
      expect(await approve(approvalId)).toMatchObject({ body: { status: 'approved' } })
      expect(await priceOf(id)).toBe('150 150 150')
      const short = await submit({ quote: -1 })
      const quoteId = await offer(short.id, { source_amount: '5000.00' })
      expect(await reply(short.approvalId, { status: 'approved', quoteId })).toMatchObject({
        fault: 'insufficient-funds',
        details: { fields: [{ path: 'quoteId' }] },
      })
      expect(await stateOf(store, short.id)).toMatchObject(pending)
    })
  })
})

import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lookAtQuote, takeQuote } from '#server/payments/start/quote-acceptance.ts'
import { changeAsSeen, changeInTurn, type Change } from '#server/payments/moves/state-change.ts'
import { closeApproval, saveDecision, voidApproval } from '#server/payments/moves/approval/decision.ts'
import type { Store } from '#server/store/store.ts'
import type { Trx } from '#server/store/tenant.ts'
import { createTestStore } from './engines.ts'
import {
  placeApproval,
  placeIdentity,
  placeLegacy,
  placeOrganisation,
  placeOwn,
  setPayment,
  stateOf,
  type PlacedOrganisation,
  type PlacedPayment,
} from './placing.ts'
import { shippedMachines } from './server.ts'
import { asSystem } from './system.ts'

describe('the statements that move a payment', () => {
  let store: Store
  let org: PlacedOrganisation
  let other: PlacedOrganisation
  const machines = shippedMachines()

  beforeAll(async () => {
    store = await createTestStore('empty')
  })
  beforeEach(async () => {
    org = await placeOrganisation(store)
    other = await placeOrganisation(store)
  })

  const run = <Answer>(work: (trx: Trx) => Promise<Answer>) => asSystem(store, work)
  const set = (id: string, change: ReturnType<typeof sql>) => setPayment(store, org, id, change)
  const rowOf = (id: string, { orgId }: PlacedOrganisation = org) =>
    run((trx) =>
      trx
        .selectFrom('payments')
        .selectAll()
        .where('org_id', '=', orgId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    )
  const columns = async (id: string, of?: PlacedOrganisation) => {
    const { state, settling, fully_locked, labels, cause, transaction_hash } = await rowOf(id, of)
    return { state, settling, fully_locked, labels, cause, transaction_hash }
  }
  const legacy = (more: PlacedPayment = {}) => placeLegacy(store, org, more)
  const past = { contract: -60 }

  describe('as it was seen (TRU-495)', () => {
    const move = async (id: string, change: Change, seen = rowOf(id), now = new Date()) => {
      const row = await seen
      return run((trx) => changeAsSeen(trx, machines, row, now, change))
    }

    it('change what the move changes, and nothing of another payment', async () => {
      const id = await legacy({ settling: true })
      await placeOwn(store, other, { id, flow: 'LEGACY', state: 'LOCKED', labels: ['approved'] })
      const [before, neighbour] = [await columns(id), await columns(id, other)]
      expect(await move(id, { to: 'LOCKED', settling: true, fullyLocked: true, labels: ['a', 'b'] })).toBe(
        true,
      )
      expect(await columns(id)).toEqual({ ...before, settling: true, fully_locked: true, labels: ['a', 'b'] })
      expect(await move(id, { to: 'FAILED', cause: 'closed', labels: [] })).toBe(true)
      const failed = { state: 'FAILED', settling: false, fully_locked: true, labels: [], cause: 'closed' }
      expect(await columns(id)).toEqual({ ...before, ...failed })
      expect(await stateOf(store, id)).toMatchObject({ money: expect.any(String) })
      expect(await columns(id, other)).toEqual(neighbour)
      const { modified_at: later, created_at: made } = await rowOf(id)
      expect(later.getTime()).toBeGreaterThan(made.getTime())
    })

    it.each([
      ['its state', sql`state = 'ACCEPTED'`],
      ['its settlement', sql`settling = true`],
      ['its lock', sql`fully_locked = true`],
      ['its labels', sql`labels = '{}'`],
      ['its contract, which ran out', sql`contract_expires_at = app_now()`],
    ])('change nothing where somebody was faster with %s', async (_, change) => {
      const id = await legacy()
      const seen = await rowOf(id)
      await set(id, change)
      const now = await columns(id)
      expect(await move(id, { to: 'FAILED' }, Promise.resolve(seen))).toBe(false)
      expect(await columns(id)).toEqual(now)
      expect(await stateOf(store, id)).toMatchObject({ money: 'HELD' })
    })

    it('move a payment whose contract was over when it was seen, and one that has none', async () => {
      const over = await legacy(past)
      expect(await move(over, { to: 'FAILED' })).toBe(true)
      const none = await placeOwn(store, org, { state: 'PENDING_APPROVAL' })
      expect(await move(none, { to: 'CANCELED' })).toBe(true)
      for (const id of [over, none]) expect(await stateOf(store, id)).toMatchObject({ money: 'RELEASED' })
      const { contract_expires_at: end, ...seen } = await rowOf(await legacy())
      const late = { ...seen, contract_expires_at: end }
      expect(await run((trx) => changeAsSeen(trx, machines, late, end!, { to: 'FAILED' }))).toBe(false)
    })

    it('keep what the chain calls the transfer of a payee on a chain alone', async () => {
      const beneficiaryId = await placeIdentity(store, org)
      const sent = { state: 'VALIDATING' }
      for (const [placed, hash] of [
        [{ ...sent, beneficiaryId, network: 'ETHEREUM' }, '0xabc'],
        [{ ...sent, beneficiaryId }, null],
        [{ ...sent, network: 'ETHEREUM' }, null],
      ] as const) {
        const id = await placeOwn(store, org, placed)
        await move(id, { to: 'TRANSFERRING', transactionHash: '0xabc' })
        await move(id, { to: 'COMPLETED' })
        expect(await columns(id)).toMatchObject({ state: 'COMPLETED', transaction_hash: hash })
        expect(await stateOf(store, id)).toMatchObject({ money: 'BOOKED' })
      }
    })
  })

  it('in turn move only from the states they may, and not after the contract where that ends them (TRU-495)', async () => {
    const turn = { from: ['LOCKED', 'PREPARED'], lapses: ['LOCKED'] }
    const move = async (id: string, flow: 'LEGACY' | 'DIRECT' = 'LEGACY') =>
      run((trx) => changeInTurn(trx, machines, { org_id: org.orgId, id, flow }, turn, { to: 'FAILED' }))
    const id = await legacy()
    await placeOwn(store, other, { id, flow: 'LEGACY', state: 'LOCKED' })
    expect(await move(id, 'DIRECT')).toBeUndefined()
    expect(await move(id)).toMatchObject({ id, org_id: org.orgId, state: 'FAILED' })
    expect(await move(id)).toBeUndefined()
    expect(await stateOf(store, id)).toBeDefined()
    expect(await columns(id, other)).toMatchObject({ state: 'LOCKED' })
    expect(await move(await legacy({ state: 'ACCEPTED' }))).toBeUndefined()
    expect(await move(await legacy(past))).toBeUndefined()
    expect(await move(await legacy({ ...past, state: 'PREPARED' }))).toMatchObject({ state: 'FAILED' })
    expect(await move(await legacy({ contract: 0 }))).toBeUndefined()
  })

  describe('that decide an approval (TRU-495)', () => {
    const submit = async (approval: Parameters<typeof placeApproval>[3] = {}) => {
      const id = await placeOwn(store, org)
      await placeApproval(store, org, id, approval)
      await placeOwn(store, other, { id })
      await placeApproval(store, other, id)
      return id
    }
    const key = (id: string) => ({ org_id: org.orgId, id })
    const decide = async (
      id: string,
      status: 'approved' | 'rejected' | 'cancelled',
      by: string,
      reasons?: string[],
    ) => run((trx) => saveDecision(trx, key(id), { status, by, ...(reasons && { reasons }) }))
    const approvalOf = async (id: string, { orgId } = org) => {
      const { rows } = await run((trx) =>
        sql<{
          row: unknown
        }>`select jsonb_build_array(status, decided_by, decided_at is not null, rejection_reasons, changed) as row
          from approvals where org_id = ${orgId} and payment_id = ${id}`.execute(trx),
      )
      return rows[0]!.row
    }
    const open = ['pending', null, false, [], []]

    it('take the answer of a second person once, and that of nobody else', async () => {
      const id = await submit()
      expect(await decide(id, 'approved', org.maker)).toBe(false)
      expect(await decide(id, 'cancelled', org.checker)).toBe(false)
      expect(await approvalOf(id)).toEqual(open)
      expect(await decide(id, 'rejected', org.checker, ['No.', 'Never.'])).toBe(true)
      expect(await decide(id, 'approved', org.checker)).toBe(false)
      expect(await approvalOf(id)).toEqual(['rejected', org.checker, true, ['No.', 'Never.'], []])
      const own = await submit()
      expect(await decide(own, 'cancelled', org.maker)).toBe(true)
      expect(await approvalOf(own)).toEqual(['cancelled', org.maker, true, [], []])
      for (const one of [id, own]) expect(await approvalOf(one, other)).toEqual(open)
    })

    it('take no answer once the time is over, and none about anything but what was asked for', async () => {
      for (const seconds of [0, -1])
        expect(await decide(await submit({ seconds }), 'approved', org.checker)).toBe(false)
      const id = await submit()
      await run((trx) =>
        sql`update quotes set rate = 18 where org_id = ${org.orgId} and id = ${id}`.execute(trx),
      )
      for (const status of ['approved', 'rejected'] as const)
        expect(await decide(id, status, org.checker)).toBe(false)
      expect(await decide(id, 'cancelled', org.maker)).toBe(true)
    })

    it('close what is left to decide, and make void what was not asked for, of one payment and while it is open', async () => {
      const [closed, voided] = [await submit(), await submit()]
      for (let turn = 0; turn < 2; turn += 1) {
        await run((trx) => closeApproval(trx, key(closed), null))
        await run((trx) => voidApproval(trx, key(voided), ['amount', 'fees']))
      }
      for (const id of [closed, voided]) {
        await run((trx) => closeApproval(trx, key(id), null))
        await run((trx) => voidApproval(trx, key(id), ['quote']))
        expect(await approvalOf(id, other)).toEqual(open)
      }
      expect(await approvalOf(closed)).toEqual(['cancelled', null, true, [], []])
      expect(await approvalOf(voided)).toEqual(['void', null, true, [], ['amount', 'fees']])
    })
  })

  describe('that take a quote (TRU-495)', () => {
    const offer = async (changes: object = {}) => {
      const id = await placeOwn(store, org, {})
      await run(async (trx) => {
        await sql`delete from payments where id = ${id}`.execute(trx)
        await trx
          .updateTable('quotes')
          .set({ state: 'open', ...changes })
          .where('id', '=', id)
          .execute()
      })
      return id
    }
    const asking = (userId = org.maker) => ({
      tenant: { ...org, userId, environment: 'uat' as const },
      now: new Date(),
    })
    const at = (path: string) => ({ details: { fields: [{ path }] } })
    const look = (id: string, flow: 'DIRECT' | 'LEGACY' = 'DIRECT', by?: string) =>
      run((trx) => lookAtQuote({ trx, ...asking(by) }, { id, flow }))
    const take = (id: string, flow: 'DIRECT' | 'LEGACY' = 'DIRECT', by?: string) =>
      run((trx) => takeQuote({ trx, ...asking(by) }, { id, flow }))

    it('take it once, while it stands and for the person who asked', async () => {
      const [id, neighbour] = [await offer(), await offer()]
      for (const ask of [look, take]) {
        expect(await ask(id, 'LEGACY')).toMatchObject({ fault: 'quote-unknown', ...at('quote_id') })
        expect(await ask(id, 'DIRECT', org.checker)).toMatchObject({
          fault: 'quote-unknown',
          ...at('quoteId'),
        })
      }
      expect(await look(id)).toMatchObject({ id, state: 'open' })
      expect(await take(id)).toMatchObject({ id, state: 'accepted' })
      for (const ask of [look, take])
        expect(await ask(id)).toMatchObject({ fault: 'quote-accepted-already', ...at('quoteId') })
      expect(await look(neighbour)).toMatchObject({ state: 'open' })
    })

    it('take none that is over, of the other flow, or in the place of that of a payment', async () => {
      const over = await offer({ expires_at: sql`app_now()` })
      for (const ask of [look, take])
        expect(await ask(over)).toMatchObject({ fault: 'quote-expired', ...at('quoteId') })
      const replacing = await offer({ replaces: await placeOwn(store, org) })
      for (const ask of [look, take]) expect(await ask(replacing)).toMatchObject({ fault: 'quote-unknown' })
      const contract = await offer({ flow: 'LEGACY' })
      expect(await look(contract, 'LEGACY')).toMatchObject({ id: contract })
      expect(await take(contract, 'LEGACY')).toMatchObject({ state: 'accepted' })
      expect(await take(contract, 'LEGACY')).toMatchObject({
        fault: 'quote-accepted-already',
        ...at('quote_id'),
      })
    })
  })
})

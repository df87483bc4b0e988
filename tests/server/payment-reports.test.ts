import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { JobDefinition } from '#server/jobs/jobs.ts'
import { defineContractExpiry } from '#server/payments/moves/expiry.ts'
import { takeMoves } from '#server/payments/moves/report.ts'
import { takeReports } from '#server/payments/report.ts'
import { markRetried } from '#server/payments/start/retried-payment.ts'
import type { Store } from '#server/store/store.ts'
import type { Trx } from '#server/store/tenant.ts'
import { createTestStore } from './engines.ts'
import {
  placeApproval,
  placeLegacy,
  placeIdentity,
  placeOrganisation,
  placeOwn,
  setPayment,
  stateOf,
  type PlacedOrganisation,
  type PlacedPayment,
} from './placing.ts'
import { shippedMoving } from './server.ts'
import { asSystem } from './system.ts'

describe('a payment that others move', () => {
  let store: Store
  let org: PlacedOrganisation
  let other: PlacedOrganisation
  const moving = shippedMoving()

  beforeAll(async () => {
    store = await createTestStore('empty')
  })
  beforeEach(async () => {
    org = await placeOrganisation(store)
    other = await placeOrganisation(store)
  })

  const run = <Answer>(work: (trx: Trx) => Promise<Answer>) => asSystem(store, work)
  const set = (id: string, change: ReturnType<typeof sql>) => setPayment(store, org, id, change)
  const rowOf = (id: string) =>
    run((trx) => trx.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow())
  const columns = async (id: string) => {
    const { state, settling, fully_locked } = await rowOf(id)
    return { state, settling, fully_locked }
  }
  const legacy = (more: PlacedPayment = {}) => placeLegacy(store, org, more)
  const past = { contract: -60 }

  it('end a contract that ran out, each once and in turn, and no other payment (TRU-495)', async () => {
    const jobs: JobDefinition[] = []
    defineContractExpiry({ define: (job) => void jobs.push(job as JobDefinition) }, store, moving)
    expect(jobs).toMatchObject([{ name: 'payments.expire', everySeconds: 60 }])
    const ended = [
      await legacy({ contract: 0, settling: true }),
      await legacy({ ...past, state: 'ACCEPTED' }),
    ]
    const stays = [
      await legacy({ contract: 600 }),
      await legacy({ ...past, state: 'PREPARED' }),
      await placeOwn(store, org, { ...past, state: 'ACCEPTED' }),
    ]
    const before = await Promise.all(stays.map((id) => stateOf(store, id)))
    for (let turn = 0; turn < 2; turn += 1) {
      await jobs[0]!.work({})
      for (const id of ended)
        expect(await stateOf(store, id)).toMatchObject({
          state: 'EXPIRED',
          settling: false,
          money: 'RELEASED',
          events: ['expired EXPIRED'],
          audit: ['payment.expire'],
        })
      expect(await Promise.all(stays.map((id) => stateOf(store, id)))).toEqual(before)
    }
    const { rows } = await run((trx) =>
      sql<{
        row: unknown
      }>`select jsonb_build_array(org_id, environment, user_id, object_type, details) as row
        from audit_trail where object_id = any(${ended}) order by seq`.execute(trx),
    )
    expect(new Set(rows.map(({ row }) => JSON.stringify(row)))).toEqual(
      new Set(
        ['LOCKED', 'ACCEPTED'].map((from) => JSON.stringify([org.orgId, 'uat', null, 'payment', { from }])),
      ),
    )
    expect((await rowOf(ended[0]!)).modified_at.getTime()).toBeGreaterThan(
      (await rowOf(ended[0]!)).created_at.getTime(),
    )
  })

  describe('by a report of others (TRU-495)', () => {
    const auditOf = async (id: string) => {
      const { rows } = await run((trx) =>
        sql<{
          row: unknown
        }>`select jsonb_build_array(action, user_id, environment, object_type, details) as row
          from audit_trail where object_id = ${id} order by seq`.execute(trx),
      )
      return rows.map(({ row }) => row)
    }
    const reported = (details: object) => ['payment.report', null, 'uat', 'payment', details]

    it('follow the network in turn and once, with the reason', async () => {
      const report = (
        id: string,
        state: 'VALIDATING' | 'TRANSFERRING' | 'COMPLETED' | 'FAILED' | 'RETURNED',
        cause?: string,
      ) =>
        run((trx) =>
          takeReports(moving)(trx, {
            orgId: org.orgId,
            environment: 'uat',
            paymentId: id,
            state,
            ...(cause && { cause }),
          }),
        )
      const turns = ['VALIDATING', 'TRANSFERRING', 'COMPLETED', 'RETURNED'] as const
      const id = await placeOwn(store, org, { state: 'INITIATED' })
      for (const [at, state] of turns.entries()) {
        for (const late of turns.slice(at + 1).filter((one) => one !== 'RETURNED' || at < 1))
          expect.soft(await report(id, late), `${late} before ${state}`).toBe(false)
        expect(await report(id, state)).toBe(true)
        expect(await report(id, state)).toBe(false)
      }
      expect(await report(id, 'FAILED')).toBe(false)
      expect((await stateOf(store, id)).events).toEqual([
        'compliance verification started VALIDATING',
        'executed TRANSFERRING',
        'completed COMPLETED',
        'returned RETURNED',
      ])
      for (const state of ['INITIATED', 'VALIDATING', 'TRANSFERRING']) {
        const failed = await placeOwn(store, org, { state })
        expect.soft(await report(failed, 'FAILED', 'closed'), state).toBe(true)
        expect(await stateOf(store, failed)).toMatchObject({
          state: 'FAILED',
          cause: 'closed',
          money: 'RELEASED',
        })
        expect(await auditOf(failed)).toEqual([reported({ to: 'FAILED', event: 'failed', cause: 'closed' })])
        const { rows } = await run((trx) =>
          sql<{ is: string }>`select event_type || ' ' || (select detail ->> 'cause' from payment_events e
            where e.payment_id = ${failed}) as is from notifications where page_parameters ->> 'id' = ${failed}`.execute(
            trx,
          ),
        )
        expect(rows).toEqual([{ is: 'PAYMENT_FAILED closed' }])
      }
      const back = await placeOwn(store, org, { state: 'TRANSFERRING' })
      expect(await report(back, 'RETURNED')).toBe(true)
      expect(await report(await legacy({ state: 'INITIATED' }), 'VALIDATING')).toBe(false)
    })

    const take = (id: string, move: string, cause?: string) =>
      run((trx) =>
        takeMoves(moving)(trx, {
          orgId: org.orgId,
          environment: 'uat',
          paymentId: id,
          move,
          side: 'sender',
          scenario: null,
          ...(cause && { cause }),
        }),
      )

    it('follow other institutions by the machine, with what they lock, and close what is over', async () => {
      const id = await legacy({ state: 'ACCEPTED', labels: ['pending_approval'] })
      await placeApproval(store, org, id)
      expect(await take(id, 'unheard-of')).toBeUndefined()
      expect(await take(id, 'settlement-execute')).toBeUndefined()
      expect([await take(id, 'lock'), await take(id, 'lock')]).toEqual(['lock', undefined])
      const notices = await run((trx) =>
        sql`select event_type as is from notifications where page_parameters ->> 'id' = ${id}`.execute(trx),
      )
      expect(notices.rows).toEqual([{ is: 'PAYMENT_LOCKED' }])
      expect(await columns(id)).toMatchObject({ state: 'LOCKED', fully_locked: true, settling: false })
      expect(await stateOf(store, id)).toMatchObject({ approval: 'pending', events: ['locked LOCKED'] })
      expect(await take(id, 'settlement-prepare')).toBe('settlement-prepare')
      expect(await take(id, 'settlement-execute')).toBe('settlement-execute')
      expect(await columns(id)).toMatchObject({ fully_locked: true })
      expect(await take(id, 'fail-payout', 'closed')).toBe('fail-payout')
      expect(await stateOf(store, id)).toMatchObject({
        state: 'FAILED',
        approval: 'cancelled',
        money: 'RELEASED',
      })
      expect((await auditOf(id)).at(-1)).toEqual(reported({ to: 'FAILED', event: 'failed', cause: 'closed' }))
      const prepared = await legacy()
      await take(prepared, 'settlement-prepare')
      expect(await columns(prepared)).toMatchObject({ state: 'PREPARED', fully_locked: true })
      const declined = await legacy({ state: 'ACCEPTED' })
      await take(declined, 'reject-lock')
      expect(await columns(declined)).toMatchObject({ state: 'LOCK_DECLINED', fully_locked: false })
      const forwarded = await legacy({ state: 'EXECUTED' })
      expect(await take(forwarded, 'forward')).toBe('forward')
      expect(await stateOf(store, forwarded)).toMatchObject({ state: 'FORWARDED', events: [] })
      expect(await auditOf(forwarded)).toEqual([reported({ to: 'FORWARDED', event: 'forward' })])
      for (const late of [await legacy({ ...past, state: 'ACCEPTED' }), await legacy({ state: 'QUOTED' })])
        expect(await take(late, 'lock')).toBeUndefined()
    })

    it.each([
      ['sender', { auto_settlement: 'true' }, 'settle'],
      ['sender', { auto_settlement: 'true', payment_authorization: 'false' }, 'settle'],
      ['receiver', { auto_settlement: 'true' }, 'lock'],
      ['sender', { auto_settlement: 'false' }, 'lock'],
      ['sender', {}, 'lock'],
    ] as const)('settle by themselves at the %s with %j: %s', async (side, settings, is) => {
      for (const [name, value] of Object.entries(settings))
        await run((trx) =>
          sql`insert into organisation_settings (org_id, setting_name, setting_value)
            values (${org.orgId}, ${name}, ${value})`.execute(trx),
        )
      await run((trx) =>
        sql`insert into organisation_settings (org_id, setting_name, setting_value)
          values (${other.orgId}, 'auto_settlement', ${is === 'lock' ? 'true' : 'false'})`.execute(trx),
      )
      const id = await legacy({ state: 'ACCEPTED', side })
      expect(await take(id, 'lock', 'said')).toBe(is)
      expect(await columns(id)).toMatchObject({
        state: 'LOCKED',
        settling: is === 'settle',
        fully_locked: true,
      })
      const own = reported({ to: 'LOCKED', event: 'settled by itself' })
      expect(await auditOf(id)).toEqual([
        reported({ to: 'LOCKED', event: 'locked', cause: 'said' }),
        ...(is === 'settle' ? [own] : []),
      ])
      const declined = await legacy({ state: 'LOCKED', side })
      expect(await take(declined, 'settlement-decline')).toBe('settlement-decline')
    })
  })

  it('mark what a payment was sent again for, once, and only what failed or came back (TRU-495, TRU-777)', async () => {
    const beneficiaryId = await placeIdentity(store, org)
    const place = (placed: PlacedPayment) => placeOwn(store, org, { beneficiaryId, ...placed })
    const failed = await place({ state: 'FAILED' })
    const retry = async (of: string) => {
      const id = await place({ state: 'INITIATED' })
      await run((trx) => markRetried(trx, id, of))
      return (await rowOf(id)).retry_of
    }
    expect([await retry(failed), await retry(failed)]).toEqual([failed, null])
    const back = await place({ state: 'RETURNED' })
    expect(await retry(back)).toBe(back)
    for (const placed of [
      { state: 'COMPLETED' },
      { state: 'FAILED', flow: 'LEGACY' },
      { state: 'FAILED', side: 'receiver' },
      { state: 'FAILED', environment: 'prod' },
      { state: 'FAILED', beneficiaryId: await placeIdentity(store, org) },
    ] as const)
      expect.soft(await retry(await place(placed)), JSON.stringify(placed)).toBeNull()
    const returning = await place({ state: 'FAILED' })
    await set(returning, sql`payment_type = 'RETURN'`)
    expect(await retry(returning)).toBeNull()
    const own = await place({ state: 'FAILED' })
    await run((trx) => markRetried(trx, own, own))
    expect((await rowOf(own)).retry_of).toBeNull()
  })
})

import { sql } from 'kysely'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { listApprovals } from '#server/approvals/list.ts'
import { defineApprovalExpiry } from '#server/payments/moves/approval/approval-expiry.ts'
import type { JobDefinition } from '#server/jobs/jobs.ts'
import type { Store } from '#server/store/store.ts'
import { inTenant } from '#server/store/tenant.ts'
import { createTestStore } from './engines.ts'
import {
  placeApproval,
  placeIdentity,
  placeOrganisation,
  placeOwn,
  stateOf,
  type PlacedOrganisation,
} from './placing.ts'
import { shippedMachines, shippedWorld } from './server.ts'
import { asSystem } from './system.ts'

describe('payments that wait for a second person', () => {
  let store: Store

  beforeAll(async () => {
    store = await createTestStore('empty')
  })

  describe('when nobody decides in time (TRU-492)', () => {
    const jobs: JobDefinition[] = []
    const expire = () => jobs[0]!.work({})
    let org: PlacedOrganisation

    beforeAll(async () => {
      defineApprovalExpiry({ define: (job) => void jobs.push(job as JobDefinition) }, store, {
        machines: shippedMachines(),
        definitions: shippedWorld().definitions,
      })
      org = await placeOrganisation(store)
    })

    const waiting = { state: 'PENDING_APPROVAL', approval: 'pending', money: 'HELD', events: [], audit: [] }
    const lapsed = {
      state: 'EXPIRED',
      approval: 'expired',
      money: 'RELEASED',
      events: ['expired EXPIRED'],
      audit: ['approval.expire'],
    }

    it('expire from the very moment their time is over, each in its environment and once, and give their money back', async () => {
      const other = await placeOrganisation(store)
      const [due, later, prod, theirs, decided] = [
        await placeOwn(store, org),
        await placeOwn(store, org),
        await placeOwn(store, org, { environment: 'prod' }),
        await placeOwn(store, other),
        await placeOwn(store, org, { state: 'INITIATED' }),
      ]
      for (const id of [due, prod]) await placeApproval(store, org, id, { seconds: 0 })
      // Another organisation may know a payment by the same id.
      for (const [id, seconds] of [
        [due, 3600],
        [prod, 0],
      ] as const) {
        await placeOwn(store, other, { id })
        await placeApproval(store, other, id, { seconds })
      }
      await placeApproval(store, other, theirs, { seconds: -60 })
      await placeApproval(store, org, later, { seconds: 3600 })
      await placeApproval(store, org, decided, { seconds: -60, status: 'approved', decidedBy: org.checker })
      for (let turn = 0; turn < 2; turn += 1) {
        await expire()
        for (const id of [due, prod]) expect(await stateOf(store, id, org.orgId)).toMatchObject(lapsed)
        for (const id of [prod, theirs]) expect(await stateOf(store, id, other.orgId)).toMatchObject(lapsed)
        expect(await stateOf(store, due, other.orgId)).toMatchObject(waiting)
        expect(await stateOf(store, later)).toMatchObject(waiting)
        expect(await stateOf(store, decided)).toMatchObject({
          state: 'INITIATED',
          approval: 'approved',
          money: 'HELD',
        })
      }
      const { rows } = await asSystem(store, (trx) =>
        sql<{ row: unknown }>`select jsonb_build_array(org_id, environment, user_id, object_type) as row
          from audit_trail where object_id = ${theirs} or (object_id = ${prod} and org_id = ${org.orgId}) order by environment`.execute(
          trx,
        ),
      )
      expect(rows.map(({ row }) => row)).toEqual([
        [org.orgId, 'prod', null, 'payment'],
        [other.orgId, 'uat', null, 'payment'],
      ])
      const when = await asSystem(store, (trx) =>
        sql<{
          id: string
          late: boolean
        }>`select payment_id as id, decided_at >= expires_at as late from approvals
          where org_id = ${org.orgId} and decided_at is not null and status = 'expired'`.execute(trx),
      )
      expect(when.rows.map(({ late }) => late)).toEqual([true, true])
    })

    it('go on where they are none of the new flow, or not held any more', async () => {
      const legacy = await placeOwn(store, org, {
        flow: 'LEGACY',
        state: 'ACCEPTED',
        labels: ['pending_approval'],
      })
      const moved = await placeOwn(store, org, { state: 'INITIATED' })
      for (const id of [legacy, moved]) await placeApproval(store, org, id, { seconds: -1 })
      await expire()
      const gone = { approval: 'expired', money: 'HELD', events: [], audit: ['approval.expire'] }
      expect(await stateOf(store, legacy)).toMatchObject({ state: 'ACCEPTED', ...gone })
      expect(await stateOf(store, moved)).toMatchObject({ state: 'INITIATED', ...gone })
    })

    it.runIf(inject('postgresUrl'))('wait for the next turn while one is decided', async () => {
      const [id, free] = [await placeOwn(store, org), await placeOwn(store, org)]
      for (const one of [id, free]) await placeApproval(store, org, one, { seconds: -1 })
      await asSystem(store, async (trx) => {
        await sql`select 1 from payments where id = ${id} for update`.execute(trx)
        await expire()
      })
      expect(await stateOf(store, free)).toMatchObject(lapsed)
      expect(await stateOf(store, id)).toMatchObject(waiting)
      await expire()
      expect(await stateOf(store, id)).toMatchObject(lapsed)
    })

    it('are looked for every minute', () => {
      expect(jobs).toMatchObject([{ name: 'approvals.expire', everySeconds: 60 }])
    })
  })

  describe('are listed (TRU-492)', () => {
    let org: PlacedOrganisation
    let ids: Record<'first' | 'second' | 'late' | 'void' | 'theirs', string>

    beforeAll(async () => {
      org = await placeOrganisation(store)
      const beneficiaryId = await placeIdentity(store, org)
      const place = async (more: object, approval: object) => {
        const id = await placeOwn(store, org, { amount: '10.00', ...more })
        await placeApproval(store, org, id, approval)
        return id
      }
      const reference = { internalId: 'Invoice 7', endToEndId: 'Abono 9', beneficiaryId }
      ids = {
        first: await place(reference, { ago: 5 }),
        second: await place(
          { state: 'INITIATED' },
          { ago: 4, status: 'approved', decidedBy: org.checker, seconds: -60 },
        ),
        late: await place({}, { ago: 3, seconds: 0 }),
        void: await place(
          { state: 'FAILED' },
          { ago: 2, status: 'rejected', decidedBy: org.checker, reasons: ['No.'] },
        ),
        theirs: await place({}, { ago: 1, by: org.checker }),
      }
    })

    const list = async (query: Partial<Parameters<typeof listApprovals>[2]> = {}) => {
      const tenant = { orgId: org.orgId, userId: org.maker, environment: 'uat' as const }
      const { content, page } = await inTenant(store, tenant, (trx) =>
        listApprovals(trx, org.maker, { page: 0, size: 10, ...query }),
      )
      const names = new Map(Object.entries(ids).map(([name, id]) => [id, name]))
      expect(page.totalElements).toBe(query.size === undefined ? content.length : 5)
      return { content, is: content.map(({ payment_id: id }) => names.get(id)) }
    }

    it('newest first or last, page by page', async () => {
      const all = ['theirs', 'void', 'late', 'second', 'first']
      expect((await list()).is).toEqual(all)
      expect((await list({ sort_direction: 'desc' })).is).toEqual(all)
      expect((await list({ sort_direction: 'asc' })).is).toEqual(all.toReversed())
      expect((await list({ size: 2, page: 1 })).is).toEqual(['late', 'second'])
    })

    it('by whose they are and what they have come to, by the clock', async () => {
      expect((await list({ mine: 'true' })).is).toEqual(['void', 'late', 'second', 'first'])
      expect((await list({ mine: 'others' })).is).toEqual(['theirs'])
      for (const [status, is] of [
        ['pending', ['theirs', 'first']],
        ['expired', ['late']],
        ['approved', ['second']],
        ['rejected', ['void']],
        ['cancelled', []],
      ] as const) {
        const found = await list({ status })
        expect.soft(found.is, status).toEqual(is)
        expect
          .soft(new Set(found.content.map((row) => row.status)), status)
          .toEqual(new Set(is.length > 0 ? [status] : []))
      }
      // Within one transaction it is one moment.
      const atOnce = await asSystem(store, async (trx) => {
        await sql`update approvals set expires_at = app_now() where payment_id = ${ids.late}`.execute(trx)
        return listApprovals(trx, org.maker, { page: 0, size: 10, mine: 'true', status: 'expired' })
      })
      expect(atOnce.content).toMatchObject([{ payment_id: ids.late, status: 'expired' }])
      await asSystem(store, (trx) =>
        sql`update approvals set status = 'expired' where payment_id = ${ids.late}`.execute(trx),
      )
      expect((await list({ status: 'expired' })).is).toEqual(['late'])
    })

    it('by the payee, the references, and who asked and decided', async () => {
      for (const [search, is] of [
        ['taller', ['first']],
        ['invoice', ['first']],
        ['abono', ['first']],
        ['azul invoice', ['first']],
        ['ana', ['void', 'late', 'second', 'first']],
        ['ruiz', ['void', 'late', 'second', 'first']],
        ['sol', ['theirs', 'void', 'second']],
        ['sol ana', ['void', 'second']],
        [`bea-${org.checker}`, ['theirs', 'void', 'second']],
        ['nobody', []],
      ] as const)
        expect.soft((await list({ search })).is, search).toEqual(is)
    })

    it('with the payee, the people and the reasons that there are', async () => {
      const { content } = await list()
      const [theirs, rejected, , approved, first] = content
      expect(first).toMatchObject({
        beneficiaryName: 'Taller Azul',
        initiatedBy: { id: org.maker, name: 'Ana Ruiz' },
      })
      expect(first).not.toHaveProperty('decidedBy')
      expect(approved).toMatchObject({
        decidedBy: { id: org.checker, name: 'Bea Sol' },
        payment_state: 'INITIATED',
      })
      expect(approved).not.toHaveProperty('beneficiaryName')
      expect(rejected).toMatchObject({ rejection_reasons: ['No.'] })
      expect(theirs).toMatchObject({ initiatedBy: { id: org.checker, name: 'Bea Sol' } })
    })

    it('with the newest price that stands where that of the payment is over', async () => {
      const offer = (name: 'first' | 'second', changes: object) =>
        asSystem(store, async (trx) => {
          const { rows } = await sql<{ id: string }>`insert into quotes select made.* from quotes q,
            jsonb_populate_record(q, jsonb_build_object('id', gen_random_uuid(), 'replaces', q.id, 'state', 'open') || ${JSON.stringify(changes)}::jsonb) as made
            where q.id = ${ids[name]} returning id`.execute(trx)
          return rows[0]!.id
        })
      const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
      await offer('first', { created_at: at(-3) })
      const newest = await offer('first', { created_at: at(-2) })
      await offer('first', { created_at: at(-1), expires_at: at(-0.5) })
      await offer('first', { created_at: at(0), state: 'accepted' })
      const { content } = await list()
      expect(content.filter((row) => row.requote).map((row) => [row.payment_id, row.requote])).toEqual([
        [ids.first, { quoteId: newest }],
      ])
    })
  })
})

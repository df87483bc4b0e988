import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { notifyOfEvent } from '#server/payments/notice.ts'
import { isArchived } from '#server/notifications/state.ts'
import type { Store } from '#server/store/store.ts'
import { inTenant } from '#server/store/tenant.ts'
import { describeAnyEngine } from './engines.ts'
import { codeOf, identityNamed, pay, type Caller, type IdentityRecord } from './paying.ts'
import { shippedWorld } from './server.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { uploadFile } from './uploading.ts'
import { openWorld, type World } from './world.ts'

interface Notification {
  id: string
  event_type: string
  title: string
  message: string
  path?: string
  read: boolean
  archived: boolean
  mayReturn: boolean
  delivery: string
}

interface Page {
  notifications: Notification[]
  paginationKeys: { next?: string }
  totalCount: number
  currentPage: number
  totalPage: number
  unreadCount: number
}

interface Inbox {
  caller: Caller
  userId: string
  orgId: string
}

const DAY = 86_400
const HEAD = 'Beneficiary,Amount,Amount type,Purpose,Memo,Internal ID'

describeAnyEngine('notifications', (makeStore) => {
  let store: Store
  let world: World
  let maker: Inbox
  let checker: Inbox
  let taller: IdentityRecord

  const open = async (email: string): Promise<Inbox> => {
    const caller = await signIn(world.app, email)
    const row = await asSystem(store, (trx) =>
      trx.selectFrom('users').select(['id', 'org_id']).where('email', '=', email).executeTakeFirstOrThrow(),
    )
    return { caller, userId: row.id, orgId: row.org_id }
  }

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store)
    maker = await open('maker@northwind.example')
    checker = await open('checker@northwind.example')
    taller = await identityNamed(maker.caller, 'Taller Azul')
  })

  const clear = (inbox: Inbox) =>
    asSystem(store, (trx) => sql`delete from notifications where user_id = ${inbox.userId}`.execute(trx))
  const ask = ({ caller, userId }: Inbox, body: object = {}, of = userId) =>
    caller.call('POST', `/users/${of}/notifications`, { body, query: { env_name: 'uat' } })
  const read = async (inbox: Inbox, body: object = {}) => (await ask(inbox, body)).body as Page
  const change = ({ caller, userId }: Inbox, ids: string[], what: string, of = userId) =>
    caller.call('PATCH', `/users/${of}/notifications`, {
      body: { ids, change: what },
      query: { env_name: 'uat' },
    })
  const tell = (inbox: Inbox, eventType: string, count = 1, title?: string) =>
    asSystem(store, (trx) =>
      sql`insert into notifications (org_id, environment, user_id, event_type, title, facts, page_parameters)
        select ${inbox.orgId}, 'uat', ${inbox.userId}, ${eventType}::text, ${title ?? null}::text, '{"says":"Words."}', '{}' from generate_series(1, ${count}::int)`.execute(
        trx,
      ),
    )
  const typesOf = ({ notifications }: Page) => notifications.map(({ event_type: type }) => type)
  const hold = async () => {
    const { body } = await pay(maker.caller, taller)
    return (body as { payment_id: string }).payment_id
  }

  it('asks those who may decide, and tells the initiator what was decided and what became of it, each with a way there (NOT-001, NOT-003, NOT-009, API-122)', async () => {
    for (const inbox of [maker, checker]) await clear(inbox)
    const id = await hold()
    const requested = await read(checker)
    expect(requested.notifications[0]).toMatchObject({
      event_type: 'PAYMENT_AUTHORIZATION_REQUEST',
      title: 'A payment waits for your decision',
      message: '150.00 USD to Taller Azul, internal ID T-1.',
      path: `/payments/${id}`,
      read: false,
      archived: false,
    })
    expect(typesOf(await read(maker))).toEqual([])
    await checker.caller.call('POST', `/payments/${id}/approve`, { key: randomUUID(), body: {} })
    for (let step = 0; step < 4; step += 1) await world.pass(60)
    const page = await read(maker)
    expect(typesOf(page)).toEqual(['PAYMENT_COMPLETED', 'REQUEST_APPROVED'])
    expect(page.notifications.every(({ path }) => path === `/payments/${id}`)).toBe(true)
  })

  it('tells the initiator that a request was rejected, once, and leaves nobody a word of a change that did not happen (NOT-009)', async () => {
    await clear(maker)
    const id = await hold()
    const body = { reason: 'The amount differs from the invoice.' }
    await checker.caller.call('POST', `/payments/${id}/reject`, { key: randomUUID(), body })
    expect(typesOf(await read(maker))).toEqual(['REQUEST_REJECTED'])
    await clear(maker)
    const failed = { orgId: maker.orgId, environment: 'uat' as const, paymentId: id, event: 'failed' }
    const undone = inTenant(store, { ...maker, environment: 'uat' }, async (trx) => {
      await notifyOfEvent(trx, shippedWorld().definitions, failed)
      throw new Error('The change failed.')
    })
    await expect(undone).rejects.toThrow('The change failed.')
    expect((await read(maker)).totalCount).toBe(0)
  })

  it('tells the initiator of a legacy payment that it was accepted, locked and completed, and of one that failed (NOT-009)', async () => {
    const legacy = await open('maker@cordillera.example')
    const row = await asSystem(store, async (trx) => {
      await trx.deleteFrom('notifications').where('user_id', '=', legacy.userId).execute()
      return trx
        .selectFrom('payments')
        .select(['id', 'environment'])
        .where('initiated_by', '=', legacy.userId)
        .limit(1)
        .executeTakeFirstOrThrow()
    })
    const changes = { orgId: legacy.orgId, environment: row.environment, paymentId: row.id }
    const page = ['quote accepted', 'locked', 'failed', 'compliance verification started', 'completed']
    await asSystem(store, async (trx) => {
      const { definitions } = shippedWorld()
      for (const event of page) await notifyOfEvent(trx, definitions, { ...changes, event })
      await notifyOfEvent(trx, definitions, { ...changes, event: 'locked', userId: legacy.userId })
    })
    const query = { env_name: row.environment }
    const answer = await legacy.caller.call('POST', `/users/${legacy.userId}/notifications`, {
      body: {},
      query,
    })
    expect(typesOf(answer.body as Page)).toEqual([
      'PAYMENT_COMPLETED',
      'PAYMENT_FAILED',
      'PAYMENT_LOCKED',
      'PAYMENT_ACCEPTED',
    ])
  })

  it('pages 30 by 30 behind a key, and counts what it lists (NOT-004, LIM-020)', async () => {
    await clear(maker)
    await tell(maker, 'SYSTEM_OUTAGE', 65)
    const first = await read(maker)
    expect(first).toMatchObject({ totalCount: 65, currentPage: 1, totalPage: 3, unreadCount: 65 })
    expect(first.notifications).toHaveLength(30)
    const second = await read(maker, { paginationKey: first.paginationKeys.next })
    const third = await read(maker, { paginationKey: second.paginationKeys.next })
    expect([second.currentPage, third.currentPage]).toEqual([2, 3])
    expect(third.paginationKeys).toEqual({})
    const all = [first, second, third].flatMap(({ notifications }) => notifications)
    expect(new Set(all.map(({ id }) => id)).size).toBe(65)
    expect(all.filter((one) => !one.read)).toHaveLength(first.unreadCount)
    expect((await ask(maker, { paginationKey: 'x' })).status).toBe(400)
  })

  it('is read, archived, brought back and deleted, and the count of unread ones equals the list after each (NOT-005, NOT-006, NOT-007, API-123)', async () => {
    await clear(maker)
    await tell(maker, 'SYSTEM_OUTAGE', 4)
    const stored = () =>
      asSystem(store, (trx) =>
        trx.selectFrom('notifications').select('delivery').where('user_id', '=', maker.userId).execute(),
      )
    expect((await stored()).map(({ delivery }) => delivery)).toEqual(Array(4).fill('PENDING'))
    const [a = '', b = '', c = '', d = ''] = (await read(maker)).notifications.map(({ id }) => id)
    const steps: [string[], string, { fresh: number; archive: number; unread: number }][] = [
      [[a], 'read', { fresh: 4, archive: 0, unread: 3 }],
      [[a], 'unread', { fresh: 4, archive: 0, unread: 4 }],
      [[a, b], 'archive', { fresh: 2, archive: 2, unread: 2 }],
      [[b], 'unarchive', { fresh: 3, archive: 1, unread: 3 }],
      [[c, d], 'delete', { fresh: 1, archive: 1, unread: 1 }],
    ]
    for (const [ids, what, counts] of steps) {
      const answer = await change(maker, ids, what)
      expect(answer.body).toEqual({ changed: ids.length, unreadCount: counts.unread })
      expect((await change(maker, ids, what)).body).toMatchObject({ changed: 0 })
      const fresh = await read(maker, { tab: 'new' })
      expect([fresh.totalCount, (await read(maker, { tab: 'archive' })).totalCount]).toEqual([
        counts.fresh,
        counts.archive,
      ])
      expect(fresh.notifications.filter((one) => !one.read)).toHaveLength(fresh.unreadCount)
    }
    expect((await stored()).map(({ delivery }) => delivery).toSorted()).toEqual([
      'DELETED',
      'DELETED',
      'DELIVERED',
      'DELIVERED',
    ])
    expect((await change(maker, [a], 'shred')).status).toBe(400)
    expect((await read(maker)).notifications[0]?.delivery).toBe('delivered')
  })

  it('archives what is older than 21 days by itself; exactly 21 days stay new, and what is too old does not come back (NOT-008, LIM-031)', async () => {
    await clear(maker)
    await tell(maker, 'SYSTEM_OUTAGE')
    const set = (
      interval: string,
    ) => sql`update notifications set created_at = app_now() - ${interval}::interval
      where user_id = ${maker.userId}`
    // Read in the transaction that sets it, where the clock stands still.
    const tabAt = (interval: string) =>
      asSystem(store, async (trx) => {
        await set(interval).execute(trx)
        const rows = await trx
          .selectFrom('notifications')
          .select(isArchived(21).as('archived'))
          .where('user_id', '=', maker.userId)
          .execute()
        return rows[0]?.archived ? 'archive' : 'new'
      })
    await asSystem(store, (trx) => set('503 hours').execute(trx))
    expect((await read(maker)).totalCount).toBe(1)
    expect(await tabAt('504 hours')).toBe('new')
    expect(await tabAt('504 hours 1 millisecond')).toBe('archive')
    expect((await read(maker)).totalCount).toBe(0)
    const [old] = (await read(maker, { tab: 'archive' })).notifications
    expect(old).toMatchObject({ archived: true, mayReturn: false })
    expect(codeOf(await change(maker, [old!.id], 'unarchive'))).toBe('NOTIFICATION_TOO_OLD')
    await tell(maker, 'SYSTEM_OUTAGE')
    await world.pass(21 * DAY + 1)
    // Payments that waited in the demonstration expire meanwhile, which is news.
    const { notifications } = await read(maker)
    expect(notifications.filter(({ event_type: type }) => type === 'SYSTEM_OUTAGE')).toEqual([])
  })

  it('is a matter between the portal and one person: nobody else reads or changes it, not even in the database (NOT-001)', async () => {
    await clear(maker)
    await tell(maker, 'SYSTEM_OUTAGE')
    const again = await open('maker@northwind.example')
    const [own] = (await read(again)).notifications
    const other = await open('checker@northwind.example')
    expect((await ask(other, {}, maker.userId)).status).toBe(404)
    expect((await change(other, [own!.id], 'delete')).status).toBe(404)
    expect((await change(other, [own!.id], 'delete', maker.userId)).status).toBe(404)
    const seen = await inTenant(store, { ...other, environment: 'uat' }, async (trx) => {
      await sql`update notifications set read_at = now() where user_id = ${maker.userId}`.execute(trx)
      return trx.selectFrom('notifications').select('id').where('user_id', '=', maker.userId).execute()
    })
    expect(seen).toEqual([])
    expect((await read(again)).notifications[0]).toMatchObject({ id: own!.id, read: false })
  })

  it('shows a type it does not know with its title, and knows the words of every other (NOT-009)', async () => {
    const again = await open('maker@northwind.example')
    await clear(again)
    const existing =
      `PAYMENT_AUTHORIZATION_REQUEST REQUEST_APPROVED REQUEST_REJECTED PAYMENT_ACCEPTED PAYMENT_FAILED PAYMENT_LOCKED
      PAYMENT_COMPLETED SYSTEM_OUTAGE INVOICE_CREATED REPORT_GENERATED REPORT_GENERATION_FAILED EMPTY_REPORT INVOICE_PAST_DUE`.split(
        /\s+/,
      )
    for (const type of existing) await tell(again, type)
    await tell(again, 'LUNAR_ECLIPSE', 1, 'The moon is gone')
    const [eclipse, ...rest] = (await read(again)).notifications
    expect(eclipse).toMatchObject({
      event_type: 'LUNAR_ECLIPSE',
      title: 'The moon is gone',
      message: 'Words.',
    })
    expect(rest.map((one) => one.event_type).toReversed()).toEqual(existing)
    expect(rest.filter((one) => one.title === one.event_type)).toEqual([])
  })

  it('asks once for a whole batch', async () => {
    await clear(checker)
    const person = await signIn(world.app, 'maker@northwind.example')
    const content = [HEAD, 'Taller Azul,150.00,,,,N-1', 'Taller Azul,160.00,,,,N-2'].join('\r\n')
    const file = { name: 'payday.csv', type: 'text/csv', content }
    const sent = await uploadFile(world.app, person, '/batch_upload/process_payments?env_name=uat', file)
    const accept = `/batch_upload/${(sent.body as { batch_id: string }).batch_id}/accept_quote?env_name=uat`
    await world.pass(0)
    await person.call('POST', accept, { key: randomUUID(), body: {} })
    await world.pass(0)
    expect((await read(checker)).notifications).toMatchObject([
      {
        event_type: 'BATCH_AUTHORIZATION_REQUEST',
        message: '2 payments were sent for approval.',
        path: '/payments?tab=approval_log',
      },
    ])
  })
})

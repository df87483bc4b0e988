import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '#definition/wire.ts'
import type { Store } from '#server/store/store.ts'
import { createTestStore } from './engines.ts'
import type { Caller } from './paying.ts'
import { placeOf } from './peopling.ts'
import { createTestServer, shippedWorld, testConfig } from './server.ts'
import { signIn, type SignInRequest } from './sign-in.ts'
import { asSystem } from './system.ts'

const ADMIN = 'admin@northwind.example'
const STAFF = 'provider@staff.example'

/** Reads that are sent by POST. */
const READ_BY_POST = ['payments.filter', 'rates.read']
/** Files, keys, and pages of one's own account: closed though they are GET. */
const CLOSED_GET =
  `activity.download banks.proof batches.file batches.results exchangeCredentials.list exchangeCredentials.read
  exchangeCredentials.readOlder exchanges.content files.read invoices.content languages.read mailPreferences.read
  passkeys.list passkeys.read preferences.read providerReviews.proof reconciliation.download reports.content rewards.content schemas.content secondFactor.read
  sessions.list sessions.signIns taxDocuments.content tlsCredentials.list tlsCredentials.read`.split(/\s+/)

describe('the portal as a client sees it', () => {
  let store: Store
  let app: FastifyInstance
  let first: Caller
  let admin: Caller
  let orgId: string
  let own: { org_id: string; id: string }

  beforeAll(async () => {
    store = await createTestStore('seeded')
    // The test runs no jobs, so every change comes from a call.
    app = await createTestServer(store, { config: testConfig({ requestsPerMinute: 100_000 }) })
    first = await signIn(app, STAFF)
    admin = await signIn(app, ADMIN)
    orgId = (await placeOf(store, ADMIN)).org_id
    own = await placeOf(store, STAFF)
  })

  const system = <T>(text: ReturnType<typeof sql<T>>) =>
    asSystem(store, async (trx) => (await text.execute(trx)).rows)
  const begin = (clientId = orgId, body: object = { job: 'administrator', reason: 'A payment is missing' }) =>
    first.call('POST', `/provider/organisations/${clientId}/views`, { body })
  const opened = async (job = 'administrator') =>
    (await begin(orgId, { job, reason: 'A payment is missing' })).body as Answer<'clientViews.begin'>
  const seen =
    (id: string, caller = first) =>
    (method: Parameters<Caller['call']>[0], path: string, request: SignInRequest = {}) =>
      caller.call(method, path, { ...request, headers: { 'x-client-view': id, ...request.headers } })
  const trail = (action: string) =>
    system(sql<{
      action: string
      object_id: string
      user_id: string | null
      details: Record<string, unknown>
    }>`
      select action, object_id, user_id, details from audit_trail
      where org_id = ${orgId} and action like ${action} order by seq`)
  /** Hashes all rows of the client and of the viewing person that a write could change. */
  const fingerprint = async () => {
    const tables = await system(sql<{
      name: string
    }>`select c.table_name as name from information_schema.columns c
      join information_schema.tables t on t.table_name = c.table_name and t.table_type = 'BASE TABLE' and t.table_schema = 'public'
      where c.column_name = 'org_id' and c.table_schema = 'public' and c.table_name not in
        ('audit_trail', 'audit_heads', 'client_view_reads', 'sessions', 'client_views', 'refusals', 'refusal_counts') order by 1`)
    const states: Record<string, unknown> = {}
    for (const { name } of tables) {
      const rows =
        await system(sql`select count(*)::int as count, md5(string_agg(t::text, '' order by t::text)) as hash
        from ${sql.table(name)} t where org_id in (${orgId}, ${own.org_id})`)
      states[name] = rows[0]
    }
    return states
  }

  it('shows the client by the work that was chosen, as its organisation and in its environments (TRU-475)', async () => {
    const view = await opened()
    expect(view).toMatchObject({ clientId: orgId, job: 'administrator', person: { id: own.id } })
    const there = await seen(view.id)('GET', `/organizations/${orgId}`)
    expect([there.status, there.body]).toMatchObject([200, { id: orgId }])
    const mine = await admin.call('GET', '/payments', { query: { env_name: 'uat' } })
    const theirs = await seen(view.id)('GET', '/payments', { query: { env_name: 'uat' } })
    expect(theirs.status).toBe(200)
    expect((theirs.body as { totalElements?: number }).totalElements).toBe(
      (mine.body as { totalElements?: number }).totalElements,
    )
    const viewer = await opened('viewer')
    expect((await seen(viewer.id)('GET', '/activity_log')).body).toMatchObject({ status: 403 })
    expect((await seen(view.id)('GET', '/activity_log')).status).toBe(200)
  })

  it('refuses every call but reads, by whatever role, and changes nothing (TRU-476, TRU-704)', async () => {
    const view = await opened()
    const call = seen(view.id)
    const before = await fingerprint()
    const wrong: unknown[] = []
    const reads: string[] = []
    const refusedCalls: string[] = []
    const refusalsNamed = shippedWorld().definitions.limits['refusalsNamed']!.is
    for (const { id, method, path } of shippedWorld().definitions.calls) {
      const isRead = method === 'GET' ? !CLOSED_GET.includes(id) : READ_BY_POST.includes(id)
      const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        path.startsWith('/organizations') && name === 'id' ? orgId : own.id,
      )
      const answer = await call(method, address, method === 'GET' ? {} : { body: {}, key: `view-${id}` })
      const { code } = answer.body as { code?: string }
      ;(isRead ? reads : refusedCalls).push(id)
      if (!isRead && code !== 'CLIENT_VIEW_CLOSED') wrong.push([id, answer.status, code])
      if (isRead && (code === 'CLIENT_VIEW_CLOSED' || answer.status >= 500))
        wrong.push([id, answer.status, answer.body])
    }
    expect(wrong).toEqual([])
    expect(reads.length).toBeGreaterThan(100)
    expect(await fingerprint()).toEqual(before)
    expect(await system(sql`select 1 from idempotency_keys where key like 'view-%'`)).toEqual([])
    // Each refused try is in the trail of the provider with the client it was at; the many are counted in one entry.
    const tried = () =>
      system(sql<{ action: string; client: string | null; times: number }>`
        select action, details->>'client' as client, (details->>'times')::int as times from audit_trail
        where org_id = ${own.org_id} and user_id = ${own.id} and action like 'call.refuse%'
        union all select 'counted', null, times from refusal_counts
          where refusal->>'userId' = ${own.id} and refusal->>'action' like 'call.refuse%'`)
    await expect
      .poll(async () => (await tried()).reduce((sum, { times }) => sum + times, 0))
      .toBeGreaterThanOrEqual(refusedCalls.length)
    const named = (await tried()).filter(({ action }) => action === 'call.refuse')
    expect(named.length).toBe(refusalsNamed)
    expect(new Set(named.map(({ client }) => client))).toEqual(new Set([orgId]))
    const attempts = await system(sql`select 1 from audit_trail
      where org_id = ${orgId} and user_id = ${own.id}`)
    expect(attempts).toEqual([])
  })

  it('masks account numbers in records as in lists (TRU-476)', async () => {
    const query = { env_name: 'uat' }
    const list = await admin.call('GET', '/pii_proxy/v2/identities', { query })
    const [one] = (list.body as Answer<'identities.list'>).identities
    const path = `/pii_proxy/v2/identities/${one!.identityId}`
    const whole = await admin.call('GET', path, { query })
    const masked = await seen((await opened()).id)('GET', path, { query })
    expect([whole.status, masked.status]).toEqual([200, 200])
    expect(JSON.stringify(masked.body)).not.toBe(JSON.stringify(whole.body))
    const { account } = masked.body as Answer<'identities.read'>
    expect(account).toBe(one!.account)
    expect(account).toMatch(/^…/)
  })

  it('leaves beginning, each page of data once and the end in the trail of the client, with who it was (TRU-478)', async () => {
    const view = await opened()
    const call = seen(view.id)
    for (const page of ['0', '0', '1'])
      await call('GET', '/payments', { query: { env_name: 'uat', page, size: '5' } })
    const ended = await first.call('POST', `/provider/views/${view.id}/end`, { body: {} })
    expect(ended.status).toBe(200)
    const entries = (await trail('client-view.%')).slice(-4)
    expect(entries.map(({ action }) => action)).toEqual([
      'client-view.begin',
      'client-view.read',
      'client-view.read',
      'client-view.end',
    ])
    for (const { user_id, details } of entries) {
      expect(user_id).toBeNull()
      expect(details).toMatchObject({ by: 'Administrator (provider)', provider: 'Provider Staff' })
    }
    expect(entries[0]?.details).toMatchObject({ reason: 'A payment is missing', job: 'administrator' })
    const log = await admin.call('GET', '/activity_log', { query: { action: 'client-view.read' } })
    expect(JSON.stringify(log.body)).toContain('Administrator (provider), Provider Staff')
  })

  it('is over once it was ended, its time is up, the right is gone or the client is disabled (TRU-477)', async () => {
    const path = `/organizations/${orgId}`
    const isOver = async (id: string) =>
      ((await seen(id)('GET', path)).body as { code?: string }).code === 'CLIENT_VIEW_OVER'
    const ended = await opened()
    await first.call('POST', `/provider/views/${ended.id}/end`, { body: {} })
    expect(await isOver(ended.id)).toBe(true)

    const timed = await opened()
    await system(sql`update client_views set expires_at = now() where id = ${timed.id}`)
    expect(await isOver(timed.id)).toBe(true)
    expect((await first.call('GET', `/provider/views/${timed.id}`)).body).toMatchObject({
      code: 'CLIENT_VIEW_OVER',
    })

    const shut = await opened()
    await system(
      sql`insert into client_states (org_id, state, reason) values (${orgId}, 'DISABLED', 'For this test')`,
    )
    expect(await isOver(shut.id)).toBe(true)
    expect((await begin()).body).toMatchObject({ code: 'CLIENT_SHUT_OUT' })
    await system(sql`delete from client_states where org_id = ${orgId}`)

    const lasting = await opened()
    await system(sql`delete from user_roles where user_id = ${own.id} and role = 'Provider Administrator'`)
    expect(await isOver(lasting.id)).toBe(true)
    await system(
      sql`insert into user_roles (org_id, user_id, role) values (${own.org_id}, ${own.id}, 'Provider Administrator')`,
    )
    expect(await isOver(lasting.id)).toBe(false)
    await system(sql`update users set status = 'DISABLED' where id = ${own.id}`)
    expect((await seen(lasting.id)('GET', path)).status).toBe(403)
    await system(sql`update users set status = 'ACTIVE' where id = ${own.id}`)
  })

  it('belongs to the one session that began it: to no other person, tab without it, client or credential (TRU-477)', async () => {
    const view = await opened()
    const path = `/organizations/${orgId}`
    const others = [
      await signIn(app, STAFF),
      await signIn(app, 'provider2@staff.example'),
      await signIn(app, 'admin@harbortea.example').catch(() => admin),
      admin,
    ]
    for (const other of others)
      expect((await seen(view.id, other)('GET', path)).body).toMatchObject({ code: 'CLIENT_VIEW_OVER' })
    for (const named of ['', 'nonsense', own.id])
      expect((await seen(named)('GET', path)).body).toMatchObject({ code: 'CLIENT_VIEW_OVER' })
    expect((await first.call('GET', path)).status).toBeGreaterThanOrEqual(403)
    expect((await first.call('GET', '/provider/clients')).status).toBe(200)
    expect((await seen(view.id)('GET', '/provider/clients')).status).toBe(403)
    expect((await seen(view.id)('GET', '/payments', { query: { env_name: 'nowhere' } })).status).toBe(403)
  })

  it('asks for a reason, and is of no client that is none (TRU-475)', async () => {
    expect((await begin(orgId, { job: 'viewer', reason: ' ' })).status).toBe(400)
    expect((await begin(orgId, { job: 'Provider Administrator', reason: 'x' })).status).toBe(400)
    expect((await begin(own.org_id)).status).toBe(404)
    expect(
      (
        await admin.call('POST', `/provider/organisations/${orgId}/views`, {
          body: { job: 'viewer', reason: 'x' },
        })
      ).status,
    ).toBe(403)
  })
})

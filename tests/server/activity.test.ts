import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { writeAudit, type AuditEntry } from '#server/store/audit.ts'
import type { Store } from '#server/store/store.ts'
import { inTenant } from '#server/store/tenant.ts'
import { describeAnyEngine } from './engines.ts'
import { codeOf, type Caller } from './paying.ts'
import { createTestServer } from './server.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { withFlag } from './with-flag.ts'
import type { Environment } from '#server/store/environment.ts'

interface Entry {
  id: string
  number: number
  created_at: string
  by: string
  what: string
  action: string
  environment?: string
  result: string
}

interface Log {
  content: Entry[]
  page: { totalElements: number; totalPages: number }
}

describeAnyEngine('activity log', (makeStore) => {
  let store: Store
  let app: FastifyInstance
  let admin: Caller
  let org: string
  let makerId: string

  const idOf = (email: string) =>
    asSystem(store, (trx) =>
      trx.selectFrom('users').select(['id', 'org_id']).where('email', '=', email).executeTakeFirstOrThrow(),
    )

  beforeAll(async () => {
    store = await makeStore('seeded')
    app = await createTestServer(store)
    admin = await signIn(app, 'admin@northwind.example')
    const maker = await idOf('maker@northwind.example')
    org = maker.org_id
    makerId = maker.id
    await act(
      { action: 'identity.update', objectType: 'identity', objectId: 'i-1', details: changed },
      makerId,
    )
    await act({
      action: 'payment.approve',
      objectType: 'payment',
      objectId: 'p-1',
      details: { from: 'A', to: 'B' },
    })
    await act(
      { action: 'payment.approve', objectType: 'payment', objectId: 'p-2', result: 'REFUSED' },
      makerId,
    )
    await act({ action: 'moon.eclipse', objectType: 'moon', details: hostile }, makerId, 'prod')
  })

  const changed = {
    before: { nickName: 'Old', country: 'MX', phone: '+4930123456' },
    after: { nickName: 'New', country: 'MX', limit: '2500.00' },
  }
  const hostile = { memo: '=cmd|calc' }
  const act = (entry: AuditEntry, userId: string | null = null, environment: Environment = 'uat') => {
    const origin = { orgId: org, userId, environment, requestId: 'req-1', ip: '203.0.113.9' }
    return inTenant(store, { ...origin, userId: makerId }, (trx) => writeAudit(trx, origin, entry))
  }
  const ask = (path: string, query: Record<string, string> = {}, caller = admin) =>
    caller.call('GET', `/activity_log${path}`, { query: { env_name: 'uat', ...query } })
  const list = async (query: Record<string, string> = {}) => (await ask('', query)).body as Log
  const actionsOf = ({ content }: Log) => content.map(({ action }) => action)

  it('lists who did what, newest first, page by page (ACT-001, ACT-002, API-051)', async () => {
    const { content, page } = await list()
    expect(content.slice(0, 3).map(({ what, by, result }) => [what, by, result])).toMatchObject([
      ['Moon eclipse', expect.stringMatching(/\w/), 'SUCCESS'],
      ['Payment approved', expect.stringMatching(/\w/), 'REFUSED'],
      ['Payment approved', 'Portolan', 'SUCCESS'],
    ])
    const numbers = content.map(({ number }) => number)
    expect(numbers).toEqual(numbers.toSorted((one, other) => other - one))
    const second = await list({ size: '2', page: '1' })
    expect(second.content.map(({ id }) => id)).toEqual(content.slice(2, 4).map(({ id }) => id))
    expect(second.page).toMatchObject({ totalElements: page.totalElements })
  })

  it('is narrowed by person, action, object, result, environment and time (ACT-002, TRU-788)', async () => {
    expect(actionsOf(await list({ user: 'maker@northwind', size: '3' }))).toEqual([
      'moon.eclipse',
      'payment.approve',
      'identity.update',
    ])
    expect(actionsOf(await list({ user: '%_' }))).toEqual([])
    expect(actionsOf(await list({ action: 'payment.approve', object_id: 'p-1' }))).toEqual([
      'payment.approve',
    ])
    expect(actionsOf(await list({ object_type: 'identity', object_id: 'i-1' }))).toEqual(['identity.update'])
    expect(actionsOf(await list({ result: 'REFUSED' }))).toEqual(['payment.approve'])
    expect(actionsOf(await list({ environment: 'prod', object_type: 'moon' }))).toEqual(['moon.eclipse'])
    const [newest] = (await list()).content
    expect((await list({ after: newest!.created_at.replace(/\d{4}/, '2999') })).content).toEqual([])
    expect((await list({ before: '2001-01-01T00:00:00.000Z' })).content).toEqual([])
    expect((await ask('', { result: 'MAYBE' })).status).toBe(400)
    // The trail counts in microseconds, an answer in milliseconds: an entry is found by its own moment (TRU-788).
    const its = { after: newest!.created_at, before: newest!.created_at }
    expect((await list(its)).content.map(({ id }) => id)).toContain(newest!.id)
  })

  it('shows one entry with what was before and after, and where it came from (API-054)', async () => {
    const [{ id }] = (await list({ action: 'identity.update' })).content as [Entry]
    const { status, body } = await ask(`/${id}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      details: changed,
      before: [
        { what: 'Nick name', value: 'Old' },
        { what: 'Phone', value: '+4930123456' },
      ],
      after: [
        { what: 'Limit', value: '2500.00' },
        { what: 'Nick name', value: 'New' },
      ],
      request_id: 'req-1',
      ip: '203.0.113.9',
    })
    const moved = (await list({ object_id: 'p-1' })).content[0]!
    expect((await ask(`/${moved.id}`)).body).toMatchObject({
      before: [{ what: 'State', value: 'A' }],
      after: [{ what: 'State', value: 'B' }],
    })
    expect((await ask('/3f0e1d2c-0000-4000-8000-000000000000')).status).toBe(404)
    expect((await ask('/not-an-id')).status).toBe(404)
  })

  it('writes a file without formulas, amounts and phone numbers as they are, that states its zone (API-052, ACT-004)', async () => {
    await act({
      action: '=HYPERLINK("x")',
      objectType: 'payment',
      objectId: '+4930123456',
      details: { amount: '-2500.00' },
    })
    const { headers, body } = await ask('/download', { zone: 'Europe/Berlin' })
    const text = String(body)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="activity-log-\d{4}-\d\d-\d\d\.csv"$/,
    )
    expect(text).toContain('Time zone,Europe/Berlin\r\n')
    expect(text).toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d \+0[12]:00/)
    expect(text).toContain(`"'=HYPERLINK(""x"")",payment,+4930123456,`)
    expect(text).toContain('""amount"":""-2500.00""')
    expect(text.split('\r\n').filter((line) => /(^|,)"?[=@]/.test(line))).toEqual([])
    const entries = Number(/^Entries,(\d+)/m.exec(text)?.[1])
    expect(text.trimEnd().split('\r\n').slice(7)).toHaveLength(entries)
    expect((await list()).content[0]).toMatchObject({
      action: 'activity.download',
      what: 'Activity log downloaded',
    })
    const unknown = await ask('/download', { zone: 'Mars/Olympus' })
    expect(codeOf(unknown)).toBe('ZONE_UNKNOWN')
    expect(unknown.body.detail).toContain('‘Mars/Olympus’')
  })

  it('counts what a file would hold, advises at most 3,000, and writes all of it once all the same (API-053, LIM-021)', async () => {
    const few = await ask('/download/total_elements', { object_type: 'flood' })
    expect(few.body).toEqual({ total_elements: 0, advised: 3000, isMany: false })
    await inTenant(store, { orgId: org, userId: makerId, environment: 'uat' }, (trx) =>
      sql`insert into audit_trail (org_id, user_id, environment, action, object_type, object_id)
        select ${org}::uuid, ${makerId}::uuid, 'uat', 'flood.rise', 'flood', n::text from generate_series(1, 3001) n`.execute(
        trx,
      ),
    )
    const many = await ask('/download/total_elements', { object_type: 'flood' })
    expect(many.body).toEqual({ total_elements: 3001, advised: 3000, isMany: true })
    const { body, headers } = await ask('/download', { object_type: 'flood', format: 'json' })
    const { about, content } = body as { about: { entries: number }; content: { object_id: string }[] }
    expect([about.entries, headers['x-total-elements']]).toEqual([3001, '3001'])
    expect(new Set(content.map((entry) => entry.object_id)).size).toBe(3001)
    const page = (await ask('/download', { object_type: 'flood', format: 'json', page: '3', size: '1000' }))
      .body
    expect((page as { content: unknown[] }).content).toHaveLength(1)
  })

  it('is for administrators, and its download only while the flag is on (FLG-007)', async () => {
    const maker = await signIn(app, 'maker@northwind.example')
    for (const path of ['', '/download', '/download/total_elements'])
      expect((await ask(path, {}, maker)).status).toBe(403)
    const off = await withFlag(store, 'downloadActivityLogs', false, async () => {
      const caller = await signIn(app, 'admin@northwind.example')
      const answers = [await ask('/download', {}, caller), await ask('/download/total_elements', {}, caller)]
      return [...answers, await ask('', {}, caller)].map(({ status }) => status)
    })
    expect(off).toEqual([403, 403, 200])
  })

  it('shows nothing of other organisations, nor of environments the reader does not work in', async () => {
    const other = await signIn(app, 'admin@lumen.example')
    const theirs = (await ask('', {}, other)).body as Log
    expect(theirs.content.filter(({ action }) => action === 'moon.eclipse')).toEqual([])
    const [eclipse] = (await list({ action: 'moon.eclipse' })).content
    expect((await ask(`/${eclipse!.id}`, {}, other)).status).toBe(404)
    const { id } = await idOf('admin@northwind.example')
    await asSystem(store, (trx) =>
      trx
        .deleteFrom('user_environments')
        .where('user_id', '=', id)
        .where('environment', '=', 'prod')
        .execute(),
    )
    expect((await list({ action: 'moon.eclipse' })).content).toEqual([])
    expect((await ask(`/${eclipse!.id}`)).status).toBe(404)
  })
})

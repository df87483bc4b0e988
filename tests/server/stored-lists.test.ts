import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { inTenant } from '#server/store/tenant.ts'
import { describeAnyEngine } from './engines.ts'
import { codeOf, identityNamed, pay, type Caller } from './paying.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

interface Approval {
  payment_id: string
  status: string
  created_at: string
  initiatedBy: { email: string }
  decidedBy?: { email: string }
}

interface View {
  id: string
  name: string
  isShared: boolean
  isDefault: boolean
  isOwn: boolean
}

describeAnyEngine('lists beside the payments', (makeStore) => {
  let store: Store
  let world: World
  let maker: Caller
  let checker: Caller
  let stranger: Caller

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store)
    maker = await signIn(world.app, 'maker@northwind.example')
    checker = await signIn(world.app, 'checker@northwind.example')
    stranger = await signIn(world.app, 'maker@harbor.example')
  })

  const approvals = async (person: Caller, query: Record<string, string> = {}) =>
    (await person.call('GET', '/payment_approvals', { query: { env_name: 'uat', ...query } })).body as {
      content: Approval[]
      page: { totalElements: number }
    }

  it('lists approvals newest first, page by page (API-117, API-118)', async () => {
    const first = await approvals(maker, { size: '100' })
    const second = await approvals(maker, { size: '100', page: '1' })
    const times = [...first.content, ...second.content].map((row) => row.created_at)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(new Set([...first.content, ...second.content].map((row) => row.payment_id)).size).toBe(200)
    expect(first.page).toMatchObject({ number: 0, size: 100, totalPages: 18 })
  })

  it('tells own payments from those of others, and who decided what (API-117)', async () => {
    const own = await approvals(maker, { mine: 'true' })
    const others = await approvals(maker, { mine: 'others' })
    expect(new Set(own.content.map((row) => row.initiatedBy.email))).toEqual(
      new Set(['maker@northwind.example']),
    )
    expect(own.page.totalElements + others.page.totalElements).toBe(
      (await approvals(maker)).page.totalElements,
    )
    expect((await approvals(checker, { mine: 'others' })).page).toEqual(own.page)
    const rejected = await approvals(maker, { status: 'rejected' })
    expect(rejected.content[0]).toMatchObject({
      status: 'rejected',
      decidedBy: { email: 'checker@northwind.example' },
      decided_at: expect.any(String),
      rejection_reasons: [expect.any(String)],
      beneficiaryName: expect.any(String),
      sourceAmount: expect.stringMatching(/^\d+\.\d\d$/),
    })
  })

  it('reads an approval as expired by the clock, before any job has run (API-117, APR-009)', async () => {
    const stored = await pay(maker, await identityNamed(maker, 'Taller Azul'))
    const { payment_id: id } = stored.body as { payment_id: string }
    await asSystem(store, (trx) =>
      sql`update approvals set expires_at = app_now() - interval '1 second' where payment_id = ${id}`.execute(
        trx,
      ),
    )
    const of = async (status: string) =>
      (await approvals(maker, { status, size: '100' })).content.find((row) => row.payment_id === id)?.status
    expect([await of('pending'), await of('expired')]).toEqual([undefined, 'expired'])
  })

  it('shows no approval and no batch of another organisation, nor to who sees no payments', async () => {
    expect((await approvals(stranger)).page.totalElements).toBe(0)
    const users = await signIn(world.app, 'users@northwind.example')
    for (const path of ['/payment_approvals', '/batch_upload'])
      expect(codeOf(await users.call('GET', path))).toBe('INSUFFICIENT_PERMISSIONS')
    expect((await stranger.call('GET', '/batch_upload')).body).toMatchObject({ content: [] })
  })

  it('lists batches with how far their payments are, newest first or oldest (API-107)', async () => {
    const list = async (query: Record<string, string>) =>
      (await maker.call('GET', '/batch_upload', { query: { env_name: 'uat', ...query } })).body as {
        content: {
          batch_id: string
          batchCreatedAt: string
          payments: number
          completed: number
          failed: number
        }[]
        page: { totalElements: number }
      }
    const newest = await list({ size: '5' })
    const oldest = await list({ size: '5', sort: 'created_at,asc' })
    const all = newest.page.totalElements
    expect(all).toBeGreaterThan(5)
    const last = await list({ size: '5', page: String(Math.floor((all - 1) / 5)) })
    expect(last.content.at(-1)).toEqual(oldest.content[0])
    const times = newest.content.map((row) => row.batchCreatedAt)
    expect(times).toEqual(times.toSorted().toReversed())
    const [batch] = newest.content
    const { rows } = await asSystem(store, (trx) =>
      sql<{ n: number }>`select count(*)::int as n from payments where batch_id = ${batch!.batch_id}`.execute(
        trx,
      ),
    )
    expect(batch!.payments).toBe(rows[0]!.n)
    expect(batch!.completed + batch!.failed).toBe(batch!.payments)
  })

  it('lists no batches where the switch is off (BAT-038)', async () => {
    const set = (active: boolean) =>
      asSystem(store, (trx) =>
        sql`update organisation_flags set active = ${active} where flag = 'batchUpload'`.execute(trx),
      )
    await set(false)
    expect(codeOf(await maker.call('GET', '/batch_upload'))).toBe('BATCH_UPLOAD_OFF')
    await set(true)
  })

  const draft = (name: string, changes: object = {}) => ({
    table: 'payments',
    name,
    query: { filters: { states: ['FAILED'], currency: 'MXN' }, sort: { by: 'created_at', direction: 'asc' } },
    columns: ['state', 'sent'],
    ...changes,
  })
  const keep = async (person: Caller, name: string, changes: object = {}) => {
    const { body, status } = await person.call('POST', '/views', { body: draft(name, changes) })
    expect([status, body]).toMatchObject([200, { name }])
    return body as View
  }
  const views = async (person: Caller, table = 'payments') =>
    ((await person.call('GET', '/views', { query: { table } })).body as { views: View[] }).views

  it('keeps a view as it was, for its owner alone', async () => {
    const view = await keep(maker, 'Failed to Mexico')
    expect((await views(maker)).find(({ id }) => id === view.id)).toEqual({
      ...draft('Failed to Mexico'),
      id: view.id,
      isShared: false,
      isDefault: false,
      isOwn: true,
      owner: expect.objectContaining({ email: 'maker@northwind.example' }),
    })
    expect(await views(checker)).toEqual([])
    expect(await views(maker, 'approvals')).toEqual([])
    for (const other of [checker, stranger]) {
      expect((await other.call('PUT', `/views/${view.id}`, { body: draft('Mine now') })).status).toBe(404)
      expect((await other.call('DELETE', `/views/${view.id}`)).status).toBe(404)
    }
  })

  it('shares a view within the organisation; only its owner changes or deletes it', async () => {
    const view = await keep(maker, 'Everybody', { isShared: true })
    expect(await views(checker)).toMatchObject([{ id: view.id, isOwn: false, isShared: true }])
    expect(await views(stranger)).toEqual([])
    const body = draft('Mine now')
    expect(codeOf(await checker.call('PUT', `/views/${view.id}`, { body }))).toBe('VIEW_NOT_OWN')
    expect(codeOf(await checker.call('DELETE', `/views/${view.id}`))).toBe('VIEW_NOT_OWN')
    const renamed = await maker.call('PUT', `/views/${view.id}`, { body: draft('Just me') })
    expect(renamed.body).toMatchObject({ name: 'Just me', isShared: false })
    expect(await views(checker)).toEqual([])
    expect((await maker.call('DELETE', `/views/${view.id}`)).status).toBe(200)
    expect((await maker.call('DELETE', `/views/${view.id}`)).status).toBe(404)
  })

  it('takes a name once per person and table, whatever its case', async () => {
    const view = await keep(checker, 'Monday')
    const again = await checker.call('POST', '/views', { body: draft(' MONDAY ') })
    expect([again.status, again.body]).toMatchObject([
      409,
      { code: 'VIEW_NAME_TAKEN', fields: [{ path: 'name' }] },
    ])
    await keep(checker, 'Monday', { table: 'approvals' })
    await keep(maker, 'Monday')
    const tuesday = await keep(checker, 'Tuesday')
    expect(codeOf(await checker.call('PUT', `/views/${tuesday.id}`, { body: draft('monday') }))).toBe(
      'VIEW_NAME_TAKEN',
    )
    expect((await checker.call('PUT', `/views/${view.id}`, { body: draft('Monday') })).status).toBe(200)
  })

  it('has one default per person and table at the most, even of several at once', async () => {
    const treasury = await signIn(world.app, 'treasury@northwind.example')
    const made = await Promise.all(
      ['a', 'b', 'c', 'd'].map((name) => keep(treasury, name, { isDefault: true, isShared: true })),
    )
    const defaults = async (person: Caller) => (await views(person)).filter(({ isDefault }) => isDefault)
    expect(await defaults(treasury)).toHaveLength(1)
    expect(await defaults(checker)).toEqual([])
    const body = draft('a', { isDefault: true })
    await treasury.call('PUT', `/views/${made[0]!.id}`, { body })
    expect(await defaults(treasury)).toMatchObject([{ name: 'a' }])
  })

  it('admits one of many that ask for the last place', async () => {
    const viewer = await signIn(world.app, 'viewer@northwind.example')
    for (let stored = 0; stored < 29; stored += 1) await keep(viewer, `View ${stored}`)
    const requested = await Promise.all(
      Array.from({ length: 5 }, (_, place) =>
        viewer.call('POST', '/views', { body: draft(`Last ${place}`) }),
      ),
    )
    expect(requested.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(requested.find(({ status }) => status === 409)!.body).toMatchObject({
      code: 'TOO_MANY_VIEWS',
      clientMessage: expect.stringContaining('30'),
    })
  })

  it('hides private views and keeps others from writing, says the database itself', async () => {
    await keep(maker, 'Secret')
    const place = await asSystem(store, (trx) =>
      trx
        .selectFrom('users')
        .select(['id', 'org_id'])
        .where('email', '=', 'admin2@northwind.example')
        .executeTakeFirstOrThrow(),
    )
    const tenant = { orgId: place.org_id, userId: place.id, environment: 'uat' as const }
    const { seen, changed } = await inTenant(store, tenant, async (trx) => ({
      seen: await trx.selectFrom('saved_views').select(['owner_id', 'is_shared']).execute(),
      changed: await trx.updateTable('saved_views').set({ name: 'taken over' }).executeTakeFirst(),
    }))
    expect(seen.filter((row) => !row.is_shared)).toEqual([])
    expect(changed.numUpdatedRows).toBe(0n)
  })

  interface Hit {
    kind: string
    id: string
    title: string
    path: string
  }
  const find = async (person: Caller, q: string) =>
    ((await person.call('GET', '/search', { query: { env_name: 'uat', q } })).body as { hits: Hit[] }).hits

  it('finds a payment by its id or the beginning of it, its internal and its end-to-end ID', async () => {
    const { body } = await maker.call('GET', '/xcurrent_proxy/v4/payments', {
      query: { env_name: 'uat', page: '40', size: '1' },
    })
    const [payment] = (body as { content: { payment_id: string; internalId: string; endToEndId: string }[] })
      .content
    const { payment_id: id, internalId, endToEndId } = payment!
    const hit = { kind: 'payment', id, title: internalId, path: `/payments/${id}` }
    const words = [id, id.toUpperCase(), id.slice(0, 10), internalId, internalId.toLowerCase(), endToEndId]
    for (const word of words) expect([word, await find(maker, word)]).toMatchObject([word, [hit]])
    expect(await find(maker, id.slice(0, 5))).toEqual([])
    expect((await find(maker, 'nor-')).length).toBe(8)
    expect(await find(stranger, id)).toEqual([])
    const elsewhere = await signIn(world.app, 'treasury@northwind.example')
    expect(await elsewhere.call('GET', '/search', { query: { env_name: 'prod', q: id } })).toMatchObject({
      body: { hits: [] },
    })
  })

  it('finds beneficiaries by any part of their name, and batches by id', async () => {
    const taller = await identityNamed(maker, 'Taller Azul')
    const person = { kind: 'identity', id: taller.identityId, title: 'Taller Azul' }
    expect(await find(maker, 'azul')).toMatchObject([person])
    expect(await find(maker, taller.identityId)).toMatchObject([person])
    const { body } = await maker.call('GET', '/batch_upload', { query: { env_name: 'uat', size: '1' } })
    const { batch_id: id } = (body as { content: { batch_id: string }[] }).content[0]!
    expect(await find(maker, id.slice(0, 8))).toMatchObject([{ kind: 'batch', id }])
  })

  it('finds nothing of what a person may not see, and takes no word for a pattern', async () => {
    const users = await signIn(world.app, 'users@northwind.example')
    for (const word of ['nor-00001', 'taller']) expect(await find(users, word)).toEqual([])
    for (const word of ['%', '_', "' or 1=1 --", '\\', randomUUID()])
      expect(await find(maker, word)).toEqual([])
    expect((await maker.call('GET', '/search', { query: { q: '' } })).status).toBe(400)
  })
})

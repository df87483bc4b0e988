import { randomUUID } from 'node:crypto'
import jsonLogic from 'json-logic-js'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { listSystemTrail, verifyTrails } from '#server/audit/verification.ts'
import type { Published } from '#server/app/publication/published.ts'
import type { Language } from '#values/language.ts'
import type { Store } from '#server/store/store.ts'
import { askToken, obtainCredential } from './asking-token.ts'
import { describeAnyEngine } from './engines.ts'
import type { Caller } from './paying.ts'
import { managing, placeOf } from './peopling.ts'
import { shippedWorld } from './server.ts'
import { createBrowser, signIn, walkIn } from './sign-in.ts'
import { openWorld, type World } from './world.ts'

const limitNamed = (name: 'refusalInterval' | 'refusalsNamed') =>
  Number(shippedWorld().definitions.limits[name]?.is)
const INTERVAL = limitNamed('refusalInterval')
const NAMED = limitNamed('refusalsNamed')

interface Entry {
  id: string
  what: string
  by: string
  object: string
  object_id?: string
  result: string
  details: { times: number; fault?: string; told?: string; firstAt?: string }
}

describeAnyEngine('what is refused', (makeStore) => {
  let store: Store
  let world: World
  let admin: Caller

  beforeEach(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store)
    admin = await signIn(world.app, 'admin@northwind.example')
  })

  const entries = async (action: string): Promise<Entry[]> => {
    const { body } = await admin.call('GET', '/activity_log', { query: { action, size: '100' } })
    const { content } = body as { content: Entry[] }
    return Promise.all(
      content.map(async ({ id }) => (await admin.call('GET', `/activity_log/${id}`)).body as Entry),
    )
  }
  const become = (action: string, many: number) =>
    expect.poll(async () => (await entries(action)).length).toBe(many)
  const system = async () => (await listSystemTrail(store, 1000)).toReversed()
  const counted = async () => {
    const { rows } = await sql<{ times: number }>`select coalesce(sum(times), 0)::int as times
      from refusal_counts`.execute(store.db)
    return rows[0]?.times
  }
  const isWhole = async () => (await verifyTrails(store)).every(({ broken }) => broken === undefined)
  const withToken = (token: string, remoteAddress = '127.0.0.1') =>
    world.app.inject({
      url: '/api/v1/activity_log',
      headers: { authorization: `Bearer ${token}` },
      remoteAddress,
    })

  it('to a person is one entry of their organisation in an hour, which then says how often, in words (TRU-081, TRU-082)', async () => {
    const viewer = await signIn(world.app, 'viewer@northwind.example')
    const ask = () => viewer.call('GET', '/activity_log')
    expect((await ask()).status).toBe(403)
    await become('call.refuse', 1)
    for (let count = 0; count < 5; count += 1) expect((await ask()).status).toBe(403)
    await expect.poll(counted).toBe(5)
    const [first] = await entries('call.refuse')
    expect(first).toMatchObject({
      what: 'Call refused',
      object: 'Call',
      object_id: 'activity.list',
      result: 'REFUSED',
      details: { fault: 'permission-denied', times: 1 },
    })
    expect(first?.details.told).toMatch(/You do not have access to the activity log\./)

    await world.pass(INTERVAL + 1)
    const [second, ...others] = await entries('call.refuse')
    expect([second?.details.times, second?.details.firstAt, others.length]).toEqual([
      5,
      expect.any(String),
      1,
    ])
    await world.pass(INTERVAL + 1)
    expect(await entries('call.refuse')).toHaveLength(2)
    expect((await sql`select 1 from refusal_counts`.execute(store.db)).rows).toEqual([])
    const elsewhere = await signIn(world.app, 'admin@lumen.example')
    const theirs = await elsewhere.call('GET', '/activity_log', { query: { action: 'call.refuse' } })
    expect((theirs.body as { content: unknown[] }).content).toEqual([])
    expect(await isWhole()).toBe(true)
  })

  it('to a credential names it: a call it may not make, and a token asked for with a wrong secret (TRU-081)', async () => {
    const session = (await admin.browser.visit('/auth/session')).json<{ claims: { orgId: string } }>()
    const clients = `/organizations/${session.claims.orgId}/clients`
    const body = { name: 'Ledger', scopes: ['activity.read'] }
    const second = await signIn(world.app, 'admin2@northwind.example')
    const client = await obtainCredential({ owner: admin, second, clients }, body)
    expect((await askToken(world.app, client.client_id, 'wrong')).statusCode).toBe(401)
    await become('token.refuse', 1)
    expect((await entries('token.refuse'))[0]).toMatchObject({
      what: 'Token refused',
      by: 'Not signed in',
      object: 'API credential',
      object_id: client.client_id,
    })
    const issued = (await askToken(world.app, client.client_id, client.secret)).json<{
      access_token: string
    }>()
    const requested = await world.app.inject({
      url: '/api/v1/activity_log?env_name=prod',
      headers: { authorization: `Bearer ${issued.access_token}` },
    })
    expect(requested.statusCode).toBe(403)
    await become('call.refuse', 1)
    expect((await entries('call.refuse'))[0]).toMatchObject({
      channel: `API credential ${client.client_id}`,
      details: { fault: 'environment-not-assigned', apiCredential: client.client_id },
    })
  })

  it('to somebody who tries the password of a person stands in the trail of the organisation, anybody else in that of the system (TRU-081)', async () => {
    const { statusCode } = (await walkIn(createBrowser(world.app), 'maker@northwind.example', 'wrong')).answer
    expect(statusCode).toBe(401)
    await walkIn(createBrowser(world.app), 'Nobody@Northwind.example', 'wrong')
    await walkIn(createBrowser(world.app), 'my-P@ssw0rd', 'wrong')
    await withToken('pta_made-up')
    await withToken('pta_made-up-again')
    await become('sign-in.refuse', 1)
    expect((await entries('sign-in.refuse'))[0]).toMatchObject({ what: 'Sign-in refused', object: 'User' })
    await expect.poll(async () => (await system()).length).toBe(3)
    expect(await system()).toMatchObject([
      { action: 'sign-in.refuse', object_id: 'nobody@northwind.example', details: { fault: 'login-wrong' } },
      { action: 'sign-in.refuse', object_id: null },
      { action: 'token.refuse', details: { fault: 'unauthenticated' } },
    ])
    expect(JSON.stringify(await system())).not.toMatch(/P@ssw0rd|made-up/)
    expect(await isWhole()).toBe(true)
  })

  it('because two evaluations of a rule differ is a right as well as a whole call, and the trail names the rule (TRU-186)', async () => {
    const { org_id } = await placeOf(store, 'admin@northwind.example')
    const { invite } = managing(store, admin, org_id)
    const download = () => admin.call('GET', '/activity_log/download', { query: { zone: 'UTC', size: '15' } })
    const users = async () => (await sql`select 1 from users`.execute(store.db)).rows.length
    const before = await users()
    expect((await download()).status).toBe(200)
    jsonLogic.add_operation('==', (one: unknown, other: unknown) => one !== other)
    try {
      expect(await download()).toMatchObject({ status: 403, body: { code: 'INSUFFICIENT_PERMISSIONS' } })
      expect(await invite()).toMatchObject({ status: 500, body: { code: 'VERDICTS_DIFFER' } })
    } finally {
      jsonLogic.add_operation('==', (one: unknown, other: unknown) => one == other)
    }
    expect(await users()).toBe(before)
    expect([(await download()).status, (await invite()).status]).toEqual([200, 200])
    await expect.poll(async () => (await entries('rule.differ')).length).toBeGreaterThan(0)
    const named = (await entries('rule.differ')).find((one) => one.object_id === 'isActivityDownloadOn')
    expect(named).toMatchObject({ what: 'Rule with two verdicts', object: 'Rule', result: 'REFUSED' })
    expect(named?.details.told).toBe(
      "The rule 'isActivityDownloadOn' is yes as it was compiled, and json-logic-js says no.",
    )
  })

  it('from ever new addresses fills no trail: so many are named, one entry counts all others (TRU-082)', async () => {
    const address = (at: number) => `10.0.${at >> 8}.${at & 255}`
    for (let at = 0; at < NAMED + 100; at += 1) await withToken('pta_made-up', address(at))
    const named = async () =>
      (await system()).map(({ details }) => Number(details.times)).reduce((sum, one) => sum + one, 0)
    await expect.poll(async () => (await named()) + Number(await counted())).toBe(NAMED + 100)
    expect(await system()).toHaveLength(NAMED + 1)
    await world.pass(INTERVAL + 1)
    expect(await named()).toBe(NAMED + 100)
    expect((await system()).slice(NAMED).map(({ action }) => action)).toEqual([
      'token.refuse-others',
      'token.refuse-others',
    ])
    expect(await isWhole()).toBe(true)
    // The verification detects that the owner of the database edited a count.
    await sql`alter table system_trail disable trigger user`.execute(store.db)
    await sql`update system_trail set details = '{"times": 1}' where seq = ${NAMED}`.execute(store.db)
    expect(await isWhole()).toBe(false)
  })

  it('is said in the language a person chose, by the same version of the definitions (TRU-249, TRU-250)', async () => {
    const { org_id } = await placeOf(store, 'admin@northwind.example')
    const none = `/organizations/${org_id}/users/${randomUUID()}`
    const choose = (language?: string) => admin.call('PUT', '/language', { body: { language } })
    const english = await admin.call('GET', none)
    expect(english.body).toMatchObject({ title: 'Not found' })
    expect((await choose('tlh')).status).toBe(400)
    expect((await choose('es-MX')).status).toBe(200)
    expect((await admin.call('GET', '/language')).body).toEqual({ language: 'es-MX' })
    expect(await admin.call('GET', none)).toMatchObject({
      status: english.status,
      body: { code: (english.body as { code: string }).code, title: 'No encontrado' },
    })
    expect((await choose()).body).toMatchObject({ fields: [{ message: 'Elija una opción.' }] })

    const served = async (headers: Record<string, string>) =>
      (await world.app.inject({ url: '/definitions.json', headers })).json<
        Pick<Published, 'version'> & { language: Language }
      >()
    const plain = await served({})
    for (const [name, value] of [
      ['cookie', 'portolan_language=es-MX'],
      ['accept-language', 'es-ES'],
    ] as const) {
      const spanish = await served({ [name]: value })
      expect(spanish.version).toBe(plain.version)
      expect(spanish.language).toMatchObject({ tag: 'es-MX', direction: 'ltr' })
      expect(spanish.language.words['forms']).toHaveProperty('answerQuestion', 'Responda a esta pregunta.')
    }
    expect(plain.language.words['forms']).toEqual({})
    await choose('browser')
    expect((await admin.call('GET', none)).body).toMatchObject({ title: 'Not found' })
  })
})

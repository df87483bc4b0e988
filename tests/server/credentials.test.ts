import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { asSystem } from '#server/store/tenant.ts'
import { askToken, callAs, type ClientRecord } from './asking-token.ts'
import { describeAnyEngine } from './engines.ts'
import { codeOf, type Caller } from './paying.ts'
import { signIn } from './sign-in.ts'
import { openWorld, type World } from './world.ts'

describeAnyEngine('API credentials', (makeStore) => {
  let store: Store
  let world: World
  let admin: Caller
  let orgId: string
  let clients: string

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store)
    admin = await signIn(world.app, 'admin@northwind.example')
    orgId = (await admin.browser.visit('/auth/session')).json<{ claims: { orgId: string } }>().claims.orgId
    clients = `/organizations/${orgId}/clients`
  })

  beforeEach(() => asSystem(store, (trx) => trx.deleteFrom('api_credentials').execute()))

  const create = (name: string, more: object = {}, env_name = 'uat') =>
    admin.call('POST', clients, { body: { name, scopes: ['self.read'], ...more }, query: { env_name } })
  const made = async (name: string, more: object = {}) => (await create(name, more)).body as ClientRecord
  const list = async (env_name = 'uat') =>
    ((await admin.call('GET', clients, { query: { env_name } })).body as { content: ClientRecord[] }).content

  it('shows a secret once and keeps only its hash (CRD-001, CRD-004, API-032, API-033, API-034)', async () => {
    const client = await made('Ledger', { description: 'Books payments.' })
    expect(client).toMatchObject({
      name: 'Ledger',
      audience: 'urn:portolan:api',
      description: 'Books payments.',
      isPrimary: true,
      client_id: expect.stringMatching(/^ptc_/),
    })
    const one = await admin.call('GET', `${clients}/${client.clientId}`)
    expect(JSON.stringify([one.body, await list()])).not.toContain(client.secret)
    const dump = await asSystem(store, async (trx) =>
      JSON.stringify([
        await trx.selectFrom('api_credentials').selectAll().execute(),
        await trx.selectFrom('audit_trail').selectAll().where('object_type', '=', 'API credential').execute(),
        await trx.selectFrom('idempotency_keys').selectAll().execute(),
      ]),
    )
    expect(dump).toContain(client.client_id)
    expect(dump).not.toContain(client.secret)
  })

  it('are of one environment; of one name and one primary there is one (API-032)', async () => {
    const first = await made('Ledger')
    expect(codeOf(await create('ledger'))).toBe('CREDENTIAL_NAME_TAKEN')
    const second = await made('Treasury', { isPrimary: true })
    expect((await list()).map(({ clientId, isPrimary }) => [clientId, isPrimary])).toEqual([
      [first.clientId, false],
      [second.clientId, true],
    ])
    expect(await list('prod')).toEqual([])
    expect((await create('Ledger', {}, 'prod')).status).toBe(200)
  })

  it('are ten at the most: of twenty at once at nine, one is admitted (CRD-007, ERR-011)', async () => {
    for (let count = 0; count < 9; count += 1) await create(`One ${count}`)
    const answers = await Promise.all(Array.from({ length: 20 }, (_, place) => create(`More ${place}`)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refusal = answers.find(({ status }) => status !== 200)
    expect(refusal?.body).toMatchObject({
      code: 'TOO_MANY_CREDENTIALS',
      detail: expect.stringContaining('An organization can have up to 10 API credentials per environment.'),
    })
    expect(await list()).toHaveLength(10)
    expect((await create('Elsewhere', {}, 'prod')).status).toBe(200)
  })

  it('are changed and deleted, and say so in the trail (API-035, API-036, CRD-004)', async () => {
    const client = await made('Ledger', { description: 'Books payments.' })
    const path = `${clients}/${client.clientId}`
    const changed = await admin.call('PATCH', path, {
      body: { name: 'Books', description: null, isPrimary: null, secretStored: true },
    })
    expect(changed.body).toMatchObject({ name: 'Books', isPrimary: true, secretStored: true })
    expect(changed.body).not.toHaveProperty('description')
    const call = await callAs(world.app, client)
    expect((await call('GET', '/environments')).status).toBe(200)
    expect((await list())[0]).toHaveProperty('lastUsedAt')
    expect((await admin.call('DELETE', path)).status).toBe(200)
    expect((await call('GET', '/environments')).status).toBe(401)
    expect((await askToken(world.app, client.client_id, client.secret)).statusCode).toBe(401)
    expect((await admin.call('GET', path)).status).toBe(404)
    const rows = await asSystem(store, (trx) =>
      trx
        .selectFrom('audit_trail')
        .select('action')
        .where('object_id', '=', client.clientId)
        .orderBy('seq')
        .execute(),
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'credential.create',
      'credential.update',
      'credential.delete',
    ])
  })

  it('rotate with an overlap of a day: both secrets count, then the new one alone (API-037)', async () => {
    const client = await made('Ledger')
    const rotate = () => admin.call('POST', `${clients}/${client.clientId}/rotate_secret`)
    const fresh = (await rotate()).body as ClientRecord
    expect(fresh.earlierUntil).toBeDefined()
    const opens = async (secret: string) => (await askToken(world.app, client.client_id, secret)).statusCode
    expect([await opens(client.secret), await opens(fresh.secret)]).toEqual([200, 200])
    await world.pass(86_401)
    expect([await opens(client.secret), await opens(fresh.secret)]).toEqual([401, 200])
    const answers = await Promise.all([rotate(), rotate(), rotate()])
    const given = [
      fresh,
      ...answers.filter(({ status }) => status === 200).map(({ body }) => body as ClientRecord),
    ]
    // Which of the three was last is not known here; the newest secret and the one before it count, no other.
    const open = []
    for (const { secret } of given) open.push((await opens(secret)) === 200)
    expect(open.filter(Boolean)).toHaveLength(2)
  })

  it('call for the person who made them: with their rights, in one environment, and the trail names both', async () => {
    const client = await made('Ledger', { scopes: ['self.read', 'organisation.read'] })
    const call = await callAs(world.app, client)
    expect((await call('GET', '/environments')).body).toMatchObject({ environments: [{ code: 'uat' }] })
    expect((await call('GET', '/environments?env_name=prod')).status).toBe(403)
    const flagged = await call('PUT', '/xcurrent_proxy/internal/tenant_flags_config', {
      flag_name: 'rewards',
      active: true,
    })
    expect(flagged.body).toMatchObject({ code: 'PEOPLE_ONLY' })
    for (const path of [clients, `/organizations/${orgId}/settings`])
      expect((await call('POST', path, { name: 'Another' })).body, path).toMatchObject({
        code: 'PEOPLE_ONLY',
      })
    await asSystem(store, (trx) =>
      trx
        .updateTable('users')
        .set({ status: 'DISABLED' })
        .where('email', '=', 'admin@northwind.example')
        .execute(),
    )
    expect((await call('GET', '/environments')).status).toBe(403)
    await asSystem(store, (trx) =>
      trx
        .updateTable('users')
        .set({ status: 'ACTIVE' })
        .where('email', '=', 'admin@northwind.example')
        .execute(),
    )
  })

  it('are managed by their own roles alone', async () => {
    for (const login of ['maker', 'viewer', 'users']) {
      const person = await signIn(world.app, `${login}@northwind.example`)
      expect(
        codeOf(await person.call('POST', clients, { body: { name: 'Mine', scopes: ['self.read'] } })),
        login,
      ).toBe('INSUFFICIENT_PERMISSIONS')
    }
    const stranger = await signIn(world.app, 'admin@harbor.example')
    expect((await stranger.call('GET', clients)).status).toBe(404)
  })

  it('open nothing by a name no credential can have, and fail nothing', async () => {
    const headers = { 'content-type': 'application/json' }
    const grant = { grant_type: 'client_credentials', client_secret: 'a' }
    for (const client_id of [{ a: 1 }, ['a'], 7, 'a\0b', '\ud83d']) {
      const requested = await askToken(world.app, '', '', { headers, payload: { ...grant, client_id } })
      expect([client_id, requested.statusCode, requested.json()]).toEqual([
        client_id,
        401,
        { error: 'invalid_client' },
      ])
    }
  })

  it('open nothing with a wrong secret or another grant', async () => {
    const client = await made('Ledger')
    expect((await askToken(world.app, client.client_id, 'pts_wrong')).json()).toEqual({
      error: 'invalid_client',
    })
    expect((await askToken(world.app, 'ptc_nobody', client.secret)).statusCode).toBe(401)
    const other = await askToken(world.app, client.client_id, client.secret, {
      payload: 'grant_type=password',
    })
    expect(other.json()).toEqual({ error: 'unsupported_grant_type' })
    const basic = Buffer.from(`${client.client_id}:${client.secret}`).toString('base64')
    const headers = { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' }
    expect(
      (await askToken(world.app, '', '', { headers, payload: 'grant_type=client_credentials' })).statusCode,
    ).toBe(200)
  })
})

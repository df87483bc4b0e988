import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { askToken, callAs, clientNamed, obtainCredential, type ClientRecord } from './asking-token.ts'
import { changesSeenBy, decideChange, letDecide, type ChangeRecord } from './controlling.ts'
import { describeAnyEngine } from './engines.ts'
import { codeOf, type Caller } from './paying.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

describeAnyEngine('API credentials', (makeStore) => {
  let store: Store
  let world: World
  let admin: Caller
  let second: Caller
  let orgId: string
  let clients: string

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store)
    admin = await signIn(world.app, 'admin@northwind.example')
    second = await signIn(world.app, 'admin2@northwind.example')
    orgId = (await admin.browser.visit('/auth/session')).json<{ claims: { orgId: string } }>().claims.orgId
    clients = `/organizations/${orgId}/clients`
  })

  beforeEach(() =>
    asSystem(store, async (trx) => {
      await trx.deleteFrom('control_changes').execute()
      await trx.deleteFrom('api_credentials').execute()
    }),
  )

  const create = (name: string, more: object = {}, env_name = 'uat') =>
    admin.call('POST', clients, { body: { name, scopes: ['self.read'], ...more }, query: { env_name } })
  const made = (name: string, more: object = {}) =>
    obtainCredential({ owner: admin, second, clients }, { name, scopes: ['self.read'], ...more })
  const take = (person: Caller, { clientId }: Pick<ClientRecord, 'clientId'>) =>
    person.call('POST', `${clients}/${clientId}/secret`)
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

  it('wait for another administrator, who reads what they open; until then there is none and no secret (TRU-152, TRU-154)', async () => {
    const requested = await create('Ledger', { scopes: ['payments.read', 'self.read'], validFor: 'P30D' })
    expect([requested.status, requested.body]).toMatchObject([
      202,
      {
        says: 'Create the API credential Ledger, which acts for Administrator One (admin)',
        becomes:
          'A program can act for Administrator One (admin) in UAT, within these scopes: See payments and follow them, Read the environments and what concerns the owner. It ends 30 days after the approval. Administrator One (admin) alone is shown its secret, once.',
      },
    ])
    const { id } = requested.body as ChangeRecord
    const listed = async (env_name = 'uat') =>
      (await admin.call('GET', clients, { query: { env_name } })).body
    expect(await listed()).toMatchObject({ content: [], waiting: ['Ledger'] })
    expect(await listed('prod')).toMatchObject({ content: [], waiting: [] })
    expect(
      (await create('Ledger', { scopes: ['payments.read', 'self.read'], validFor: 'P30D' })).body,
    ).toMatchObject({
      code: 'CONTROL_CHANGE_WAITS',
    })
    expect(codeOf(await decideChange(admin, id, 'approve'))).toBe('CONTROL_CHANGE_OWN')
    await decideChange(second, id, 'reject', { reason: 'Not now.' })
    expect(await listed()).toMatchObject({ content: [], waiting: [] })
    const kept = await asSystem(store, (trx) => trx.selectFrom('api_credentials').select('id').execute())
    expect(kept).toEqual([])
  })

  it('have no secret until their owner takes it, once of many at once, and nobody else does (TRU-153)', async () => {
    const change = await letDecide(second, await create('Ledger'))
    expect(JSON.stringify(change)).not.toContain('pts_')
    const client = await clientNamed(admin, clients, 'Ledger')
    expect(client).toMatchObject({ state: 'UNTAKEN', secretTaken: false })
    expect(client).not.toHaveProperty('secretMadeAt')
    const rotate = () => admin.call('POST', `${clients}/${client.clientId}/rotate_secret`)
    expect(codeOf(await rotate())).toBe('CREDENTIAL_SECRET_WAITS')
    for (const secret of ['', 'null', 'pts_'])
      expect((await askToken(world.app, client.client_id, secret)).statusCode).toBe(401)
    expect(await take(second, client)).toMatchObject({
      status: 403,
      body: {
        code: 'CREDENTIAL_SECRET_OF_OWNER',
        detail: expect.stringContaining('Only Administrator One (admin), for whom'),
      },
    })
    const answers = await Promise.all(Array.from({ length: 5 }, () => take(admin, client)))
    const shown = answers.filter(({ status }) => status === 200)
    expect(shown).toHaveLength(1)
    expect([...new Set(answers.filter((one) => one !== shown[0]).map(codeOf))]).toEqual([
      'CREDENTIAL_SECRET_TAKEN',
    ])
    const { secret } = shown[0]!.body as ClientRecord
    expect((await askToken(world.app, client.client_id, secret)).statusCode).toBe(200)
    expect((await list())[0]).toMatchObject({ state: 'ACTIVE', secretTaken: true, secretStored: false })
    expect((await rotate()).status).toBe(200)
    expect(codeOf(await take(admin, client))).toBe('CREDENTIAL_SECRET_TAKEN')
    const { rows } = await asSystem(store, (trx) =>
      sql<{ action: string; by: string }>`select action, split_part(u.email, '@', 1) as by
        from audit_trail t join users u on u.id = t.user_id
        where object_id in (${client.clientId}, ${change.id}) order by seq`.execute(trx),
    )
    expect(rows.map(({ action, by }) => `${action} ${by}`)).toEqual([
      'control-change.ask admin',
      'credential.create admin',
      'control-change.approve admin2',
      'credential.takeSecret admin',
      'credential.rotate admin',
    ])
  })

  it('take effect in time where nobody else may decide (TRU-152)', async () => {
    const setStatus = (status: 'ACTIVE' | 'DISABLED') =>
      asSystem(store, (trx) =>
        trx.updateTable('users').set({ status }).where('email', '=', 'admin2@northwind.example').execute(),
      )
    await setStatus('DISABLED')
    const requested = await create('Ledger')
    expect([requested.status, requested.body]).toMatchObject([202, { takesEffectAt: expect.any(String) }])
    await world.pass(172_000)
    expect(await list()).toEqual([])
    await world.pass(1000)
    expect(await list()).toMatchObject([{ name: 'Ledger', state: 'UNTAKEN' }])
    await setStatus('ACTIVE')
    admin = await signIn(world.app, 'admin@northwind.example')
    second = await signIn(world.app, 'admin2@northwind.example')
    expect((await take(admin, (await list())[0]!)).status).toBe(200)
  })

  it('are of one environment; of one name and one primary there is one (API-032)', async () => {
    const first = await made('Ledger')
    expect(codeOf(await create('ledger'))).toBe('CREDENTIAL_NAME_TAKEN')
    expect((await changesSeenBy(admin)).filter(({ state }) => state === 'waiting')).toEqual([])
    const other = await made('Treasury', { isPrimary: true })
    expect((await list()).map(({ clientId, isPrimary }) => [clientId, isPrimary])).toEqual([
      [first.clientId, false],
      [other.clientId, true],
    ])
    expect(await list('prod')).toEqual([])
    await letDecide(second, await create('Ledger', {}, 'prod'))
    expect((await list('prod')).map(({ name }) => name)).toEqual(['Ledger'])
  })

  it('are ten at the most: of twenty at once at nine, one is admitted (CRD-007, ERR-011)', async () => {
    for (let count = 0; count < 9; count += 1) await letDecide(second, await create(`One ${count}`))
    const requested = await Promise.all(Array.from({ length: 20 }, (_, place) => create(`More ${place}`)))
    expect(requested.map(({ status }) => status)).toEqual(Array(20).fill(202))
    const decided = await Promise.all(
      requested.map(({ body }) => decideChange(second, (body as ChangeRecord).id, 'approve')),
    )
    const states = decided.map(({ body }) => (body as ChangeRecord).state)
    expect(states.filter((state) => state === 'done')).toHaveLength(1)
    expect(states.filter((state) => state === 'failed')).toHaveLength(19)
    expect((await create('Later')).body).toMatchObject({
      code: 'TOO_MANY_CREDENTIALS',
      detail: expect.stringContaining('An organization can have up to 10 API credentials per environment.'),
    })
    expect(await list()).toHaveLength(10)
    expect((await create('Elsewhere', {}, 'prod')).status).toBe(202)
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
      'credential.takeSecret',
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
    admin = await signIn(world.app, 'admin@northwind.example')
    second = await signIn(world.app, 'admin2@northwind.example')
    expect([await opens(client.secret), await opens(fresh.secret)]).toEqual([401, 200])
    const answers = await Promise.all([rotate(), rotate(), rotate()])
    const given = [
      fresh,
      ...answers.filter(({ status }) => status === 200).map(({ body }) => body as ClientRecord),
    ]
    // The order of the three rotations is unknown. Only the newest secret and the one before it work.
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

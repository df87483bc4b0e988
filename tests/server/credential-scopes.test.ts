import { beforeAll, beforeEach, expect, it } from 'vitest'
import { sql } from 'kysely'
import type { Store } from '#server/store/store.ts'
import { askToken, callAs, obtainCredential, type ClientRecord } from './asking-token.ts'
import { describeAnyEngine } from './engines.ts'
import { identityNamed, type Caller } from './paying.ts'
import { placeOf } from './peopling.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

const ADMIN = 'admin@northwind.example'
const SECOND = 'admin2@northwind.example'
const KEEPER = 'viewer@northwind.example'
const DAY = 86_400

describeAnyEngine('Scopes and end of API credentials', (makeStore) => {
  let store: Store
  let world: World
  let admin: Caller
  let second: Caller
  /** Sees payments and keeps the credentials, and may nothing else. */
  let keeper: Caller
  let keeperId: string
  let organisation: string

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store)
    admin = await signIn(world.app, ADMIN)
    second = await signIn(world.app, SECOND)
    const place = await placeOf(store, KEEPER)
    keeperId = place.id
    organisation = `/organizations/${place.org_id}`
    await asSystem(store, (trx) =>
      sql`insert into user_roles (org_id, user_id, role)
        values (${place.org_id}::uuid, ${place.id}::uuid, 'cloud.api-credentials.write')`.execute(trx),
    )
    keeper = await signIn(world.app, KEEPER)
  })

  beforeEach(() => asSystem(store, (trx) => trx.deleteFrom('api_credentials').execute()))

  const create = (body: object, person = admin) =>
    person.call('POST', `${organisation}/clients`, {
      body: { name: 'Ledger', ...body },
      query: { env_name: 'uat' },
    })
  const made = (body: { name?: string; scopes: string[]; validFor?: string }, owner = admin) =>
    obtainCredential({ owner, second, clients: `${organisation}/clients` }, { name: 'Ledger', ...body })
  const read = async ({ clientId }: ClientRecord) =>
    (await admin.call('GET', `${organisation}/clients/${clientId}`)).body as ClientRecord

  it('are chosen out of what the person holds, and nothing else is given (TRU-067)', async () => {
    const offered = async (person: Caller) => {
      const { body } = await person.call('GET', `${organisation}/client_scopes`)
      return (body as { content: { scope: string }[] }).content.map(({ scope }) => scope)
    }
    expect(await offered(keeper)).toEqual(expect.arrayContaining(['payments.read', 'credentials.read']))
    for (const scope of ['payments.write', 'activity.read', 'users.write', 'credentials.write'])
      expect(await offered(keeper), scope).not.toContain(scope)
    expect(await offered(admin)).toEqual(expect.arrayContaining(['payments.write', 'activity.read']))
    expect(await offered(admin)).not.toContain('users.write')

    for (const scopes of [['payments.write'], ['payments.read', 'credentials.write'], ['nothing.known']])
      expect((await create({ scopes }, keeper)).body, scopes.join()).toMatchObject({
        code: 'SCOPE_NOT_HELD',
        detail: expect.stringContaining(`${scopes.at(-1)} cannot be given`),
        fields: [{ path: 'scopes' }],
      })
    expect((await create({ scopes: ['users.write'] })).body).toMatchObject({ code: 'SCOPE_NOT_HELD' })
    for (const body of [{}, { scopes: [] }, { scopes: ['payments.read', 'payments.read'] }])
      expect((await create(body)).status, JSON.stringify(body)).toBe(400)
    const client = await made({ scopes: ['payments.read'] }, keeper)
    expect(client).toMatchObject({ scopes: ['payments.read'], owner: { id: keeperId } })
  })

  it('bound every call, and the refusal names the scope (TRU-067)', async () => {
    const client = await made({ scopes: ['payments.read'] })
    const issued = await askToken(world.app, client.client_id, client.secret)
    expect(issued.json()).toMatchObject({ scope: 'payments.read', token_type: 'Bearer' })
    const headers = { authorization: `Bearer ${issued.json<{ access_token: string }>().access_token}` }
    const call = (url: string) => world.app.inject({ url: `/api/v1${url}`, headers })
    expect((await call('/payments?page=0&size=1')).statusCode).toBe(200)
    const refused = await call('/environments')
    expect([refused.statusCode, refused.json(), refused.headers['www-authenticate']]).toEqual([
      403,
      expect.objectContaining({
        code: 'INSUFFICIENT_SCOPE',
        clientMessage:
          'This API credential may not do this: it lacks the scope self.read. Use a credential that has it, or create one.',
      }),
      'Bearer error="insufficient_scope", scope="self.read"',
    ])
  })

  it('leave looks at account numbers of their own in the trail, beside those of their owner (TRU-114)', async () => {
    const { identityId } = await identityNamed(admin, 'Taller Azul')
    const client = await made({ scopes: ['identities.read'] })
    const call = await callAs(world.app, client)
    const path = `/pii_proxy/v2/identities/${identityId}`
    await admin.call('GET', path)
    for (let at = 0; at < 2; at += 1) expect((await call('GET', path)).status).toBe(200)
    const { rows } = await asSystem(store, (trx) =>
      sql<{ by: string | null }>`select details ->> 'apiCredential' as by from audit_trail
        where action = 'account.read' and object_id = ${identityId} order by seq`.execute(trx),
    )
    expect(rows.map(({ by }) => by)).toEqual([null, client.client_id])
  })

  it('open nothing their owner may not do any more (TRU-067)', async () => {
    const client = await made({ scopes: ['payments.read', 'self.read'] }, keeper)
    const call = await callAs(world.app, client)
    expect((await call('GET', '/payments?page=0&size=1')).status).toBe(200)
    const { rows } = await asSystem(store, (trx) =>
      sql<{ org_id: string; role: string }>`delete from user_roles where user_id = ${keeperId}::uuid
        and role like '%payments.read' returning org_id, role`.execute(trx),
    )
    const after = await call('GET', '/payments?page=0&size=1')
    expect([after.status, after.body]).toMatchObject([403, { code: 'INSUFFICIENT_PERMISSIONS' }])
    expect((await call('GET', '/environments')).status).toBe(200)
    for (const { org_id, role } of rows)
      await asSystem(store, (trx) =>
        sql`insert into user_roles (org_id, user_id, role)
          values (${org_id}::uuid, ${keeperId}::uuid, ${role})`.execute(trx),
      )
  })

  it('are fewer in a token that was asked for fewer, and never more (TRU-067)', async () => {
    const client = await made({ scopes: ['payments.read', 'self.read'] })
    const ask = (scope: string) =>
      askToken(world.app, client.client_id, client.secret, {
        payload: new URLSearchParams({
          grant_type: 'client_credentials',
          client_id: client.client_id,
          client_secret: client.secret,
          scope,
        }).toString(),
      })
    const fewer = await ask('self.read')
    expect(fewer.json()).toMatchObject({ scope: 'self.read' })
    const headers = { authorization: `Bearer ${fewer.json<{ access_token: string }>().access_token}` }
    const call = async (url: string) => (await world.app.inject({ url: `/api/v1${url}`, headers })).statusCode
    expect([await call('/environments'), await call('/payments?page=0&size=1')]).toEqual([200, 403])
    const more = await ask('self.read activity.read')
    expect([more.statusCode, more.json()]).toEqual([400, { error: 'invalid_scope' }])
  })

  it('end when they were said to, secret and token alike, and say so before (TRU-068)', async () => {
    const client = await made({ scopes: ['self.read'], validFor: 'P30D' })
    const [now] = (await asSystem(store, (trx) => sql<{ now: Date }>`select app_now() as now`.execute(trx)))
      .rows
    const left = Date.parse(client.expiresAt) - now!.now.getTime()
    expect(left / 1000 / DAY).toBeCloseTo(30, 1)
    expect((await read(client)).state).toBe('ACTIVE')
    await world.pass(17 * DAY)
    expect((await read(client)).state).toBe('ENDING')
    await world.pass(13 * DAY - 600)
    const last = (await askToken(world.app, client.client_id, client.secret)).json<{ expires_in: number }>()
    expect(last.expires_in).toBeLessThanOrEqual(600)
    const call = await callAs(world.app, client)
    expect((await call('GET', '/environments')).status).toBe(200)
    await world.pass(601)
    const after = await call('GET', '/environments')
    expect([after.status, after.body]).toMatchObject([401, { code: 'CREDENTIAL_EXPIRED' }])
    const issued = await askToken(world.app, client.client_id, client.secret)
    expect([issued.statusCode, issued.json()]).toEqual([
      401,
      {
        error: 'invalid_client',
        error_description: expect.stringContaining('This API credential has expired.'),
      },
    ])
    expect((await askToken(world.app, client.client_id, 'pts_wrong')).json()).toEqual({
      error: 'invalid_client',
    })
    admin = await signIn(world.app, ADMIN)
    second = await signIn(world.app, SECOND)
    expect((await read(client)).state).toBe('EXPIRED')
  })

  it('are announced once before their end, to their owner and to all who may manage them (TRU-115)', async () => {
    const client = await made({ name: 'Announced', scopes: ['self.read'], validFor: 'P30D' })
    const readMessages = async () => {
      const { rows } = await asSystem(store, (trx) =>
        sql<{ email: string; facts: { name: string; end: string } }>`select email, facts from notifications n
          join users u on u.org_id = n.org_id and u.id = n.user_id
          where event_type = 'CREDENTIAL_ENDING' and page_parameters->>'id' = ${client.clientId}`.execute(
          trx,
        ),
      )
      return rows
    }
    await world.pass(15 * DAY)
    expect(await readMessages()).toEqual([])
    await world.pass(2 * DAY)
    const people = await readMessages()
    expect(people.map(({ email }) => email).toSorted()).toEqual(['admin2@northwind.example', ADMIN, KEEPER])
    expect(people[0]!.facts.name).toBe('Announced')
    await world.pass(2 * DAY)
    expect(await readMessages()).toHaveLength(3)
    admin = await signIn(world.app, ADMIN)
    second = await signIn(world.app, SECOND)
  })

  it('end after a quarter where nothing is chosen, and after a year at the most; none is without end (TRU-068)', async () => {
    const usual = await made({ scopes: ['self.read'] })
    const longest = await made({ name: 'Books', scopes: ['self.read'], validFor: 'P365D' })
    const days = Date.parse(longest.expiresAt) - Date.parse(usual.expiresAt)
    expect(days / 1000 / DAY).toBeCloseTo(275, 1)
    const over = await create({ name: 'Long', scopes: ['self.read'], validFor: 'P366D' })
    expect([over.status, over.body]).toMatchObject([400, { fields: [{ path: 'validFor' }] }])
    for (const validFor of ['P0D', '', 'P1Y', '90', null])
      expect((await create({ name: 'Odd', scopes: ['self.read'], validFor })).status, String(validFor)).toBe(
        400,
      )
  })

  it('of before there were any may do what their owner may, and end all the same (TRU-067, TRU-068)', async () => {
    const client = await made({ scopes: ['self.read'] })
    await asSystem(store, (trx) => trx.updateTable('api_credentials').set({ scopes: null }).execute())
    const call = await callAs(world.app, client)
    expect((await call('GET', '/payments?page=0&size=1')).status).toBe(200)
    expect(await read(client)).not.toHaveProperty('scopes')
    await world.pass(91 * DAY)
    expect((await askToken(world.app, client.client_id, client.secret)).statusCode).toBe(401)
  })
})

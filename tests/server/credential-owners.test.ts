import { randomUUID } from 'node:crypto'
import { connect, type AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { askToken, callAs, obtainCredential, type ClientRecord } from './asking-token.ts'
import { closeAtEnd } from './closing.ts'
import { changesSeenBy, letDecide } from './controlling.ts'
import { createTestStore } from './engines.ts'
import { codeOf, identityNamed, pay, payBody, quoteBody, quoteOf, type Caller } from './paying.ts'
import { placeOf } from './peopling.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

const LEAVER = 'maker@northwind.example'
const SCOPES = ['payments.read', 'payments.write', 'quotes.write', 'identities.read', 'onboarding.write']

let store: Store
let world: World
let admin: Caller
let second: Caller
let leaver: Caller
let clients: string
let client: ClientRecord

const setStatus = (status: 'ACTIVE' | 'DISABLED') =>
  asSystem(store, (trx) => trx.updateTable('users').set({ status }).where('email', '=', LEAVER).execute())
const read = async () => (await admin.call('GET', `${clients}/${client.clientId}`)).body as ClientRecord
const takeOver = (person: Caller) =>
  person.call('POST', `${clients}/${client.clientId}/take_over`, { body: {} })

beforeAll(async () => {
  store = await createTestStore('seeded')
  world = await openWorld(store)
  admin = await signIn(world.app, 'admin@northwind.example')
  second = await signIn(world.app, 'admin2@northwind.example')
  const place = await placeOf(store, LEAVER)
  clients = `/organizations/${place.org_id}/clients`
  await asSystem(store, (trx) =>
    sql`insert into user_roles (org_id, user_id, role)
      values (${place.org_id}::uuid, ${place.id}::uuid, 'cloud.api-credentials.write')`.execute(trx),
  )
  leaver = await signIn(world.app, LEAVER)
  const body = { name: 'Ledger', scopes: SCOPES }
  client = await obtainCredential({ owner: leaver, second, clients }, body)
})

it('makes payments that say so: in the API, in lists and in downloads (TRU-059)', async () => {
  const call = await callAs(world.app, client)
  const identity = await identityNamed(leaver, 'Taller Azul')
  const quoted = await call('POST', '/payout_proxy/quotes/quote-collection', quoteBody(identity))
  const { quoteId } = (quoted.body as { quotes: { quoteId: string }[] }).quotes[0]!
  const paid = await call('POST', '/payout_proxy/payments', payBody(quoteId, identity), randomUUID())
  expect(paid.status, JSON.stringify([quoted, paid])).toBeLessThan(300)
  const credential = { clientId: client.clientId, name: 'Ledger' }
  const { body: payment } = await admin.call('GET', `/payments/${quoteId}`)
  expect(payment).toMatchObject({ source: 'CREDENTIAL', credential, initiatedBy: { email: LEAVER } })
  const { body: list } = await admin.call('GET', '/xcurrent_proxy/v4/payments', {
    query: { page: '0', size: '1' },
  })
  expect((list as { content: object[] }).content[0]).toMatchObject({ source: 'CREDENTIAL', credential })
  const file = await admin.call('POST', '/payout_proxy/payments/download', {
    query: { env_name: 'uat' },
    body: { format: 'csv', zone: 'UTC' },
  })
  expect(String(file.body)).toContain(',An API credential,Ledger,')
  const { quoteId: ownQuote } = await quoteOf(leaver, identity)
  await pay(leaver, identity, {}, randomUUID(), ownQuote)
  const own = (await admin.call('GET', `/payments/${ownQuote}`)).body
  expect(own).toMatchObject({ source: 'USER' })
  expect(own).not.toHaveProperty('credential')
})

it('has an owner who keeps it while they may sign in (TRU-069)', async () => {
  expect(await read()).toMatchObject({ state: 'ACTIVE', owner: { name: expect.any(String) } })
  expect((await takeOver(admin)).body).toMatchObject({
    code: 'CREDENTIAL_OWNED',
    detail: expect.stringContaining('owns this API credential and may sign in. Nothing was changed.'),
  })
  expect(codeOf(await takeOver(leaver))).toBe('INSUFFICIENT_PERMISSIONS')
})

it('stops with its owner, and goes on once a second person lets an administrator take it over, with the scopes they hold (TRU-069)', async () => {
  const call = await callAs(world.app, client)
  await setStatus('DISABLED')
  const stopped = await call('GET', '/payments?page=0&size=1')
  expect([stopped.status, stopped.body]).toMatchObject([403, { code: 'CREDENTIAL_STOPPED' }])
  expect((await askToken(world.app, client.client_id, client.secret)).json()).toEqual({
    error: 'invalid_client',
    error_description: expect.stringContaining('The owner of this API credential may not sign in'),
  })
  expect((await read()).state).toBe('STOPPED')

  // The administrator holds everything but one of its scopes.
  await asSystem(store, (trx) =>
    sql`update api_credentials set scopes = array_append(scopes, 'schemas.nothing')`.execute(trx),
  )
  const requested = await takeOver(admin)
  expect(requested.status).toBe(202)
  const [change] = await changesSeenBy(second)
  expect(change).toMatchObject({
    says: expect.stringMatching(/^Take over the API credential Ledger from /),
    becomes: expect.stringContaining('Start payments'),
  })
  expect((await read()).state).toBe('STOPPED')
  expect((await askToken(world.app, client.client_id, client.secret)).statusCode).toBe(401)

  await letDecide(second, requested)
  const mine = (await admin.browser.visit('/auth/session')).json<{ claims: { userId: string } }>().claims
  const after = await read()
  expect(after).toMatchObject({ state: 'ACTIVE', owner: { id: mine.userId } })
  expect(after.scopes).not.toContain('schemas.nothing')
  expect(after.scopes).toEqual(expect.arrayContaining(['payments.read', 'payments.write']))
  expect(SCOPES, 'it gains none').toEqual(expect.arrayContaining(after.scopes!))
  const again = await callAs(world.app, client)
  expect((await again('GET', '/payments?page=0&size=1')).status).toBe(200)
  const rows = await asSystem(store, (trx) =>
    trx
      .selectFrom('audit_trail')
      .select(['action', 'details'])
      .where('object_id', '=', client.clientId)
      .execute(),
  )
  expect(rows.map(({ action }) => action)).toContain('credential.takeOver')
  // The former owner signs in again and does not get the credential back.
  await setStatus('ACTIVE')
  expect((await read()).owner.id).toBe(mine.userId)
})

it('opens nothing by a name no credential can have, and fails nothing', async () => {
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

it('is counted on the home page of who manages it once it ends soon, beside who asked to be let in; nobody else is told (TRU-223)', async () => {
  const waiting = async (person: Caller) => {
    const { body } = await person.call('GET', '/home_page/waiting')
    const { items } = body as { items: { id: string; count: number; path: string }[] }
    return items.filter(({ id }) => ['to-admit', 'credentials'].includes(id))
  }
  const people = await signIn(world.app, 'users@northwind.example')
  const checker = await signIn(world.app, 'checker@northwind.example')
  await setStatus('ACTIVE')
  const manager = await signIn(world.app, LEAVER)
  await asSystem(store, (trx) =>
    sql`update api_credentials set deleted_at = null, expires_at = case id when ${client.clientId}::uuid
      then app_now() + interval '3 days' else app_now() + interval '300 days' end`.execute(trx),
  )
  const ending = { id: 'credentials', count: 1, path: '/settings/credentials' }
  const asking = { id: 'to-admit', count: 1, path: '/settings/users?status=CREATED' }
  expect(await waiting(manager)).toMatchObject([ending])
  expect(await waiting(people)).toMatchObject([asking])
  expect(await waiting(checker)).toEqual([])
  const { body } = await people.call('GET', clients.replace('/clients', '/users'), {
    query: { status: 'CREATED' },
  })
  expect(body).toMatchObject({ page: { totalElements: 1 } })
})

it('does nothing by a body that was held back until it was revoked (TRU-629)', async () => {
  const issued = await askToken(world.app, client.client_id, client.secret)
  const { access_token } = issued.json<{ access_token: string }>()
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = world.app.server.address() as AddressInfo
  /** Sends all but the end of a request, and waits until a later request of another person is answered. */
  const begin = async () => {
    const socket = connect(port, '127.0.0.1')
    closeAtEnd(async () => void socket.destroy())
    const answered = new Promise<string>((resolve) => socket.once('data', (part) => resolve(String(part))))
    const arrived = new Promise<void>((resolve) => world.app.server.once('request', () => resolve()))
    const head = [
      'POST /api/v1/payout_proxy/payments/filter HTTP/1.1',
      'host: 127.0.0.1',
      `authorization: Bearer ${access_token}`,
      'content-type: application/json',
      'content-length: 2',
    ]
    socket.write([...head, '', '{'].join('\r\n'))
    await arrived
    await read()
    return (): Promise<string> => {
      socket.write('}')
      return answered
    }
  }
  expect(await (await begin())()).toMatch(/^HTTP\/1\.1 200 /)
  const finish = await begin()
  await asSystem(store, (trx) => trx.updateTable('api_credentials').set({ deleted_at: new Date() }).execute())
  expect(await finish()).toMatch(/^HTTP\/1\.1 401 /)
})

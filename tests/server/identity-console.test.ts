import { sql } from 'kysely'
import { afterEach, beforeAll, expect, it } from 'vitest'
import type { Answer } from '#definition/wire.ts'
import type { Store } from '#server/store/store.ts'
import { decideChange, letDecide } from './controlling.ts'
import { describeEachEngine } from './engines.ts'
import { oktaLike } from './fixtures/issuer-shapes.ts'
import { CLIENT, openIssuer, type Issuer } from './identity-issuer.ts'
import { walkOutside } from './identity-providing.ts'
import type { Caller } from './paying.ts'
import { placeOf } from './peopling.ts'
import { callingScim } from './scim.ts'
import { PUBLIC_URL } from './server.ts'
import { createBrowser, signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

type Login = Answer<'identityProviders.read'>
const NEW = 'new.person@harbor.example'
const PATH = '/provider/identity_providers'

describeEachEngine('the console for logins of clients', (makeStore) => {
  let store: Store
  let world: World
  let first: Caller
  let second: Caller
  let orgId: string
  let issuer: Issuer | undefined

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store)
    first = await signIn(world.app, 'provider@staff.example')
    second = await signIn(world.app, 'provider2@staff.example')
    orgId = (await placeOf(store, 'admin@harbor.example')).org_id
  })
  const system = <T>(text: ReturnType<typeof sql<T>>) =>
    asSystem(store, async (trx) => (await text.execute(trx)).rows)
  afterEach(async () => {
    await system(sql`delete from identity_providers`)
    await issuer?.close()
    issuer = undefined
  })

  const settings = (more: object = {}) => ({
    name: 'Harbor login',
    issuer: issuer?.issuer ?? 'https://login.harbor.example',
    openidClient: CLIENT.id,
    scopes: 'openid profile email groups',
    domains: 'harbor.example',
    emailTrust: 'CLAIM',
    subjectClaim: 'sub',
    emailClaim: 'email',
    nameClaim: 'name',
    groupsClaim: 'groups',
    provisioning: 'BY_GROUP',
    groups: 'Portolan viewers = viewer',
    environments: ['uat'],
    ...more,
  })
  const ask = (more: object = {}, client = orgId) =>
    first.call('POST', `/provider/clients/${client}/identity_providers`, { body: settings(more) })
  const list = async () => ((await first.call('GET', PATH)).body as Answer<'identityProviders.list'>).content
  const add = async (more: object = {}) => {
    await letDecide(second, await ask(more))
    return (await list())[0]!
  }
  const act = async (id: string, verb: string, body: object = {}) =>
    (
      await first.call('POST', `${PATH}/${id}/${verb}`, {
        body: verb === 'token' ? { validFor: 'P30D' } : body,
      })
    ).body as Login
  const says = (lines: { says: string }[]) => lines.map((line) => line.says).join('\n')
  /** Opens the link to the login, signs in there and returns. */
  const tryWith = async (login: Login, claims: object = {}) => {
    issuer!.state.claims = { ...oktaLike.claims, ...claims }
    const browser = createBrowser(world.app)
    const left = await browser.visit(`/sign-in/try/${login.start[0]!.ticket}`)
    const back = await issuer!.walk(String(left.headers.location))
    const { headers } = await browser.visit(`${back.pathname}${back.search}`)
    expect(headers.location).toBe(`/provider/identity-providers/${login.id}`)
    expect((await browser.visit('/auth/session')).json()).toEqual({ signedIn: false })
    return (await first.call('GET', `${PATH}/${login.id}`)).body as Login
  }

  it('adds a login by two persons, with its secret afterwards, sealed and never shown (TRU-407)', async () => {
    issuer = await openIssuer(oktaLike, PUBLIC_URL)
    const requested = await ask()
    expect([requested.status, await list()]).toEqual([202, []])
    const change = requested.body as { id: string; becomes: string }
    expect(change.becomes).toContain(issuer.issuer)
    expect(change.becomes).toContain('Portolan viewers = Viewer. Environments: UAT.')
    expect(change.becomes).toContain('(It says so of each address)')
    expect((await decideChange(first, change.id, 'approve')).body).toMatchObject({
      errorCode: 'CONTROL_CHANGE_OWN',
    })
    await letDecide(second, requested)
    const [login] = await list()
    expect(login).toMatchObject({
      state: 'OFF',
      secret: 'NONE',
      redirectAddress: `${PUBLIC_URL}/sign-in/callback/${login?.id}`,
    })
    expect(await act(login!.id, 'secret', { secret: CLIENT.secret })).toMatchObject({ secret: 'STORED' })
    const [stored] = await system(
      sql<{ secret_sealed: string }>`select secret_sealed from identity_providers`,
    )
    expect(stored!.secret_sealed).not.toContain(CLIENT.secret)
    const everything = JSON.stringify([
      await system(sql`select * from audit_trail`),
      await system(sql`select * from control_changes`),
      await list(),
    ])
    expect(everything).not.toContain(CLIENT.secret)
    expect(await act(login!.id, 'turn_on')).toMatchObject({ state: 'ON' })
    const { place } = await walkOutside(createBrowser(world.app), issuer, NEW)
    expect(place).toContain('/login/callback?return_to')
  })

  it('ends what was signed in otherwise once people may come in by a login alone (TRU-414)', async () => {
    const inside = await signIn(world.app, 'viewer@harbor.example')
    const { id } = await add()
    await act(id, 'turn_on')
    expect((await inside.call('GET', '/environments')).status).toBe(200)
    await letDecide(
      second,
      await first.call('PUT', `${PATH}/${id}`, { body: settings({ otherSignIn: 'REFUSED' }) }),
    )
    expect((await inside.call('GET', '/environments')).status).toBe(401)
    expect((await first.call('GET', PATH)).status).toBe(200)
  })

  it('lets a change wait for a second person as well, and a group give nothing until then (TRU-407)', async () => {
    const login = await add()
    const groups = 'Portolan viewers = administrator'
    const changed = await first.call('PUT', `${PATH}/${login.id}`, { body: settings({ groups }) })
    expect([changed.status, (await list())[0]!.groups]).toEqual([202, 'Portolan viewers = viewer'])
    await letDecide(second, changed)
    expect((await list())[0]!.groups).toBe(groups)
  })

  it('lets nobody turn off alone what is the only way in, so that a password opens no door that two persons shut (TRU-763)', async () => {
    const open = await add()
    await act(open.id, 'turn_on')
    expect(await act(open.id, 'turn_off')).toMatchObject({ state: 'OFF' })
    await system(sql`delete from identity_providers`)
    const { id } = await add({ otherSignIn: 'REFUSED' })
    expect(await act(id, 'turn_off')).toMatchObject({ state: 'OFF' })
    await act(id, 'turn_on')
    const requested = await first.call('POST', `${PATH}/${id}/turn_off`, { body: {} })
    expect([requested.status, (await list())[0]!.state], JSON.stringify(requested.body)).toEqual([202, 'ON'])
    expect(requested.body).toMatchObject({
      says: 'Turn the login Harbor login of Harbor Tea Traders off',
      becomes: expect.stringContaining('password'),
    })
    await letDecide(second, requested)
    expect((await list())[0]!.state).toBe('OFF')
  })

  it('refuses a domain that leads elsewhere, an address of a private network, and a rule that is not whole (TRU-403, TRU-407)', async () => {
    await add()
    const northwind = (await placeOf(store, 'admin@northwind.example')).org_id
    expect((await ask({ domains: 'northwind.example, HARBOR.example' }, northwind)).body).toMatchObject({
      errorCode: 'IDENTITY_PROVIDER_DOMAIN',
    })
    const other = { domains: 'other.example' }
    expect((await ask({ ...other, issuer: 'https://10.0.0.1' })).body).toMatchObject({
      errorCode: 'IDENTITY_PROVIDER_ISSUER',
    })
    expect((await ask({ ...other, groups: 'everybody = owner' })).body).toMatchObject({
      errorCode: 'IDENTITY_PROVIDER_GROUPS',
    })
    expect((await ask({ ...other, groups: '' })).body).toMatchObject({ errorCode: 'IDENTITY_PROVIDER_RULE' })
  })

  it('makes the token of a directory, shown once, ended at once, and only where two let it write (TRU-410)', async () => {
    const closed = await add()
    expect(
      (await first.call('POST', `${PATH}/${closed.id}/token`, { body: { validFor: 'P30D' } })).status,
    ).toBe(404)
    await system(sql`delete from identity_providers`)
    const login = await add({ directory: 'SCIM' })
    expect(login.summary).toContain('writes people')
    await act(login.id, 'turn_on')
    const made = (await act(login.id, 'token')) as unknown as { secret: string }
    const reach = callingScim(world.app, made.secret)
    expect((await reach('GET', '/Users')).status).toBe(200)
    const everything = JSON.stringify([
      await list(),
      await system(sql`select * from audit_trail`),
      await system(sql`select * from identity_providers`),
    ])
    expect(everything).not.toContain(made.secret)
    const next = (await act(login.id, 'token')) as unknown as { secret: string }
    expect(await act(login.id, 'revoke_token')).toMatchObject({ scimToken: 'NONE' })
    for (const call of [reach, callingScim(world.app, next.secret)])
      expect((await call('GET', '/Users')).status).toBe(401)
  })

  it('tells the administrators of the client, and says of the client that it has a login of its own (TRU-417)', async () => {
    const admin = await placeOf(store, 'admin@harbor.example')
    await system(sql`delete from notifications where user_id = ${admin.id}`)
    const login = await add({ directory: 'SCIM' })
    await letDecide(
      second,
      await first.call('PUT', `${PATH}/${login.id}`, { body: settings({ directory: 'SCIM' }) }),
    )
    for (const verb of ['turn_on', 'token', 'turn_off', 'turn_on']) await act(login.id, verb)
    const rows = await system(sql<{ event_type: string }>`
      select distinct event_type from notifications where user_id = ${admin.id} order by 1`)
    expect(rows.map(({ event_type: type }) => type)).toEqual([
      'LOGIN_ADDED',
      'LOGIN_CHANGED',
      'LOGIN_OFF',
      'LOGIN_ON',
      'LOGIN_TOKEN',
    ])
    const client = async () => (await first.call('GET', `/provider/clients/${orgId}`)).body
    expect(await client()).toMatchObject({ identityProvider: 'OWN', issuer: login.issuer })
    await act(login.id, 'turn_off')
    expect(await client()).toMatchObject({ identityProvider: 'BUILT_IN' })
  })

  it('opens to nobody of a client (TRU-407)', async () => {
    const login = await add()
    const admin = await signIn(world.app, 'admin@harbor.example')
    for (const verb of ['try', 'turn_on', 'turn_off'])
      expect(
        (
          await admin.call('POST', `${PATH}/${login.id}/${verb}`, {
            body: {},
          })
        ).status,
      ).toBe(403)
    expect((await admin.call('GET', PATH)).status).toBe(403)
  })

  it('tries a login and says what was found, down to what a person would be given (TRU-406)', async () => {
    issuer = await openIssuer(oktaLike, PUBLIC_URL)
    const { id } = await add()
    await act(id, 'secret', { secret: CLIENT.secret })
    const looked = await act(id, 'try')
    expect(looked.wrong).toEqual([])
    expect(says(looked.found)).toContain(`${PUBLIC_URL}/sign-in/callback/${id}`)
    const good = await tryWith(looked)
    expect(good.wrong).toEqual([])
    expect(says(good.found)).toMatch(
      /These groups came: Everyone, Portolan viewers\. They give the work: viewer\./,
    )
    expect(says(good.found)).toContain('would be let in with the roles')
    const bad = await tryWith(good, { email_verified: false, groups: ['Everyone'] })
    expect(says(bad.wrong)).toContain('is not said to be verified')
    expect(says(bad.wrong)).toContain('none of them gives work: Everyone')
    expect(says(bad.wrong)).toContain('would be kept out')
    expect(await system(sql`select email from users where email = ${NEW} and status = 'CREATED'`)).toEqual([])
  })

  it('says in a sentence what is wrong with a login that cannot be used (TRU-406)', async () => {
    issuer = await openIssuer(oktaLike, PUBLIC_URL)
    const { id } = await add({ scopes: 'profile payments' })
    const looked = await act(id, 'try')
    expect(says(looked.wrong)).toContain('lack openid')
    expect(says(looked.wrong)).toContain('No secret is stored')
    await act(id, 'secret', { secret: 'of-another-client' })
    await system(sql`update identity_providers set scopes = 'openid', changed_at = clock_timestamp()`)
    expect(says((await tryWith(await act(id, 'try'))).wrong)).toContain(
      'does not take our client ID and secret',
    )
    await system(
      sql`update identity_providers set issuer = ${`${issuer.issuer}/wrong`}, changed_at = clock_timestamp()`,
    )
    expect(says((await act(id, 'try')).wrong)).toContain('does not describe itself')
    await issuer.close()
    expect(says((await act(id, 'try')).wrong)).toContain('Nobody answers')
  })
})

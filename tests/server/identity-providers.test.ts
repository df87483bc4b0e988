import type { FastifyInstance } from 'fastify'
import { generateKeyPair } from 'jose'
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { createTestStore } from './engines.ts'
import { entraLike, keycloakLike, oktaLike } from './fixtures/issuer-shapes.ts'
import { CLIENT, openIssuer, type Issuer } from './identity-issuer.ts'
import { giveAddress, linkOf, placeProvider, walkOutside } from './identity-providing.ts'
import { placeOf } from './peopling.ts'
import { PUBLIC_URL } from './server.ts'
import { createBrowser, walkIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld } from './world.ts'

const ADMIN = 'admin@harbor.example'
const NEW = 'new.person@harbor.example'
const IN = '/login/callback?return_to=%2Fpayments'

describe('the login of an organisation', () => {
  let store: Store
  let app: FastifyInstance
  let orgId: string
  const issuers: Issuer[] = []

  beforeAll(async () => {
    store = await createTestStore('seeded')
    ;({ app } = await openWorld(store))
    orgId = (await placeOf(store, ADMIN)).org_id
  })
  const system = <T>(text: ReturnType<typeof sql<T>>) =>
    asSystem(store, async (trx) => (await text.execute(trx)).rows)
  afterEach(async () => {
    await system(sql`delete from identity_providers`)
    await system(sql`update users set status = 'DELETED' where email in (${NEW}, 'old@harbor.example')`)
    await Promise.all(issuers.splice(0).map((issuer) => issuer.close()))
  })

  const open = async (shape = keycloakLike, settings: Parameters<typeof placeProvider>[4] = {}) => {
    const issuer = await openIssuer(shape, PUBLIC_URL)
    issuers.push(issuer)
    issuer.state.claims = { ...shape.claims }
    const { id } = await placeProvider(store, orgId, issuer, shape, settings)
    return { issuer, id }
  }
  const noted = () =>
    system(sql<{ fault: string; org_id: string }>`select details->>'fault' as fault, org_id from audit_trail
      where action = 'sign-in.refuse' order by at desc, seq desc limit 1`)
  const links = () =>
    system(sql<{ subject: string; user_id: string }>`select subject, user_id from identity_links`)
  const come = (issuer: Issuer, email = NEW) => walkOutside(createBrowser(app), issuer, email)

  for (const [name, shape] of Object.entries({ keycloakLike, entraLike, oktaLike })) {
    it(`lets in who its rule lets in, with the roles of their groups, from an issuer that is ${name} (TRU-400, TRU-402)`, async () => {
      const { issuer } = await open(shape, { provisioning: 'BY_GROUP' })
      const browser = createBrowser(app)
      expect((await walkOutside(browser, issuer, NEW)).place).toBe(IN)
      const session = (await browser.visit('/auth/session')).json()
      expect(session).toMatchObject({ signedIn: true, claims: { orgId } })
      const people = await system(sql<{
        status: string
        roles: string[]
      }>`select status, array(select role from user_roles r
        where r.user_id = u.id) as roles from users u where email = ${NEW} and status <> 'DELETED'`)
      expect(people).toMatchObject([{ status: 'ACTIVE' }])
      expect(people[0]!.roles).not.toEqual([])
      expect(people[0]!.roles.join()).not.toMatch(/write|Administrator/)
      expect(await links()).toMatchObject([{ subject: String(shape.claims[shape.settings.subject_claim]) }])
    })
  }

  it('knows an invited person by a verified address once, and by issuer and subject from then on (TRU-401)', async () => {
    const { issuer } = await open()
    issuer.state.claims = { ...keycloakLike.claims, email: ADMIN }
    expect((await come(issuer)).place).toBe(IN)
    issuer.state.claims = { ...keycloakLike.claims, email: 'renamed@harbor.example', email_verified: false }
    expect((await come(issuer)).place).toBe(IN)
    issuer.state.claims = { ...keycloakLike.claims, sub: 'somebody-else', email: ADMIN }
    const { answer } = await come(issuer)
    expect([answer.statusCode, answer.body]).toEqual([403, expect.stringContaining('another account')])
    await expect.poll(noted).toMatchObject([{ fault: 'idp-other-subject', org_id: orgId }])
    expect(await links()).toHaveLength(1)
  })

  describe('keeps out, with a page that says why and leads nowhere by itself, and notes it (TRU-404, TRU-405)', () => {
    const refusedWith = async (issuer: Issuer, fault: string, email = NEW) => {
      const browser = createBrowser(app)
      const { answer, place } = await walkOutside(browser, issuer, email)
      expect([answer.statusCode, place]).toEqual([403, expect.stringMatching(/^\/sign-in\/[\w-]+\/arrival/)])
      expect(answer.body).toContain('Try again')
      expect(answer.body).toContain('Sign in another way')
      expect(answer.body).not.toContain('http-equiv')
      await expect.poll(noted).toMatchObject([{ fault, org_id: orgId }])
      expect((await browser.visit('/auth/session')).json()).toEqual({ signedIn: false })
      expect(await links()).toEqual([])
    }
    let issuer: Issuer
    let now: number
    beforeEach(async () => {
      ;({ issuer } = await open(keycloakLike, { provisioning: 'BY_GROUP' }))
      now = Math.floor(Date.now() / 1000)
      await system(sql`delete from refusal_counts`)
    })
    const payload = (nonce: string) => ({
      ...issuer.state.claims,
      iss: issuer.issuer,
      aud: CLIENT.id,
      nonce,
      iat: now,
      exp: now + 60,
      auth_time: now,
    })

    it('a token with another nonce', async () => {
      issuer.state.forge = (nonce) => issuer.sign({ ...payload(nonce), nonce: 'of-another-sign-in' })
      await refusedWith(issuer, 'idp-token')
    })
    it('a token for another client', async () => {
      issuer.state.forge = (nonce) => issuer.sign({ ...payload(nonce), aud: 'another-client' })
      await refusedWith(issuer, 'idp-token')
    })
    it('a token of another issuer', async () => {
      issuer.state.forge = (nonce) => issuer.sign({ ...payload(nonce), iss: 'https://other.example' })
      await refusedWith(issuer, 'idp-token')
    })
    it('a token that is over', async () => {
      issuer.state.forge = (nonce) => issuer.sign({ ...payload(nonce), iat: now - 900, exp: now - 600 })
      await refusedWith(issuer, 'idp-token')
    })
    it('a token with the signature of somebody else', async () => {
      const { privateKey } = await generateKeyPair('RS256')
      issuer.state.forge = (nonce) => issuer.sign(payload(nonce), privateKey)
      await refusedWith(issuer, 'idp-token')
    })
    it('a token without a signature', async () => {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
      issuer.state.forge = async (nonce) => `${part({ alg: 'none' })}.${part(payload(nonce))}.`
      await refusedWith(issuer, 'idp-token')
    })
    it('an address that was not verified', async () => {
      issuer.state.claims['email_verified'] = false
      await refusedWith(issuer, 'idp-email-unverified')
    })
    it('an address of the domain of another organisation', async () => {
      issuer.state.claims['email'] = 'admin@northwind.example'
      await refusedWith(issuer, 'idp-other-domain')
    })
    it('a person in no group that is let in', async () => {
      issuer.state.claims['realm_access'] = { roles: ['offline_access'] }
      await refusedWith(issuer, 'idp-no-group')
    })
    it('a person that the login itself refused', async () => {
      issuer.state.error = 'access_denied'
      await refusedWith(issuer, 'idp-refused')
    })
  })

  it('does not know a subject that another issuer names (TRU-401)', async () => {
    const first = await open()
    first.issuer.state.claims = { ...keycloakLike.claims, email: ADMIN }
    expect((await come(first.issuer)).place).toBe(IN)
    await system(sql`update identity_providers set state = 'OFF', domains = '{before.example}'`)
    const second = await open(oktaLike)
    second.issuer.state.claims = {
      ...oktaLike.claims,
      sub: String(keycloakLike.claims['sub']),
      email: 'old@harbor.example',
    }
    const { answer } = await come(second.issuer)
    expect([answer.statusCode, answer.body]).toEqual([
      403,
      expect.stringContaining('Nobody with your address was invited'),
    ])
  })

  it('takes nobody back whose sign-in was begun elsewhere, and answers no other address (TRU-404)', async () => {
    const { issuer, id } = await open(keycloakLike, { provisioning: 'BY_GROUP' })
    const { answer } = await giveAddress(createBrowser(app), NEW)
    const back = await issuer.walk(linkOf(answer.body))
    const stranger = createBrowser(app)
    expect((await stranger.visit(`${back.pathname}${back.search}`)).headers.location).toBe('/auth/login')
    const away = await stranger.follow('/auth/login?return_to=https://evil.example')
    const left = await stranger.visit(
      `${away.place}/organisation?provider=${id}&return_to=https://evil.example`,
    )
    expect(left.body).not.toContain('evil.example')
  })

  it('takes an answer at the address of its own login alone: no other one is handed a code that was not for it (TRU-626)', async () => {
    const { issuer, id } = await open(keycloakLike, { provisioning: 'BY_GROUP' })
    const other = await placeProvider(store, orgId, issuer, keycloakLike, { domains: ['other.example'] })
    let isReached = false
    issuer.state.forge = async () => {
      isReached = true
      return ''
    }
    for (const address of [`/sign-in/callback/${other.id}`, '/sign-in/callback']) {
      const browser = createBrowser(app)
      const begin = new URL(linkOf((await giveAddress(browser, NEW)).answer.body))
      expect(begin.searchParams.get('redirect_uri')).toBe(`${PUBLIC_URL}/sign-in/callback/${id}`)
      const back = new URLSearchParams({
        code: 'of-another',
        state: begin.searchParams.get('state') ?? '',
        iss: issuer.issuer,
      })
      const { answer } = await browser.follow(`${address}?${back}`)
      expect([answer.statusCode, answer.body, isReached]).toEqual([
        403,
        expect.stringContaining('cannot be trusted'),
        false,
      ])
    }
    delete issuer.state.forge
    await system(sql`update identity_providers set has_own_address = false where id = ${id}`)
    expect((await come(issuer)).place).toBe(IN)
  })

  it('calls no provider in a private network, and says so (TRU-403)', async () => {
    await placeProvider(store, orgId, { issuer: 'https://169.254.169.254/latest' }, keycloakLike)
    const { answer } = await giveAddress(createBrowser(app), NEW)
    expect([answer.statusCode, answer.body]).toEqual([403, expect.stringContaining('private network')])
  })

  it('asks for the address first where an organisation signs in elsewhere, and still takes a password (TRU-400)', async () => {
    const { issuer } = await open()
    const browser = createBrowser(app)
    const first = await browser.follow('/auth/login')
    expect(first.answer.body).not.toContain('type="password"')
    const other = await giveAddress(browser, 'admin@northwind.example')
    expect(other.answer.body).toContain('type="password"')
    expect((await walkIn(createBrowser(app), ADMIN)).place).toContain('/login/callback?return_to')
    await issuer.close()
    const { answer } = await giveAddress(createBrowser(app), NEW)
    expect(answer.body).toContain('does not answer')
  })

  it('takes no right password where people come in by their login alone, and leads there (TRU-414)', async () => {
    const { id } = await open()
    await system(sql`update identity_providers set other_sign_in = 'REFUSED' where id = ${id}`)
    const browser = createBrowser(app)
    const { answer } = await walkIn(browser, ADMIN)
    expect([answer.statusCode, answer.body]).toEqual([
      403,
      expect.stringContaining('lets you in by Harbor login alone'),
    ])
    expect((await browser.visit('/auth/session')).json()).toEqual({ signedIn: false })
    expect(answer.body).toContain('/address')
    expect((await walkIn(createBrowser(app), 'admin@northwind.example')).place).toContain('/login/callback')
    await system(sql`update identity_providers set state = 'OFF' where id = ${id}`)
    expect((await walkIn(createBrowser(app), ADMIN)).place).toContain('/login/callback')
  })

  it('leads one domain to one login, as the database itself says (TRU-416)', async () => {
    const { issuer } = await open()
    const other = (await placeOf(store, 'admin@northwind.example')).org_id
    await expect(placeProvider(store, other, issuer, keycloakLike)).rejects.toThrow(/identity_domains/)
    await system(sql`update identity_providers set domains = '{elsewhere.example}'`)
    await placeProvider(store, other, issuer, keycloakLike)
  })

  it('tells who may name another when its groups take the right to decide from the last but one (TRU-827)', async () => {
    const DECIDES = 'cloud.payments.authorization.write'
    await system(sql`update identity_providers set state = 'OFF'`)
    await system(sql`delete from notifications where org_id = ${orgId}`)
    const { settings } = keycloakLike
    const group_jobs = [...settings.group_jobs, { group: 'payments-approver', job: 'approver' }]
    const shape = { ...keycloakLike, settings: { ...settings, group_jobs } }
    const { issuer } = await open(shape, { provisioning: 'BY_GROUP' })
    issuer.state.claims['realm_access'] = { roles: ['payments-viewer', 'payments-approver'] }
    expect((await come(issuer)).place).toBe(IN)
    const notified = () =>
      system(sql<{ event_type: string; decides: string; email: string }>`select distinct event_type,
        n.facts->>'decides' as decides, u.email from notifications n join users u on u.id = n.user_id
        where n.org_id = ${orgId} and event_type in ('ONE_DECIDES', 'NOBODY_DECIDES')`)
    await system(sql`delete from user_environments e using user_roles r, users u where r.user_id = e.user_id
      and u.id = e.user_id and e.org_id = ${orgId} and e.environment = 'uat'
      and r.role in (${DECIDES}, 'Organization Administrator') and u.email <> ${NEW}`)
    expect(await notified()).toEqual([])
    issuer.state.claims['realm_access'] = { roles: ['payments-viewer'] }
    expect((await come(issuer)).place).toBe(IN)
    expect(await notified()).toContainEqual({
      event_type: 'NOBODY_DECIDES',
      decides: 'payees.decide',
      email: ADMIN,
    })
  })

  it('takes roles away again when the groups no longer give them (TRU-402)', async () => {
    const { issuer } = await open(keycloakLike, { provisioning: 'BY_GROUP' })
    expect((await come(issuer)).place).toBe(IN)
    issuer.state.claims['realm_access'] = { roles: [] }
    expect((await come(issuer)).answer.body).toContain('in no group')
    expect(
      await system(
        sql`select role from user_roles r join users u on u.id = r.user_id where u.email = ${NEW} and status <> 'DELETED'`,
      ),
    ).toEqual([])
  })
})

import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { generateKeyPair } from 'jose'
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { housekeeping } from '#server/jobs/housekeeping.ts'
import type { Store } from '#server/store/store.ts'
import { createTestStore } from './engines.ts'
import { keycloakLike } from './fixtures/issuer-shapes.ts'
import { CLIENT, openIssuer, type Issuer } from './identity-issuer.ts'
import { linkOf, placeProvider, walkOutside } from './identity-providing.ts'
import { placeOf } from './peopling.ts'
import { PUBLIC_URL } from './server.ts'
import { createBrowser } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld } from './world.ts'

const NEW = 'new.person@harbor.example'
const IN = '/login/callback?return_to=%2Fpayments'

describe('while somebody is signed in by the login of their organisation', () => {
  let store: Store
  let app: FastifyInstance
  let orgId: string

  beforeAll(async () => {
    store = await createTestStore('seeded')
    ;({ app } = await openWorld(store))
    orgId = (await placeOf(store, 'admin@harbor.example')).org_id
  })
  const system = <T>(text: ReturnType<typeof sql<T>>) =>
    asSystem(store, async (trx) => (await text.execute(trx)).rows)
  afterEach(async () => {
    await system(sql`delete from identity_providers`)
    await system(sql`update users set status = 'DELETED' where email = ${NEW}`)
    await issuer.close()
  })

  let issuer: Issuer
  let browser: ReturnType<typeof createBrowser>
  beforeEach(async () => {
    issuer = await openIssuer(keycloakLike, PUBLIC_URL)
    issuer.state.claims = { ...keycloakLike.claims }
    await placeProvider(store, orgId, issuer, keycloakLike, { provisioning: 'BY_GROUP' })
    issuer.state.claims['sid'] = 'session-there'
    browser = createBrowser(app)
    await walkOutside(browser, issuer, NEW)
  })
  const isIn = async () => (await browser.visit('/auth/session')).json<{ signedIn: boolean }>().signedIn
  const payload = (nonce: string, signedInAt: number) => {
    const now = Math.floor(Date.now() / 1000)
    const times = { iat: now, exp: now + 60, auth_time: signedInAt }
    return { ...issuer.state.claims, iss: issuer.issuer, aud: CLIENT.id, nonce, ...times }
  }

  it('asks there for a fresh proof, and takes none of before (TRU-408)', async () => {
    expect((await browser.visit('/auth/session')).json()).toMatchObject({ proof: 'login' })
    const begun = await browser.follow('/auth/login?return_to=/payments&again=true')
    const address = new URL(linkOf(begun.answer.body))
    expect(Object.fromEntries(address.searchParams)).toMatchObject({ max_age: '0', prompt: 'login' })
    const back = await issuer.walk(address.href)
    expect((await browser.follow(`${back.pathname}${back.search}`)).place).toBe(IN)
    issuer.state.forge = (nonce) => issuer.sign(payload(nonce, Math.floor(Date.now() / 1000) - 3600))
    const again = await browser.follow('/auth/login?return_to=/payments&again=true')
    const late = await issuer.walk(linkOf(again.answer.body))
    const { answer } = await browser.follow(`${late.pathname}${late.search}`)
    expect([answer.statusCode, answer.body]).toEqual([403, expect.stringContaining('proved just now')])
  })

  it('takes a session for as fresh as the login says, not as the way here (TRU-408)', async () => {
    issuer.state.forge = (nonce) => issuer.sign(payload(nonce, Math.floor(Date.now() / 1000) - 3600))
    await walkOutside(createBrowser(app), issuer, NEW)
    const [latest] = await system(sql<{
      age: number
    }>`select extract(epoch from now() - proven_at)::int as age
        from sessions order by created_at desc limit 1`)
    expect(latest!.age).toBeGreaterThan(3500)
  })

  it('leads there to sign out (TRU-409)', async () => {
    const { next } = (await browser.visit('/auth/logout', { method: 'POST' })).json<{ next: string }>()
    expect(next.startsWith(issuer.issuer)).toBe(true)
    expect(new URL(next).searchParams.get('id_token_hint')).toMatch(/^ey/)
    expect(await isIn()).toBe(false)
  })

  const event = 'http://schemas.openid.net/event/backchannel-logout'
  const logout = async (changes: object = {}, key?: CryptoKey) => {
    const iat = Math.floor(Date.now() / 1000)
    const base = {
      iss: issuer.issuer,
      aud: CLIENT.id,
      iat,
      jti: randomUUID(),
      sub: String(keycloakLike.claims['sub']),
    }
    const logoutToken = await issuer.sign({ ...base, events: { [event]: {} }, ...changes }, key)
    return browser.visit('/sign-in/back-channel-logout', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ logout_token: logoutToken }).toString(),
    })
  }

  it('ends the sessions of whom a verified logout token names, and of nobody else (TRU-409)', async () => {
    const { privateKey } = await generateKeyPair('RS256')
    const wrong = [
      await logout({}, privateKey),
      await logout({ aud: 'another-client' }),
      await logout({ nonce: 'of-a-sign-in' }),
      await logout({ events: {} }),
      await logout({ iat: 1_000_000_000 }),
      await logout({ sub: undefined }),
    ]
    expect(wrong.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400, 400])
    expect((await logout({ sub: 'somebody-else' })).statusCode).toBe(200)
    expect(await isIn()).toBe(true)
    expect((await logout()).statusCode).toBe(200)
    expect(await isIn()).toBe(false)
  })

  it('is forgotten with its session a day after that ended, and a login that nobody went on with too (TRU-656)', async () => {
    const isBound = async () =>
      system(sql<{ is_bound: boolean }>`select session_hash is not null as is_bound from identity_sessions`)
    const forget = () =>
      housekeeping(store, { intentDays: 30, requestDays: 14, signInDays: 90, eventDays: 90 }).work({})
    await system(sql`insert into identity_sessions (org_id, provider_id, user_id, subject, id_token_sealed)
      select org_id, provider_id, user_id, subject, id_token_sealed from identity_sessions limit 1`)
    await system(sql`insert into logout_tokens (org_id, provider_id, token_hash)
      select org_id, id, 'of before' from identity_providers`)
    await forget()
    expect(await isBound()).toHaveLength(2)
    const longAgo = sql`now() - interval '2 days'`
    await system(sql`update identity_sessions set created_at = ${longAgo}`)
    await system(sql`update logout_tokens set taken_at = ${longAgo}`)
    await forget()
    expect([await isBound(), await system(sql`select from logout_tokens`)]).toEqual([
      [{ is_bound: true }],
      [],
    ])
    expect(await isIn()).toBe(true)
    await system(sql`update sessions set ended_at = ${longAgo}`)
    await forget()
    expect(await isBound()).toEqual([])
  })

  it('takes a logout token once (TRU-415)', async () => {
    expect((await logout({ jti: 'once', sub: 'somebody-else' })).statusCode).toBe(200)
    expect((await logout({ jti: 'once' })).statusCode).toBe(400)
    expect(await isIn()).toBe(true)
  })

  it('ends one session from a page of the login in the browser (TRU-409)', async () => {
    const [own] = await system(sql<{
      sid: string
    }>`select sid from identity_sessions where session_hash is not null
        order by created_at desc limit 1`)
    const page = (sid: string) =>
      browser.visit(`/sign-in/front-channel-logout?${new URLSearchParams({ iss: issuer.issuer, sid })}`)
    await page('another')
    expect(await isIn()).toBe(true)
    await page(own!.sid)
    expect(await isIn()).toBe(false)
  })
})

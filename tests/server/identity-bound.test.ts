import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '#server/login/password/demo-password.ts'
import type { Store } from '#server/store/store.ts'
import { createTestStore } from './engines.ts'
import { keycloakLike, oktaLike } from './fixtures/issuer-shapes.ts'
import { CLIENT, openIssuer, type Issuer } from './identity-issuer.ts'
import { giveAddress, linkOf, placeProvider, walkOutside } from './identity-providing.ts'
import { placeOf } from './peopling.ts'
import { PUBLIC_URL } from './server.ts'
import { createBrowser, type Browser } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld } from './world.ts'

const NEW = 'new.person@harbor.example'
const IN = '/login/callback?return_to=%2Fpayments'
const EVENT = 'http://schemas.openid.net/event/backchannel-logout'
const HOUR = 3600

describe('a session that came by the login of an organisation', () => {
  let store: Store
  let app: FastifyInstance
  let orgId: string
  let issuer: Issuer
  let browser: Browser

  beforeAll(async () => {
    store = await createTestStore('seeded')
    ;({ app } = await openWorld(store))
    orgId = (await placeOf(store, 'admin@harbor.example')).org_id
  })
  const system = <T>(text: ReturnType<typeof sql<T>>) =>
    asSystem(store, async (trx) => (await text.execute(trx)).rows)
  const place = async (shape = keycloakLike) => {
    issuer = await openIssuer(shape, PUBLIC_URL)
    issuer.state.claims = { ...shape.claims }
    await placeProvider(store, orgId, issuer, shape, { provisioning: 'BY_GROUP' })
    browser = createBrowser(app)
  }
  const close = async () => {
    await system(sql`delete from identity_providers`)
    await system(sql`update users set status = 'DELETED' where email = ${NEW}`)
    await issuer.close()
  }
  beforeEach(() => place())
  afterEach(close)

  /** Its person signed in there an hour ago. */
  const proveEarlier = () => {
    issuer.state.forge = (nonce) => {
      const now = Math.floor(Date.now() / 1000)
      const times = { iat: now, exp: now + 60, auth_time: now - HOUR }
      return issuer.sign({ ...issuer.state.claims, iss: issuer.issuer, aud: CLIENT.id, nonce, ...times })
    }
  }
  const sessionOf = async () =>
    (await browser.visit('/auth/session')).json<{ signedIn: boolean; proof?: string }>()
  const ageOfNewest = async () => {
    const [newest] = await system(sql<{ age: number }>`
      select extract(epoch from now() - proven_at)::int as age from sessions order by created_at desc limit 1`)
    return newest!.age
  }
  const tokenOf = (changes: object = {}) =>
    issuer.sign({
      iss: issuer.issuer,
      aud: CLIENT.id,
      iat: Math.floor(Date.now() / 1000),
      jti: randomUUID(),
      sub: String(issuer.state.claims['sub']),
      events: { [EVENT]: {} },
      ...changes,
    })
  const logOut = async (token: string) =>
    (
      await createBrowser(app).visit('/sign-in/back-channel-logout', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ logout_token: token }).toString(),
      })
    ).statusCode

  it('stays bound to it when its browser comes in again without being asked (TRU-651)', async () => {
    proveEarlier()
    expect((await walkOutside(browser, issuer, NEW)).place).toBe(IN)
    expect((await browser.follow('/auth/login?return_to=/payments')).place).toBe(IN)
    expect(await sessionOf()).toMatchObject({ signedIn: true, proof: 'login' })
    expect(await ageOfNewest()).toBeGreaterThan(HOUR - 100)
    expect(await logOut(await tokenOf())).toBe(200)
    expect(await sessionOf()).toEqual({ signedIn: false })
  })

  it('does not open in a browser that dropped what binds it, and ends at no dead end (TRU-651)', async () => {
    proveEarlier()
    const { answer } = await giveAddress(browser, NEW)
    const back = await issuer.walk(linkOf(answer.body))
    let at = `${back.pathname}${back.search}`
    while (!at.startsWith('/login/callback')) {
      browser.cookies.delete('portolan_outside')
      at = String((await browser.visit(at)).headers.location).replace(PUBLIC_URL, '')
    }
    expect(at).toContain('error=')
    expect(await sessionOf()).toEqual({ signedIn: false })
    expect((await browser.follow('/auth/login?return_to=/payments')).place).toMatch(/^\/sign-in\//)
    expect((await walkOutside(browser, issuer, NEW)).place).toBe(IN)
  })

  it('is proved anew there alone, where people come in by it alone: an old password proves nothing (TRU-651)', async () => {
    issuer.state.claims['email'] = 'admin@harbor.example'
    expect((await walkOutside(browser, issuer, 'admin@harbor.example')).place).toBe(IN)
    const prove = () =>
      browser.visit('/auth/proof', {
        method: 'POST',
        headers: { origin: PUBLIC_URL },
        payload: { password: DEMO_PASSWORD },
      })
    expect((await prove()).statusCode).toBe(200)
    await system(sql`update identity_providers set other_sign_in = 'REFUSED'`)
    expect((await prove()).json()).toMatchObject({ code: 'ONLY_ORGANISATION_LOGIN' })
  })

  it('does not open when its person signed out there while it was on its way (TRU-652)', async () => {
    const { answer } = await giveAddress(browser, NEW)
    const back = await issuer.walk(linkOf(answer.body))
    let at = `${back.pathname}${back.search}`
    while (!at.startsWith('/auth/callback'))
      at = String((await browser.visit(at)).headers.location).replace(PUBLIC_URL, '')
    expect(await logOut(await tokenOf())).toBe(200)
    await browser.follow(at)
    expect(await sessionOf()).toEqual({ signedIn: false })
  })

  it('ends by a token that comes again after the first time failed half-way (TRU-652)', async () => {
    await walkOutside(browser, issuer, NEW)
    const token = await tokenOf()
    await sql`alter table sessions add constraint broken check (ended_at is null) not valid`.execute(store.db)
    expect(await logOut(token)).not.toBe(200)
    await sql`alter table sessions drop constraint broken`.execute(store.db)
    expect((await sessionOf()).signedIn).toBe(true)
    expect(await logOut(token)).toBe(200)
    expect(await sessionOf()).toEqual({ signedIn: false })
  })

  it('ends by a token whose issuer is written with or without the slash at its end (TRU-652)', async () => {
    await close()
    await place({ ...oktaLike, path: '' })
    await system(sql`update identity_providers set issuer = issuer || '/'`)
    expect((await walkOutside(browser, issuer, NEW)).place).toBe(IN)
    expect(await logOut(await tokenOf())).toBe(200)
    expect(await sessionOf()).toEqual({ signedIn: false })
  })
})

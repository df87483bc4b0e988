import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { networkData } from '#server/network/data.ts'
import { addOrganisation, inviteAgain, mailLink, type Invited } from '#server/organisations/manage.ts'
import { listPeople } from '#server/organisations/people-list.ts'
import { addStaff } from '#server/provider/staff.ts'
import { defineMails, type MailDependencies } from '#server/mails/mail-delivery.ts'
import { writeEvent } from '#server/outbox/event.ts'
import type { Store } from '#server/store/store.ts'
import { createPasswordLink } from '#server/users/password/password-token.ts'
import { readVariables } from '#server/deployment/variables-reader.ts'
import { sayHandedLinks } from '../../src/tools/command/handed-links.ts'
import { createTestStore } from './engines.ts'
import { keycloakLike } from './fixtures/issuer-shapes.ts'
import { placeProvider } from './identity-providing.ts'
import type { Caller } from './paying.ts'
import { managing, placeOf } from './peopling.ts'
import { createTestServer, shippedWorld, testConfig } from './server.ts'
import { createBrowser, signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld } from './world.ts'

const PORTAL = 'https://portal.test'
const ISSUER = 'https://login.bank.test'
const PERSON = { firstName: 'New', lastName: 'Person', email: 'new.person@client.test' }
const terms = { by: 'operator', linkHours: 72 }
const given = readVariables({ PORTOLAN_URL: PORTAL, OIDC_CLAIM_USER_ID: 'portolan_uid' })

const countLinks = (store: Store) =>
  asSystem(store, async (trx) => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from password_links`.execute(
      trx,
    )
    return rows[0]!.count
  })

describe('a deployment with another login', () => {
  let store: Store
  const elsewhere = { ...terms, issuer: ISSUER }
  const say = (invited: readonly Invited[]) => sayHandedLinks(invited, elsewhere, given)

  it('hands over its address and the ids that tokens have to carry, and no link (TRU-659)', async () => {
    store = await createTestStore('empty')
    const { corridors } = networkData()
    const client = { name: 'Client Ltd', country: 'NL', currency: 'EUR', administrators: [PERSON] }
    const staff = { name: 'Provider Ltd', people: [{ ...PERSON, email: 'staff@bank.test' }] }
    const printed = [
      say(await asSystem(store, (trx) => addOrganisation(trx, client, corridors, elsewhere))),
      say(await asSystem(store, (trx) => addStaff(trx, staff, elsewhere))),
      say([await asSystem(store, (trx) => inviteAgain(trx, PERSON.email, elsewhere))]),
    ]
    const { id, org_id } = await placeOf(store, PERSON.email)
    for (const text of printed) {
      expect(text).not.toContain('/password/')
      expect(text).toContain(`they sign in at ${ISSUER}`)
      expect(text).toContain(`hand over the address ${PORTAL}`)
    }
    expect(printed[2]).toContain(`${PERSON.email}, with the claims portolan_uid ${id}, org_id ${org_id}`)
    await expect(asSystem(store, (trx) => mailLink(trx, PERSON.email, elsewhere))).rejects.toThrow(ISSUER)
    expect(await countLinks(store)).toBe(0)
  })

  it('lists people with where they sign in, and says of none that a password is missing (TRU-702)', async () => {
    expect(await asSystem(store, (trx) => listPeople(trx, elsewhere))).toEqual([
      `Client Ltd: ${PERSON.email}, active, signs in by ${ISSUER}`,
      `Provider Ltd: staff@bank.test, active, signs in by ${ISSUER}`,
    ])
  })

  it('says at a link or page of before where a person signs in now, in their language (TRU-701)', async () => {
    const config = testConfig()
    const app = await createTestServer(store, {
      config: { ...config, login: { ...config.login, issuer: ISSUER, clientId: 'portal', demo: false } },
    })
    const { org_id: orgId, id: userId } = await placeOf(store, PERSON.email)
    const token = await asSystem(store, (trx) => createPasswordLink(trx, { orgId, userId }, 'test', 72))
    const browser = createBrowser(app)
    const form = {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'password=seven+green+ladders&again=seven+green+ladders',
    } as const
    for (const path of [`/password/${token}`, '/password/made-up', '/forgotten-password'])
      for (const request of [{}, form]) {
        const { statusCode, headers, body } = await browser.visit(path, request)
        expect([statusCode, headers['content-type']], path).toEqual([410, 'text/html; charset=utf-8'])
        expect(body).toContain('Sign in by login.bank.test;')
        expect(body).toContain('href="/auth/login"')
      }
    const spanish = { headers: { 'accept-language': 'es-MX' } }
    expect((await browser.visit(`/password/${token}`, spanish)).body).toContain(
      'Inicie sesión mediante login.bank.test;',
    )
    expect((await browser.visit(`/password/${token}?language=es-MX`)).statusCode).toBe(303)
    expect((await browser.visit(`/password/${token}`)).body).toContain('<html lang="es-MX"')
    expect((await browser.visit('/sign-in/of-before')).headers.location).toBe('/auth/login')
    expect(await countLinks(store)).toBe(1)
  })
})

describe('a person who comes in by the login of their organisation alone', () => {
  const HARBOR = 'admin@harbor.example'
  let store: Store
  let app: FastifyInstance
  let own: { orgId: string; userId: string }
  let admin: Caller
  let people: ReturnType<typeof managing>

  beforeAll(async () => {
    store = await createTestStore('seeded')
    ;({ app } = await openWorld(store))
    const { id: userId, org_id: orgId } = await placeOf(store, HARBOR)
    own = { orgId, userId }
    admin = await signIn(app, HARBOR)
    people = managing(store, admin, orgId)
  })
  beforeEach(async () => {
    await asSystem(store, (trx) => sql`delete from identity_providers`.execute(trx))
    await asSystem(store, (trx) => sql`delete from outbox`.execute(trx))
    await asSystem(store, (trx) => sql`delete from password_links`.execute(trx))
  })
  const close = async () => {
    const { id } = await placeProvider(store, own.orgId, { issuer: 'https://login.example' }, keycloakLike)
    await asSystem(store, (trx) =>
      sql`update identity_providers set other_sign_in = 'REFUSED' where id = ${id}`.execute(trx),
    )
  }
  const send = async () => {
    let work = async () => {}
    const jobs: MailDependencies['jobs'] = { define: (job) => void (work = () => job.work({} as never)) }
    defineMails({ store, jobs, definitions: shippedWorld().definitions, config: testConfig() })
    await work()
  }

  it('is given the address by a command, and has a link again once the login is off (TRU-659)', async () => {
    await close()
    const invite = () => asSystem(store, (trx) => inviteAgain(trx, HARBOR, terms))
    const text = sayHandedLinks([await invite()], terms, given)
    expect(text).not.toContain('/password/')
    expect(text).toContain(`the login of their organisation alone, at ${PORTAL}`)
    expect(text).toContain(`${HARBOR}, by Harbor login`)
    await expect(asSystem(store, (trx) => mailLink(trx, HARBOR, terms))).rejects.toThrow('Harbor login')
    await asSystem(store, (trx) => sql`update identity_providers set state = 'OFF'`.execute(trx))
    expect(sayHandedLinks([await invite()], terms, given)).toContain(`${PORTAL}/password/`)
  })

  it('is mailed where they sign in when they are invited, and no link when they forgot a password of before (TRU-659)', async () => {
    await close()
    const forgot = {
      orgId: own.orgId,
      eventType: 'PASSWORD_RESET',
      facts: { organisation: 'Harbor', hours: '72' },
    }
    await asSystem(store, (trx) => writeEvent(trx, forgot, [own.userId]))
    await people.invited({ email: 'invited@harbor.example' })
    const mails = () =>
      asSystem(store, async (trx) =>
        (await trx.selectFrom('mails').select(['mail', 'state', 'reason']).orderBy('seq').execute()).map(
          ({ mail, state, reason }) => [mail, state, reason],
        ),
      )
    await expect
      .poll(async () => {
        await send()
        return (await mails()).filter(([, state]) => state !== 'WAITING')
      })
      .toHaveLength(2)
    expect(await mails()).toEqual([
      ['password-reset', 'DROPPED', 'signs in elsewhere'],
      ['invitation-elsewhere', 'SHOWN', null],
    ])
    expect(await countLinks(store)).toBe(0)
  })

  it('is sent there by the page of a link of before (TRU-659)', async () => {
    const token = await asSystem(store, (trx) => createPasswordLink(trx, own, 'test', 72))
    const open = () => createBrowser(app).visit(`/password/${token}`)
    expect((await open()).statusCode).toBe(200)
    await close()
    const page = await open()
    expect([page.statusCode, page.body]).toEqual([410, expect.stringContaining('Harbor login')])
  })

  it.each([
    ['too old', (id: string) => sql`update password_links set expires_at = now() where user_id = ${id}`],
    ['revoked', (id: string) => sql`update users set links_revoked_at = now() where id = ${id}`],
  ])('is sent there by a link of before that is %s (TRU-701)', async (_, end) => {
    const { id: userId } = await placeOf(store, 'maker@harbor.example')
    const token = await asSystem(store, (trx) => createPasswordLink(trx, { ...own, userId }, 'test', 72))
    await close()
    await asSystem(store, (trx) => end(userId).execute(trx))
    const page = await createBrowser(app).visit(`/password/${token}`)
    expect([page.statusCode, page.body]).toEqual([410, expect.stringContaining('Harbor login')])
  })

  it('is told of the revoked access, and not sent there, once they are shut out (TRU-657, TRU-701)', async () => {
    const user = await people.active()
    const token = await asSystem(store, (trx) =>
      createPasswordLink(trx, { ...own, userId: user.id }, 'test', 72),
    )
    await close()
    await asSystem(store, (trx) =>
      sql`update users set status = 'DISABLED' where id = ${user.id}`.execute(trx),
    )
    const page = await createBrowser(app).visit(`/password/${token}`)
    expect([page.statusCode, page.body]).toEqual([410, expect.stringContaining('revoked this link')])
  })

  it('is listed with the login of their organisation, and as anybody else once it is off (TRU-702)', async () => {
    const ofHarbor = async () =>
      (await asSystem(store, (trx) => listPeople(trx, { issuer: undefined })))
        .filter((line) => line.includes(HARBOR))
        .join()
    await close()
    expect(await ofHarbor()).toMatch(/admin@harbor\.example, active, signs in by Harbor login$/)
    await asSystem(store, (trx) => sql`update identity_providers set state = 'OFF'`.execute(trx))
    expect(await ofHarbor()).toMatch(/admin@harbor\.example, active$/)
  })

  it('is mailed no link by their administrator, who is told why (TRU-659)', async () => {
    const { id } = await placeOf(store, 'maker@harbor.example')
    await close()
    expect(
      await admin.call('POST', `${people.base}/${id}/password_link`, { body: { link: 'SEND' } }),
    ).toMatchObject({
      status: 409,
      body: { code: 'SIGNS_IN_ELSEWHERE', message: expect.stringContaining('Harbor login') },
    })
  })
})

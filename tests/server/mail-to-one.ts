import { sql } from 'kysely'
import { beforeAll, beforeEach, expect } from 'vitest'
import { createPasswordLink } from '#server/users/password/password-token.ts'
import { defineMails, type MailDependencies } from '#server/mails/mail-delivery.ts'
import { writeEvent } from '#server/outbox/event.ts'
import { appNow, moveClock } from '#server/store/clock.ts'
import type { Store } from '#server/store/store.ts'
import { inTenant } from '#server/store/tenant.ts'
import { addClient } from './added-client.ts'
import { createTestStore } from './engines.ts'
import { openMailServer, type MailServer } from './mail-server.ts'
import { createTestServer, realWorld, shippedWorld, testConfig } from './server.ts'
import { createBrowser, walkIn, type Reached } from './sign-in.ts'
import { asSystem } from './system.ts'

const EMAIL = 'one@client.test'
const PASSWORD = 'seven green ladders sing'

export const BERLIN = 'Europe/Berlin'
export const MEXICO = 'America/Mexico_City'
export const NIGHT = { quiet: 'HOURS', quietFrom: '22:00', quietUntil: '07:00' }

/** The subjects of two mails. */
export const READY = 'Your report is ready: June'
export const DIGEST = 'What happened at Client Ltd'

/** A mail server, a signed-in person, and a clock that tests set; all are reset before each test. */
export const mailToOne = () => {
  let store: Store
  let app: Reached
  let post: MailServer
  let own: { orgId: string; userId: string }
  let token: string

  const mailed = () => testConfig({ mail: { url: post.url, from: 'Portolan <no-reply@portolan.test>' } })

  beforeAll(async () => {
    store = await createTestStore('empty')
    post = await openMailServer()
    app = await createTestServer(store, { ...shippedWorld(), ...realWorld(store), config: mailed() })
    own = await addClient(store, EMAIL)
    const link = 'link-of-the-first-person'
    await asSystem(store, (trx) => createPasswordLink(trx, own, 'test', 72, link))
    const browser = createBrowser(app)
    await browser.visit(`/password/${link}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ password: PASSWORD, again: PASSWORD }).toString(),
    })
    await walkIn(browser, EMAIL, PASSWORD)
    token = (await browser.visit('/auth/session')).json<{ accessToken: string }>().accessToken
  })

  beforeEach(async () => {
    post.received.length = 0
    post.refuse()
    await asSystem(store, (trx) => sql`delete from outbox`.execute(trx))
    await asSystem(store, (trx) => sql`delete from mail_preferences`.execute(trx))
    await asSystem(store, (trx) => sql`update users set zone = null`.execute(trx))
  })

  const call = (method: 'GET' | 'PUT', payload?: object) =>
    app.inject({
      method,
      url: '/api/v1/mail_preferences?env_name=uat',
      headers: { authorization: `Bearer ${token}`, 'x-timezone': MEXICO },
      ...(payload && { payload }),
    })

  return {
    store: () => store,
    post: () => post,
    subjects: () => post.received.map(({ subject }) => subject),
    call,
    /** Saves mail preferences of the person, through the call of the page. */
    choose: async (chosen: object) => {
      const answer = await call('PUT', { mail: 'EVERYTHING', zone: BERLIN, ...chosen })
      expect(answer.statusCode, answer.body).toBe(200)
    },
    /** Signs in anew, with the browser of tests. */
    signIn: () => walkIn(createBrowser(app), EMAIL, PASSWORD),
    /** Runs the job that sends, once. */
    send: async (given: Partial<MailDependencies> = {}) => {
      let work = async () => {}
      const jobs: MailDependencies['jobs'] = {
        define: (job) => void (work = () => job.work({} as never)),
      }
      const { definitions } = shippedWorld()
      defineMails({ store, jobs, definitions, config: mailed(), ...given })
      await work()
    },
    setClock: async (moment: string) => {
      const now = await asSystem(store, appNow)
      await moveClock(store, (Date.parse(moment) - now.getTime()) / 1000)
    },
    happens: (
      eventType: string,
      facts: Record<string, unknown> = { report: 'June', rows: 3 },
      page = 'report',
      id = 'r-1',
    ) =>
      inTenant(store, { ...own, environment: 'uat' }, (trx) =>
        writeEvent(
          trx,
          { orgId: own.orgId, environment: 'uat', eventType, facts, page, parameters: { id } },
          [own.userId],
        ),
      ),
    /** The mails as they are stored, in the order they were made. */
    mails: () =>
      asSystem(store, (trx) =>
        trx.selectFrom('mails').select(['mail', 'state', 'tries']).orderBy('seq').execute(),
      ),
    speak: (language: string | null) =>
      asSystem(store, (trx) => trx.updateTable('users').set({ language }).execute()),
  }
}

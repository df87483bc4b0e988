import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { asHtml, asText, composeMail } from '#server/mails/mail-text.ts'
import { defineMails, type MailDependencies } from '#server/mails/mail-delivery.ts'
import { mailLink } from '#server/organisations/manage.ts'
import { writeEvent } from '#server/outbox/event.ts'
import { moveClock } from '#server/store/clock.ts'
import type { Store } from '#server/store/store.ts'
import { inTenant } from '#server/store/tenant.ts'
import { addClient } from './added-client.ts'
import { createTestStore } from './engines.ts'
import { openMailServer, type MailServer } from './mail-server.ts'
import { createTestServer, PUBLIC_URL, realWorld, shippedWorld, testConfig } from './server.ts'
import { createBrowser, walkIn, type Reached } from './sign-in.ts'
import { asSystem } from './system.ts'

const EMAIL = 'one@client.test'
const PASSWORD = 'seven green ladders sing'
const ACCOUNT = 'DE89370400440532013000'
const HOUR = 3600

let store: Store
let app: Reached
let post: MailServer
let own: { orgId: string; userId: string }

const mailed = () => testConfig({ mail: { url: post.url, from: 'Portolan <no-reply@portolan.test>' } })

const jobOf = (given: Partial<MailDependencies> = {}): (() => Promise<void>) => {
  let work = async () => {}
  const jobs: MailDependencies['jobs'] = {
    define: (job) => void (work = () => job.work({} as never)),
  }
  const { definitions } = shippedWorld()
  defineMails({ store, jobs, definitions, config: mailed(), ...given })
  return () => work()
}
const send = () => jobOf()()

const happens = (
  eventType = 'REPORT_GENERATED',
  facts: Record<string, unknown> = { report: 'June', rows: 3 },
) =>
  inTenant(store, { ...own, environment: 'uat' }, (trx) =>
    writeEvent(
      trx,
      { orgId: own.orgId, environment: 'uat', eventType, facts, page: 'report', parameters: { id: 'r-1' } },
      [own.userId],
    ),
  )
const states = async () => {
  const { rows } = await asSystem(store, (trx) =>
    sql<{ state: string; reason: string | null }>`select state, reason from mails order by seq`.execute(trx),
  )
  return rows
}

beforeAll(async () => {
  store = await createTestStore('empty')
  post = await openMailServer()
  app = await createTestServer(store, { ...shippedWorld(), ...realWorld(store), config: mailed() })
  own = await addClient(store, EMAIL)
})

beforeEach(async () => {
  post.received.length = 0
  post.refuse()
  await asSystem(store, (trx) => sql`delete from outbox`.execute(trx))
})

it('mails what happened to whom it concerns, with a way there, and nothing of what was undone (TRU-176, TRU-696)', async () => {
  const undone = inTenant(store, { ...own, environment: 'uat' }, async (trx) => {
    await writeEvent(trx, { orgId: own.orgId, eventType: 'REPORT_GENERATED' }, [own.userId])
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await happens()
  await send()
  await send()
  expect(post.received).toMatchObject([{ to: EMAIL, subject: 'Your report is ready: June' }])
  expect(post.received[0]!.body).toContain('‘June’ holds 3 payments.')
  expect(post.received[0]!.body).toContain(`${PUBLIC_URL}/reports/r-1?env_name=uat`)
})

it('is sent again by the same id when its sender was killed or the answer was lost, and never before another may still be at it (TRU-176)', async () => {
  await happens()
  void jobOf({ transport: { send: () => new Promise(() => {}) } })()
  await expect.poll(async () => (await states()).length).toBe(1)
  await expect
    .poll(() => asSystem(store, (trx) => trx.selectFrom('mails').select('tries').executeTakeFirst()))
    .toEqual({ tries: 1 })
  await send()
  expect(post.received).toEqual([])
  await moveClock(store, HOUR)
  post.loseNextAnswer()
  await send()
  expect(post.received).toHaveLength(1)
  await moveClock(store, HOUR)
  await send()
  expect(post.received).toHaveLength(2)
  expect(new Set(post.received.map(({ id }) => id)).size).toBe(1)
  expect(await states()).toMatchObject([{ state: 'SENT' }])
})

it('is tried again while the mail server says later, and is given up in the trail when it says never or too often (TRU-177)', async () => {
  const givenUp = async () => {
    const rows = await asSystem(store, (trx) =>
      trx.selectFrom('audit_trail').select('details').where('action', '=', 'mail.give-up').execute(),
    )
    return rows.map(({ details }) => details)
  }
  await happens()
  post.refuse('450 Later')
  for (let tries = 1; tries < 15; tries += 1) {
    await send()
    await moveClock(store, 4 * HOUR)
  }
  expect([await states(), await givenUp()]).toEqual([
    [{ state: 'WAITING', reason: expect.stringContaining('450') }],
    [],
  ])
  await send()
  expect(await states()).toMatchObject([{ state: 'GIVEN_UP' }])
  expect(await givenUp()).toMatchObject([{ mail: 'report-ready', tries: 15 }])
  await happens()
  post.refuse('550 Nobody here')
  await send()
  expect((await givenUp())[1]).toMatchObject({ tries: 1, reason: expect.stringContaining('550') })
})

it('prints no account number, whatever is known of what happened or typed as a name (TRU-178, TRU-663)', () => {
  const { definitions } = shippedWorld()
  const mails = Object.values(definitions.library.mails)
  expect(mails.length).toBeGreaterThan(20)
  const facts = {
    account: ACCOUNT,
    was: ACCOUNT,
    now: `Account ${ACCOUNT}`,
    payee: 'Taller Azul DE89 3704 0044 0532 0130 00',
    beneficiary: 'DE89 3704 0044 0532 0130 00',
    who: 'Administrator One',
    report: 'Payments to DE89 3704 0044 0532 0130 00',
    internalId: ACCOUNT,
  }
  for (const mail of mails) {
    const event = { facts, page_parameters: {}, environment: null }
    const composed = composeMail(definitions, { mail, event, publicUrl: PUBLIC_URL })
    expect(`${asText(composed)}${asHtml(composed)}${composed.subject}`, mail.id).not.toMatch(/DE89 ?3704/)
  }
})

const ask = (email: string, browser = createBrowser(app)) =>
  browser.visit('/forgotten-password', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ email }).toString(),
  })
const countEvents = async () => {
  const { rows } = await asSystem(store, (trx) =>
    sql<{ count: number }>`select count(*)::int as count from outbox`.execute(trx),
  )
  return rows[0]!.count
}
const linkIn = (text: string) => /\/password\/([\w-]+)/.exec(text)?.[1] ?? ''

it('answers whoever forgot a password and a stranger the same, and mails a link that works once to the one only (TRU-181)', async () => {
  const stranger = await ask('nobody@client.test')
  const person = await ask(EMAIL.toUpperCase())
  expect([person.statusCode, person.body]).toEqual([200, stranger.body])
  await expect.poll(countEvents).toBe(1)
  await send()
  expect(post.received).toMatchObject([{ to: EMAIL, subject: 'A new password for Portolan' }])
  const token = linkIn(post.received[0]!.body)
  const browser = createBrowser(app)
  const save = () =>
    browser.visit(`/password/${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ password: PASSWORD, again: PASSWORD }).toString(),
    })
  expect([(await save()).statusCode, (await save()).statusCode]).toEqual([303, 410])
  await walkIn(browser, EMAIL, PASSWORD)
  expect(browser.cookies.has('portolan')).toBe(true)
  // Its sender did not hear that it was sent: the link is not opened again.
  await asSystem(store, (trx) => sql`update mails set state = 'WAITING', due_at = app_now()`.execute(trx))
  await send()
  expect(post.received).toHaveLength(1)
  expect(await states()).toMatchObject([{ state: 'DROPPED', reason: 'the link is over' }])
})

it('mails one account a few links, and lets one address ask a few times, before either waits (TRU-182)', async () => {
  await moveClock(store, 24 * HOUR + 1)
  const answers = []
  for (let turn = 0; turn < 22; turn += 1)
    answers.push((await ask(turn < 6 ? EMAIL : 'nobody@client.test')).statusCode)
  expect(answers.slice(0, 20)).toEqual(Array(20).fill(200))
  expect(answers.at(-1)).toBe(429)
  await expect.poll(countEvents).toBe(3)
})

it('is mailed to whoever wants it: everything, what waits for them, or nothing but what is about their access (TRU-188)', async () => {
  const mailedWith = async (mail: 'EVERYTHING' | 'DECISIONS' | 'NOTHING') => {
    await asSystem(store, (trx) =>
      sql`insert into mail_preferences values (${own.orgId}, ${own.userId}, ${mail})
        on conflict (org_id, user_id) do update set mail = excluded.mail`.execute(trx),
    )
    post.received.length = 0
    for (const type of ['REPORT_GENERATED', 'CONTROL_CHANGE_ASKED', 'SIGN_IN_TRIES']) await happens(type)
    await send()
    return post.received.length
  }
  expect(await mailedWith('DECISIONS')).toBe(2)
  expect(await mailedWith('NOTHING')).toBe(1)
  expect(await mailedWith('EVERYTHING')).toBe(3)
})

it('is mailed in the language of its recipient (TRU-250)', async () => {
  const choose = (language: string | null) =>
    asSystem(store, (trx) =>
      trx.updateTable('users').set({ language }).where('id', '=', own.userId).execute(),
    )
  post.received.length = 0
  await choose('es-MX')
  await happens()
  await send()
  await choose(null)
  expect(post.received).toMatchObject([
    { to: EMAIL, body: expect.stringContaining('‘June’ contiene 3 pagos.') },
  ])
})

it('is shown and not sent in a demonstration, and neither shown in production nor where mail leaves (TRU-179)', async () => {
  const demonstration = testConfig()
  const production = testConfig({ production: true, login: { ...demonstration.login, demo: false } })
  await happens()
  await jobOf({ config: demonstration })()
  expect([post.received, await states()]).toMatchObject([[], [{ state: 'SHOWN' }]])
  const inboxOf = async (config: typeof demonstration) => {
    const served = await createTestServer(store, { ...shippedWorld(), ...realWorld(store), config })
    return createBrowser(served).visit('/inbox')
  }
  const inbox = await inboxOf(demonstration)
  expect(inbox.statusCode).toBe(200)
  expect(inbox.body).toContain('Your report is ready: June')
  expect(inbox.body).toContain('href="/reports/r-1?env_name=uat"')
  for (const config of [production, mailed()]) expect((await inboxOf(config)).statusCode).toBe(404)
  await happens()
  await jobOf({ config: production })()
  expect(await states()).toHaveLength(1)
})

it('mails an invitation of the portal, mails another one in its place and revokes it, each in the trail; the command mails it as well (TRU-183, TRU-184)', async () => {
  const browser = createBrowser(app)
  await walkIn(browser, EMAIL, PASSWORD)
  const { accessToken } = (await browser.visit('/auth/session')).json<{ accessToken: string }>()
  const people = `/api/v1/organizations/${own.orgId}/users`
  const call = (path: string, payload: object) =>
    app.inject({
      method: 'POST',
      url: `${people}${path}?env_name=uat`,
      headers: { authorization: `Bearer ${accessToken}`, 'idempotency-key': randomUUID() },
      payload,
    })
  const person = { email: 'two@client.test', first_name: 'Second', last_name: 'Person' }
  const invited = await call('', { ...person, roles: ['direct.payments.read'], environments: ['uat'] })
  expect(invited.statusCode, invited.body).toBe(200)
  const { id } = invited.json<{ id: string }>()
  const change = async (link: string) => (await call(`/${id}/password_link`, { link })).statusCode
  const opens = async (text: string) =>
    (await createBrowser(app).visit(`/password/${linkIn(text)}`)).statusCode
  await send()
  expect(post.received).toMatchObject([{ to: person.email, subject: 'Client Ltd invites you to Portolan' }])
  expect(await change('SEND')).toBe(200)
  await send()
  const [first, second] = post.received.map(({ body }) => body)
  expect([await opens(first!), await opens(second!)]).toEqual([410, 200])
  expect(await change('SEND')).toBe(200)
  expect(await change('REVOKE')).toBe(200)
  await send()
  expect([post.received.length, await opens(second!)]).toEqual([2, 410])
  await asSystem(store, (trx) => mailLink(trx, person.email, { by: 'operator', linkHours: 72 }))
  await send()
  expect(await opens(post.received[2]!.body)).toBe(200)
  const trail = await asSystem(store, (trx) =>
    trx.selectFrom('audit_trail').select('action').where('object_id', '=', id).orderBy('seq').execute(),
  )
  expect(trail.map(({ action }) => action)).toEqual([
    'user.create',
    'user.password.link',
    'user.password.send',
    'user.password.link',
    'user.password.send',
    'user.password.revoke',
    'user.password.send',
    'user.password.link',
  ])
  await asSystem(store, (trx) => sql`update users set status = 'DISABLED' where id = ${id}`.execute(trx))
  expect(await change('SEND')).toBe(409)
})

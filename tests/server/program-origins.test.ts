import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { whileReadBy } from '#server/languages/reader.ts'
import { composeMail } from '#server/mails/mail-text.ts'
import type { Row } from '#server/store/generated/database.ts'
import type { Store } from '#server/store/store.ts'
import { callAs, obtainCredential, type ClientRecord } from './asking-token.ts'
import { letDecide } from './controlling.ts'
import { createTestStore } from './engines.ts'
import { mexican } from './holders.ts'
import { identityNamed, pay, payBody, quoteBody, quoteOf, type Caller } from './paying.ts'
import { placeOf } from './peopling.ts'
import { PUBLIC_URL, shippedWorld } from './server.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

const MAKER = 'maker@northwind.example'
const SCOPES = ['payments.read', 'payments.write', 'quotes.write', 'identities.read', 'identities.write']
const IDENTITIES = '/pii_proxy/v2/identities'
const WITH = 'Maya Lindqvist, with the API credential Ledger'

interface Listed {
  content: Record<string, unknown>[]
}

let store: Store
let world: World
let maker: Caller
let checker: Caller
let client: ClientRecord
let call: Awaited<ReturnType<typeof callAs>>
let credential: { clientId: string; name: string }
/** A payment of the program, and one of its owner at the portal. */
let paymentId: string
let ownId: string

const listed = async (path: string, query: Record<string, string> = {}) =>
  ((await checker.call('GET', path, { query })).body as Listed).content
const eventsOf = (eventType: string) =>
  asSystem(store, (trx) =>
    trx.selectFrom('outbox').selectAll().where('event_type', '=', eventType).orderBy('seq', 'desc').execute(),
  )

/** The text of the mail about an event, as a reader of a language has it. */
const mailed = (event: Row<'outbox'>, id: string, language = 'en') => {
  const translated = shippedWorld().definitions.languages.of(language)
  const mail = translated.library.mails[id]!
  const compose = () => composeMail(translated, { mail, event, publicUrl: PUBLIC_URL })
  return whileReadBy(translated, compose).paragraphs.join(' ')
}

beforeAll(async () => {
  store = await createTestStore('seeded')
  world = await openWorld(store)
  const { org_id: orgId, id: userId } = await placeOf(store, MAKER)
  await asSystem(store, async (trx) => {
    await sql`insert into user_roles (org_id, user_id, role)
      values (${orgId}::uuid, ${userId}::uuid, 'cloud.api-credentials.write')`.execute(trx)
    await sql`update users set first_name = 'Maya', last_name = 'Lindqvist' where id = ${userId}::uuid`.execute(
      trx,
    )
    await sql`insert into webhook_endpoints (org_id, environment, url, event_types, created_by, is_on, secret_sealed)
      values (${orgId}::uuid, 'uat', 'https://program.example/', '{payment.pending_approval}', ${userId}::uuid, true, 'sealed')`.execute(
      trx,
    )
  })
  maker = await signIn(world.app, MAKER)
  checker = await signIn(world.app, 'checker@northwind.example')
  const second = await signIn(world.app, 'admin2@northwind.example')
  client = await obtainCredential(
    { owner: maker, second, clients: `/organizations/${orgId}/clients` },
    { name: 'Ledger', scopes: SCOPES },
  )
  credential = { clientId: client.clientId, name: 'Ledger' }
  call = await callAs(world.app, client)
  const identity = await identityNamed(maker, 'Taller Azul')
  const quoted = await call('POST', '/payout_proxy/quotes/quote-collection', quoteBody(identity))
  paymentId = (quoted.body as { quotes: { quoteId: string }[] }).quotes[0]!.quoteId
  const paid = await call('POST', '/payout_proxy/payments', payBody(paymentId, identity), randomUUID())
  expect(paid.status, JSON.stringify(paid)).toBe(202)
  ownId = (await quoteOf(maker, identity)).quoteId
  await pay(maker, identity, { internalId: 'T-2' }, randomUUID(), ownId)
})

it('an approver sees at once which program started a payment, in what waits and in the log (TRU-671)', async () => {
  const waiting = await listed('/decisions', { size: '100' })
  expect(waiting.find(({ id }) => id === paymentId)).toMatchObject({
    credential,
    flags: expect.arrayContaining(['by-program']),
  })
  const own = waiting.find(({ id }) => id === ownId)!
  expect(own).not.toHaveProperty('credential')
  expect(own.flags).not.toContain('by-program')
  const log = await listed('/payment_approvals', { size: '100', source: 'CREDENTIAL' })
  expect(log).toMatchObject([{ payment_id: paymentId, source: 'CREDENTIAL', credential }])
  const people = await listed('/payment_approvals', { size: '100', source: 'USER' })
  const ids = people.map(({ payment_id }) => payment_id)
  expect([ids.includes(ownId), ids.includes(paymentId)]).toEqual([true, false])
})

it('payments are narrowed to what programs started, in lists and in files (TRU-672)', async () => {
  const filter = { source: ['CREDENTIAL'] }
  const { body } = await checker.call('POST', '/payout_proxy/payments/filter', {
    body: filter,
    query: { env_name: 'uat' },
  })
  expect((body as Listed).content).toMatchObject([{ payment_id: paymentId, credential }])
  expect(await listed('/xcurrent_proxy/v4/payments', { source: 'CREDENTIAL' })).toMatchObject([
    { payment_id: paymentId },
  ])
  const file = await checker.call('POST', '/payout_proxy/payments/download', {
    query: { env_name: 'uat' },
    body: { format: 'csv', zone: 'UTC', ...filter },
  })
  expect(String(file.body)).toMatch(/Source: An API credential/)
  expect(String(file.body)).toContain(',An API credential,Ledger,')
})

it('a batch says which program uploaded it and which accepted it, in its list and on its page (TRU-672)', async () => {
  const { identityId: beneficiaryIdentityId } = await identityNamed(maker, 'Taller Azul')
  const rows = [{ beneficiaryIdentityId, amount: '21.00', internalId: 'B-1' }]
  const made = await call('POST', '/batch_upload?env_name=uat', { rows }, randomUUID())
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const id = String(made.body.batch_id)
  await world.jobs.settle()
  const read = async () =>
    (await checker.call('GET', `/batch_upload/${id}`, { query: { env_name: 'uat' } })).body
  expect(await read()).toMatchObject({ credential })
  expect(await read()).not.toHaveProperty('acceptedWith')
  expect(await listed('/batch_upload', { source: 'CREDENTIAL' })).toMatchObject([
    { batch_id: id, credential },
  ])
  expect((await listed('/batch_upload', { source: 'USER' })).map(({ batch_id }) => batch_id)).not.toContain(
    id,
  )
  await call('POST', `/batch_upload/${id}/accept_quote?env_name=uat`, {}, randomUUID())
  await world.jobs.settle()
  expect(await read()).toMatchObject({ credential, acceptedWith: credential })
  const [event] = await eventsOf('BATCH_AUTHORIZATION_REQUEST')
  expect(mailed(event!, 'batch-waits')).toContain('A program started it, with the API credential Ledger.')
})

it('a beneficiary says which program added or changed it, where it is listed, paid and mailed (TRU-672, TRU-673)', async () => {
  const answers = { useCaseType: 'B2B', country: 'MX', currency: 'MXN', payoutCategory: 'BANK' }
  const body = {
    ...answers,
    identityType: 'BENEFICIARY',
    nickName: 'Made by hand of a program',
    requirements: mexican,
  }
  const made = await call('POST', IDENTITIES, body, randomUUID())
  expect(made.body, JSON.stringify(made)).toMatchObject({
    credential,
    payeeChange: { kind: 'ADDED', by: WITH },
  })
  const read = async (query: Record<string, string>) =>
    (
      (await checker.call('GET', IDENTITIES, { query: { size: '100', ...query } })).body as {
        identities: { identityId: string }[]
      }
    ).identities
  expect(await read({ source: 'CREDENTIAL' })).toMatchObject([
    { identityId: made.body.identityId, credential },
  ])
  expect((await read({ source: 'USER' })).length).toBeGreaterThan(0)
  const [added] = await eventsOf('PAYEE_ADDED')
  expect(mailed(added!, 'payee-added')).toContain(`was added by ${WITH}.`)
  expect(mailed(added!, 'payee-added', 'es-MX')).toContain('con la credencial de API Ledger')

  const { identityId } = await identityNamed(maker, 'Alder Press')
  const { version, requirements, nickName } = (await maker.call('GET', `${IDENTITIES}/${identityId}`))
    .body as {
    version: number
    requirements: object
    nickName: string
  }
  const change = { version, requirements, nickName: `${nickName} and Sons` }
  const changed = await call('PUT', `${IDENTITIES}/${identityId}`, change)
  const [request] = await eventsOf('CONTROL_CHANGE_ASKED')
  expect(mailed(request!, 'control-change-asked')).toContain(`${WITH} asked for a change`)
  const { id } = changed.body as { id: string }
  const waits = (await listed('/decisions', { size: '100', whose: 'all' })).find((one) => one.id === id)
  expect(waits, JSON.stringify(changed)).toMatchObject({ credential, flags: ['by-program'] })
  await letDecide(checker, changed)
  const { body: after } = await checker.call('GET', `${IDENTITIES}/${identityId}`)
  expect(after).toMatchObject({ payeeChange: { kind: 'CHANGED', by: WITH } })
  expect(after).not.toHaveProperty('credential')
})

it('mails and notifications about a payment say that a program started it; those about others do not (TRU-673)', async () => {
  const events = await eventsOf('PAYMENT_AUTHORIZATION_REQUEST')
  const eventOf = (id: string) => events.find(({ page_parameters }) => page_parameters.id === id)!
  const sentence = 'A program started it, with the API credential Ledger.'
  expect(mailed(eventOf(paymentId), 'payment-waits')).toContain(
    `Its internal ID is T-1. ${sentence} No money`,
  )
  expect(mailed(eventOf(ownId), 'payment-waits')).toContain('Its internal ID is T-2. No money')
  expect(mailed(eventOf(paymentId), 'payment-waits', 'es-MX')).toContain(
    'Lo inició un programa, con la credencial de API Ledger.',
  )
  const { id: userId } = await placeOf(store, 'checker@northwind.example')
  const heard = await checker.call('POST', `/users/${userId}/notifications`, {
    body: {},
    query: { env_name: 'uat' },
  })
  expect(JSON.stringify(heard.body)).toContain(sentence)
})

it('a webhook hears whether a person or a program started a payment (TRU-674)', async () => {
  const facts = (await eventsOf('payment.pending_approval')).map((event) => event.facts)
  expect(facts.find(({ id }) => id === paymentId)).toMatchObject({ source: 'CREDENTIAL', credential })
  expect(facts.find(({ id }) => id === ownId)).toMatchObject({ source: 'USER', credential: null })
})

it('the trail names the API credential also where the work comes later: in the payments of its batch, and in its change that a second person let be (TRU-761)', async () => {
  const entriesOf = (which: ReturnType<typeof sql<boolean>>) =>
    asSystem(store, (trx) =>
      trx.selectFrom('audit_trail').select(['action', 'channel', 'details']).where(which).execute(),
    )
  const byProgram = { channel: 'api', details: { apiCredential: client.client_id } }
  expect(await entriesOf(sql`details ? 'batch' and action = 'payment.hold'`)).toMatchObject([byProgram])
  expect(await entriesOf(sql`details ? 'controlChange' and object_type = 'identity'`)).toMatchObject([
    byProgram,
  ])
  const ofPeople = await entriesOf(sql`details ? 'controlChange' and object_type <> 'identity'`)
  expect(ofPeople).toMatchObject([{ channel: 'portal' }])
  expect(ofPeople[0]?.details).not.toHaveProperty('apiCredential')
})

import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import type { Call } from '#definition/generated/call.ts'
import { createSchemas } from '#server/app/calls/schemas.ts'
import { definitionsRoot, readDefinitions } from '#server/definitions/definition-files.ts'
import { readSchemas } from '#server/definitions/schemas.ts'
import type { Store } from '#server/store/store.ts'
import { createTestStore } from './engines.ts'
import { accountNumbers, wholeAccounts } from './account-numbers.ts'
import { hearBatches } from './hearing-batches.ts'
import { hearConnections } from './hearing-connections.ts'
import { hearFunding } from './hearing-funding.ts'
import { hearIdentities } from './hearing-identities.ts'
import { hearLedger } from './hearing-ledger.ts'
import { hearOnboarding } from './hearing-onboarding.ts'
import { hearPeople } from './hearing-people.ts'
import { hearPresets, hearViews } from './hearing-presets.ts'
import { hearProvider } from './hearing-provider.ts'
import { hearReports } from './hearing-reports.ts'
import { hearSettings } from './hearing-settings.ts'
import { hearStablecoin } from './hearing-stablecoin.ts'
import { openMoves, placePayment } from './legacy-payments.ts'
import { findStrangeDetails, trailOfHeard, type Heard } from './heard-trail.ts'
import { trail } from '#tests/specification/calls/trail.ts'
import { trailValues } from '#tests/specification/calls/trail-values.ts'
import { findLost, listedIn } from './read-back.ts'
import { recordCalls, type RecordedCall } from './recorded-calls.ts'
import { identityNamed, pay, payBody, quoteBody, quoteOf, type Caller } from './paying.ts'
import { sendEveryField } from './sending-every-field.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import readBack from './read-back.data.json' with { type: 'json' }
import wholeInLists from './whole-in-lists.data.json' with { type: 'json' }
import { uploadFile } from './uploading.ts'
import { BROUGHT, openWritten, UNHEARD } from './written-files.ts'
import { openWorld, type World } from './world.ts'

const calls = readDefinitions(join(definitionsRoot, 'calls')).map((file) => JSON.parse(file.text!) as Call)
const schemas = createSchemas(readSchemas())

let store: Store
let world: World
let maker: Caller
const seen = new Map<string, string[]>()
const recorded: RecordedCall[] = []
const heard: Heard[] = []

const claims = async (person: Caller) =>
  (await person.browser.visit('/auth/session')).json<{ claims: { orgId: string; userId: string } }>().claims

/** Makes a call by its id and records violations of its description in the answer. */
const hear = async (id: string, path: string, parts: Parameters<Caller['call']>[2] = {}, person = maker) => {
  const call = calls.find((one) => one.id === id)!
  return note(call, await person.call(call.method, path, parts), { path, request: parts.body })
}

const note = (
  call: Call,
  answer: { status: number; body: unknown; headers?: Record<string, unknown> },
  { path = '', request }: { path?: string; request?: unknown } = {},
) => {
  const record = path.slice(path.lastIndexOf('/') + 1)
  const shape = answer.headers?.['x-control-change'] ? 'control-change' : call.answer
  const fits = schemas.strict({ $ref: schemas.entity(shape)! })
  const problems = fits(answer.body)
    ? []
    : (fits.errors ?? []).map((error) => `${error.instancePath} ${error.message}`)
  if (answer.status >= 300) problems.push(`${answer.status} ${JSON.stringify(answer.body)}`)
  seen.set(call.id, [...(seen.get(call.id) ?? []), ...problems])
  heard.push({
    id: call.id,
    request,
    body: answer.body,
    record,
    requestId: String(answer.headers?.['x-request-id']),
  })
  return answer.body
}

beforeAll(async () => {
  store = await createTestStore('seeded')
  world = await openWorld(store, recordCalls(recorded))
  maker = await signIn(world.app, 'maker@lumen.example')
})

it('answers each call in the shape its definition promises', async () => {
  const { orgId, userId } = await claims(maker)
  const careful = await signIn(world.app, 'maker@northwind.example')
  const legacy = await signIn(world.app, 'maker@cordillera.example')
  const taller = await identityNamed(maker, 'Taller Azul')
  const wallet = await identityNamed(maker, 'Ledger treasury')
  for (const identityType of ['BENEFICIARY', 'ORIGINATOR'])
    await hear('identities.list', '/pii_proxy/v2/identities', { query: { identityType } }, careful)
  const address = { 'Dbtr.PstlAdr.StrtNm': 'b', 'Dbtr.PstlAdr.TwnNm': 'c', 'Dbtr.PstlAdr.PstCd': 'SW1A 1AA' }
  const requirements = { 'Dbtr.Nm': 'A', ...address, 'Dbtr.PstlAdr.Ctry': 'GB' }
  await hear('identities.create', '/pii_proxy/v2/identities', {
    body: { identityType: 'ORIGINATOR', useCaseType: 'B2B2B', nickName: 'A', requirements },
    key: randomUUID(),
  })
  await hearIdentities(hear, store, maker, requirements)
  await hear('quotes.create', '/payout_proxy/quotes/quote-collection', { body: quoteBody(wallet) })
  const sent = { senderAccount: 's', quoteType: 'SENDING_AMOUNT', amount: '90', currency: 'USD' }
  const received = { payoutCurrency: 'MXN', country: 'MX', receiverHost: 'rn.mx.b', receiverAccount: 'r' }
  const requested = { ...sent, ...received, outletId: 'o' }
  const legacyQuotes = await hear('quotes.createLegacy', '/quote_collections', { body: requested }, legacy)
  const { quote_id } = (legacyQuotes as { quotes: { quote_id: string }[] }).quotes[0]!
  await hear(
    'payments.accept',
    '/payments/accept',
    {
      body: { quote_id, sender_end_to_end_id: 'E', internal_id: 'INT-7', user_info: { note: 'Seven' } },
      key: randomUUID(),
    },
    legacy,
  )
  const direct = (await pay(maker, taller, { paymentMemo: 'a' })).body as { payment_id: string }
  const { quoteId } = await quoteOf(maker, wallet)
  await hear('payments.create', '/payout_proxy/payments', {
    body: payBody(quoteId, wallet),
    key: randomUUID(),
  })
  const tallerNorth = await identityNamed(careful, 'Taller Azul')
  const hold = async () => {
    const body = payBody((await quoteOf(careful, tallerNorth)).quoteId, tallerNorth)
    const current = await hear('approvals.create', '/payment_approvals', { body, key: randomUUID() }, careful)
    return current as { payment_id: string; approvalId: string }
  }
  const approval = await hold()
  const decisions = [
    ['reply', await signIn(world.app, 'checker@northwind.example'), { status: 'approved' }],
    ['cancel', careful, {}],
  ] as const
  for (const [decision, person, message] of decisions) {
    const { approvalId } = await hold()
    const path = `/payment_approvals/${approvalId}/${decision}`
    await hear(`approvals.${decision}`, path, { body: message, key: randomUUID() }, person)
  }
  for (const [id, person] of [
    [direct.payment_id, maker],
    [quoteId, maker],
    [quote_id, legacy],
    [approval.payment_id, careful],
  ] as const) {
    await hear('payments.read', `/payments/${id}`, {}, person)
    await hear('audit.payment', `/audit/payment/${id}`, {}, person)
  }
  for (const person of [maker, careful, legacy]) {
    for (const page of ['0', '7'])
      await hear('payments.list', '/xcurrent_proxy/v4/payments', { query: { page, size: '100' } }, person)
  }
  const { body } = await maker.call('GET', '/xcurrent_proxy/v4/payments', { query: { size: '100' } })
  for (const row of (body as { content: { payment_id: string }[] }).content)
    await hear('payments.read', `/payments/${row.payment_id}`)
  for (const person of [maker, careful, legacy]) {
    await hear('payments.filter', '/payout_proxy/payments/filter', { body: { size: 100 } }, person)
    await hear('approvals.list', '/payment_approvals', { query: { size: '100' } }, person)
    await hear('approvals.deciders', '/payment_approvals/deciders', {}, person)
    await hear('batches.list', '/batch_upload', {}, person)
    await hear('balances.read', '/balance-information', {}, person)
    const account = { query: { currency: 'USD' } }
    await hear('balances.available', '/balance-information/available', account, person)
    await hear('home.waiting', '/home_page/waiting', {}, person)
    await hear('home.paymentsData', '/home_page/payments_data', {}, person)
    await hear('tasks.list', '/home_page/tasks', {}, person)
    await hear('search.find', '/search', { query: { q: 'a' } }, person)
    await hear('presets.list', '/xcurrent_proxy/internal/payments/presets', {}, person)
  }
  for (const amount of ['x', '10']) {
    const content = `Beneficiary,Amount,Internal ID\nTaller Azul,${amount},B-1`
    const file = { name: 'b.csv', type: 'text/csv', content }
    const answer = await uploadFile(world.app, maker, '/batch_upload/process_payments', file)
    const call = calls.find((one) => one.id === 'batches.process')!
    const { batch_id: id } = note(call, answer) as { batch_id?: string }
    if (id !== undefined) await hearBatches(hear, world, maker, id)
  }
  for (const { path, login, placed, body: message = {} } of openMoves) {
    const { id } = calls.find((one) => one.path === `/payments/{id}/${path}`)!
    const person = await signIn(world.app, `${login}@cordillera.example`)
    const place = `/payments/${await placePayment(store, placed)}/${path}`
    await hear(id, place, { body: message, key: randomUUID() }, person)
  }
  await hearPresets(hear, maker)
  const pairs = [{ source: 'USD', destination: 'MXN' }]
  await hear('rates.read', '/pricing_proxy/rates', { body: { pairs } })
  await hearViews(hear)
  await hear('configuration.read', '/configuration')
  await hear('flags.list', '/feature_flags')
  for (const full of ['true', 'false'])
    await hear('organisations.read', `/organizations/${orgId}`, { query: { full } })
  await hear('organisations.settings', `/organizations/${orgId}/settings`)
  await hear('users.read', `/organizations/${orgId}/users/${userId}`)
  await hear('users.acceptDisclosure', `/organizations/${orgId}/users/${userId}/disclosure`, {
    body: { viewed_disclosure: true },
  })
  await hearStablecoin(hear, world, store, maker)
  await hearOnboarding(hear, world, store)
  await hearFunding(hear, world, store)
  await hearLedger(hear, world)
  await hearPeople(hear, world, store)
  await hearReports(hear, world, store, maker)
  await hearConnections(hear, world, store)
  await hear('environments.list', '/environments')
  await hear('payout.methods', '/payout_proxy/payout-methods')
  await hear('payout.dataRequirements', '/payout_proxy/data-requirements', {
    query: { for: 'ORIGINATOR', useCaseType: 'C2B2B' },
  })
  const { payoutMethods } = (await maker.call('GET', '/payout_proxy/payout-methods')).body as {
    payoutMethods: Record<string, string>[]
  }
  for (const { country, currency, payoutCategory, destinationBlockchainNetwork: network } of payoutMethods) {
    const corridor = {
      currency: currency!,
      payoutCategory: payoutCategory!,
      ...(country ? { country } : {}),
      ...(network ? { destinationBlockchainNetwork: network } : {}),
    }
    for (const use of ['PAYMENT', 'BENEFICIARY']) {
      await hear('payout.dataRequirements', '/payout_proxy/data-requirements', {
        query: { ...corridor, for: use, useCaseType: 'B2C' },
      })
    }
  }
  await hear('payout.paymentStates', '/payout_proxy/payment-states')
  await sendEveryField(hear, world, store, requirements)
  await hearSettings(hear, world, store)
  await hearProvider(hear, world, store)
  const keeper = await signIn(world.app, 'admin@lumen.example')
  const added = { query: { action: 'identity.add-account' } }
  const { content: entries } = (await hear('activity.list', '/activity_log', added, keeper)) as {
    content: { id: string }[]
  }
  for (const { id } of entries) await hear('activity.read', `/activity_log/${id}`, {}, keeper)

  expect(calls.map((call) => call.id).filter((id) => !UNHEARD.has(id) && !seen.has(id))).toEqual([])
  expect(Object.fromEntries([...seen].filter(([, problems]) => problems.length > 0))).toEqual({})
  expect(seen.size).toBeGreaterThan(18)
})

it('writes into the trail what the specification says of each call, and nothing else (TRU-521)', async () => {
  expect(await trailOfHeard(store, heard)).toEqual(trail.map((line) => Object.values(line).join(' | ')))
})

it('holds in the trail of each call that moves money, rights or limits what was sent and what came of it (TRU-464)', async () => {
  expect(await findStrangeDetails(store, heard, trailValues)).toEqual([])
})

it('gives back every property that a call takes, but for those that are listed with their reason (TRU-073)', () => {
  const listed = listedIn(readBack.notKept)
  const lost = findLost(calls, schemas, recorded, readBack.answeredAs)
  const unlisted = lost.filter((property) => !listed.includes(property))
  expect(unlisted, 'A call takes these and no answer gives them back; handle them, or take them out').toEqual(
    [],
  )
  const settled = listed.filter((property) => !lost.includes(property))
  expect(settled, 'These are given back, or no call takes them; take them off the list').toEqual([])
})

it('answers no account number whole in a list, but where a row asks for it (TRU-113)', async () => {
  const accounts = await accountNumbers(store)
  const places = (isListed: boolean) => [
    ...new Set(heard.flatMap(({ id, body }) => wholeAccounts(accounts, body, isListed, id))),
  ]
  expect(places(true).toSorted()).toEqual(Object.keys(wholeInLists).toSorted())
  const whole = ['identities.read account', 'payments.read beneficiary.clabe']
  expect(places(false)).toEqual(expect.arrayContaining(whole))
})

it('leaves an entry in the trail wherever it answers an account number whole (TRU-114)', async () => {
  const accounts = await accountNumbers(store)
  const entries = await asSystem(store, (trx) =>
    trx.selectFrom('audit_trail').select(['action', 'object_id', 'request_id']).execute(),
  )
  const isNoted = ({ id, record, requestId }: (typeof heard)[number]) =>
    calls.find((call) => call.id === id)!.method === 'GET'
      ? entries.some(({ action, object_id }) => action === 'account.read' && object_id === record)
      : entries.some(({ request_id }) => request_id === requestId)
  const whole = heard.filter(({ id, body }) => wholeAccounts(accounts, body, false, id).length > 0)
  expect([...new Set(whole.map(({ id }) => id))]).toEqual(
    expect.arrayContaining(['activity.read', 'payments.create', 'payments.read', 'stablecoin.transaction']),
  )
  expect([...new Set(whole.filter((one) => !isNoted(one)).map(({ id }) => id))]).toEqual([])
})

it('writes no account number whole into a file, but into those that somebody brought (TRU-170)', async () => {
  const accounts = await accountNumbers(store)
  const written = await openWritten(world, store, maker)
  const fileCalls = calls.filter(({ answer }) => ['file-content', 'payment-file'].includes(answer ?? ''))
  const looked = [...Object.keys(written), ...BROUGHT]
  expect(fileCalls.map(({ id }) => id).toSorted()).toEqual(looked.toSorted())
  for (const [id, ask] of Object.entries(written)) {
    const { status, body } = await ask()
    expect(status, `${id} ${JSON.stringify(body).slice(0, 300)}`).toBe(200)
    expect(
      [...accounts].filter((account) => JSON.stringify(body).includes(account)),
      id,
    ).toEqual([])
  }
})

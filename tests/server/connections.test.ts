import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { exchange, fileOf, JPEG, service } from './connecting.ts'
import { createTestStore } from './engines.ts'
import { legacyQuote } from './legacy-payments.ts'
import { codeOf, type Caller } from './paying.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { uploadFile } from './uploading.ts'
import { openWorld, type World } from './world.ts'

const LIMIT = 5 * 1024 * 1024
const EXCHANGES = '/pcs_proxy/exchanges'
const SERVICES = '/pcs_proxy/ach_services'
const HOLIDAYS = '/pcs_proxy/holidays'
const PROFILE = '/pcs_proxy/profile'

interface StoredEntry {
  id: string
  version: number
}

let store: Store
let world: World
let admin: Caller
let network: Caller

beforeAll(async () => {
  store = await createTestStore('seeded')
  world = await openWorld(store)
  admin = await signIn(world.app, 'admin@cordillera.example')
  network = await signIn(world.app, 'network@staff.example')
})

const post = (path: string, body: object, person = admin) =>
  person.call('POST', path, { body, key: randomUUID() })
const listed = async <Row = StoredEntry>(path: string, person = admin) =>
  ((await person.call('GET', path)).body as { content: Row[] }).content
const send = (name: string, content: string | Buffer, path = '/fss_proxy/exchange_files') =>
  uploadFile(world.app, admin, path, { name, type: 'application/octet-stream', content })
const fileId = async (name: string, content: string | Buffer) =>
  ((await send(name, content)).body as { fileId: string }).fileId

it('keeps an exchange with its icon and document, which are what their content is (CON-020, CON-022, CON-023, LIM-033, API-019, API-021)', async () => {
  const icon = await fileId('icon.jpg', fileOf(JPEG, LIMIT))
  expect(codeOf(await send('icon.jpg', fileOf(JPEG, LIMIT + 1)))).toBe('TOO_LARGE_FILE_SIZE')
  for (const [name, content] of [
    ['icon.png', Buffer.from('89504e470d0a1a0a00', 'hex')],
    ['icon.jpg', '%PDF-1.7'],
    ['terms.pdf', 'no PDF'],
    ['terms.docx', '%PDF-1.7'],
  ] as const)
    expect([name, codeOf(await send(name, content))]).toEqual([name, 'BAD_FILE_TYPE'])
  const document = await fileId('terms.pdf', '%PDF-1.7')
  for (const wrong of [{ icon: [document] }, { document: [icon] }, { icon: [randomUUID()] }])
    expect(await post(EXCHANGES, { ...exchange, ...wrong })).toMatchObject({
      status: 422,
      body: { code: 'BAD_FILE_TYPE', fields: [{ path: Object.keys(wrong)[0] }] },
    })
  const made = await post(EXCHANGES, { ...exchange, icon: [icon], document: [document] })
  expect(made.body).toMatchObject({
    name: 'Tidal Exchange',
    supportedCurrencies: 'USD, MXN',
    icon: [{ fileId: icon, name: 'icon.jpg', size: LIMIT, type: 'image/jpeg' }],
    document: [{ fileId: document, type: 'application/pdf' }],
  })
  const content = await admin.call('GET', `/fss_proxy/exchange_files/${document}/content`)
  expect([content.body, content.headers['content-disposition']]).toEqual([
    '%PDF-1.7',
    'attachment; filename="terms.pdf"',
  ])
  expect((await network.call('GET', `/fss_proxy/exchange_files/${document}/content`)).status).toBe(404)
  for (const field of ['name', 'website', 'phone', 'city', 'country', 'contactName', 'email']) {
    const { [field as 'name']: _, ...without } = exchange
    expect([field, (await post(EXCHANGES, without)).status]).toEqual([field, 400])
  }
  for (const wrong of [{ email: 'desk@tidal' }, { supportedCurrencies: 'USD, EURO' }])
    expect((await post(EXCHANGES, { ...exchange, ...wrong })).status).toBe(400)
})

it('has one exchange of a name, of twenty that hurry as well, and one change of a version', async () => {
  const name = 'Racing Exchange'
  const answers = await Promise.all(Array.from({ length: 20 }, () => post(EXCHANGES, { ...exchange, name })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(answers.map(codeOf))).toEqual(new Set([undefined, 'CONNECTION_NAME_TAKEN']))
  const [one] = (await listed<StoredEntry & { name: string }>(EXCHANGES)).filter((row) => row.name === name)
  const path = `${EXCHANGES}/${one!.id}`
  const change = (more: object) =>
    admin.call('PATCH', path, { body: { ...exchange, name, version: 1, ...more } })
  const twice = await Promise.all([change({ city: 'Porto' }), change({ city: 'Faro' })])
  expect(new Set(twice.map(codeOf))).toEqual(new Set(['CONNECTION_CHANGED', undefined]))
  expect(codeOf(await change({ name: 'northern exchange', version: 2 }))).toBe('CONNECTION_NAME_TAKEN')
  expect((await network.call('GET', path)).status).toBe(404)
  expect((await network.call('DELETE', path)).status).toBe(409)
  expect((await admin.call('DELETE', path)).status).toBe(200)
  expect((await admin.call('GET', path)).status).toBe(404)
})

it('says what the currencies of an exchange buy, each way, and when (CON-009, API-018)', async () => {
  const [first] = await listed(EXCHANGES)
  const rates = await listed<Record<string, string>>(`/quote_proxy/exchanges/${first!.id}/rates`)
  expect(
    rates.map(({ source_currency, destination_currency }) => `${source_currency} ${destination_currency}`),
  ).toContain('USD MXN')
  expect(rates[0]).toMatchObject({
    created_at: expect.stringMatching(/^\d{4}-/),
    rate: expect.stringMatching(/^\d+(\.\d+)?$/),
  })
})

it('keeps ACH services and holidays of the organisation (CON-002, CON-008, CON-018, CON-019, CON-025)', async () => {
  const made = (await post(SERVICES, service)).body as StoredEntry
  expect(made).toEqual({ ...service, id: made.id, version: 1 })
  for (const field of Object.keys(service)) {
    const { [field as 'type']: _, ...without } = service
    expect([field, (await post(SERVICES, without)).status]).toEqual([field, 400])
  }
  for (const wrong of [{ min_payment_size: 'few' }, { type: 'WIRE' }, { time_to_credit: 'NEVER' }])
    expect((await post(SERVICES, { ...service, service_name: 'Other', ...wrong })).status).toBe(400)
  expect(
    (await post(SERVICES, { ...service, service_name: 'Other', max_payment_size: '999.99' })).body,
  ).toMatchObject({
    code: 'ACH_SIZES',
    fields: [{ path: 'max_payment_size' }],
  })
  const holiday = { name: 'Founders’ day', date: '2027-03-01' }
  expect((await post(HOLIDAYS, holiday)).status).toBe(200)
  expect(codeOf(await post(HOLIDAYS, holiday))).toBe('CONNECTION_NAME_TAKEN')
  expect((await post(HOLIDAYS, { ...holiday, date: '2028-03-01' })).status).toBe(200)
  for (const wrong of [{ name: 'x' }, { date: '2027-03-01' }, { ...holiday, date: '2027-02-30' }])
    expect((await post(HOLIDAYS, wrong)).status).toBe(400)
  expect(await listed(SERVICES, network)).toEqual([])
})

it('shows every member what each tells of itself, and lets each change its own alone (CON-007, NAV-023)', async () => {
  const before = (await admin.call('GET', PROFILE)).body as Record<string, unknown>
  const { id, ...profile } = { ...before, timeToCredit: '1.5' } as Record<string, unknown>
  const save = (more: object = {}, person = admin) =>
    person.call('PUT', PROFILE, { body: { ...profile, ...more } })
  expect(codeOf(await save({ timezone: 'Mars/Olympus' }))).toBe('TIME_ZONE_UNKNOWN')
  expect(codeOf(await save({ currencies: ['ZZZ'] }))).toBe('CURRENCY_UNKNOWN')
  const twice = await Promise.all([save(), save({ timeToCredit: '3' })])
  expect(new Set(twice.map(codeOf))).toEqual(new Set(['CONNECTION_CHANGED', undefined]))
  const seen = await network.call('GET', `/pcs_proxy/members/${String(id)}`)
  expect(seen.body).toMatchObject({ companyName: 'Cordillera Remesas SA', currencies: ['MXN', 'USD'] })
  expect(['1.5', '3']).toContain((seen.body as { timeToCredit: string }).timeToCredit)
  expect((await listed<{ companyName: string }>('/pcs_proxy/members')).map((one) => one.companyName)).toEqual(
    ['Cordillera Remesas SA', 'Provider Staff'],
  )
})

it('says whether the network is there, and when it was last heard (API-069, API-070)', async () => {
  const parts = await listed<{ id: string; status: string }>('/xcurrent_proxy/internal/health')
  expect(parts.map(({ id, status }) => [id, status])).toEqual([
    ['server', 'UP'],
    ['database', expect.stringMatching(/^(UP|DEGRADED)$/)],
    ['network', 'UP'],
  ])
  expect((await admin.call('GET', '/xcurrent_proxy/internal/heartbeat')).body).toEqual({
    status: 'UP',
    lastHeardAt: expect.stringMatching(/^\d{4}-/),
  })
})

it('says who the organisation is to the network, and what its node goes by (API-081, API-082)', async () => {
  expect((await admin.call('GET', '/xcurrent_proxy/internal/info')).body).toEqual({
    organisation: 'Cordillera Remesas SA',
    address: 'rn.org.cordillera-remesas-sa',
    environment: 'uat',
    serverVersion: '6.1.0',
  })
  expect((await admin.call('GET', '/xcurrent_proxy/internal/system_config')).body).toMatchObject({
    paymentAuthorization: true,
    autoSettlement: false,
  })
})

it('tells how a payment was sold, and takes what is wrong with it (API-013, CON-001, CON-011)', async () => {
  const rows = await asSystem(store, (trx) =>
    trx.selectFrom('liquidations').select(['id', 'status', 'environment']).execute(),
  )
  expect(new Set(rows.map(({ status }) => status))).toEqual(
    new Set(['Completed', 'Incomplete', 'In Progress', 'Partially Completed', 'Failed']),
  )
  const { id } = rows.find(({ status }) => status === 'Partially Completed')!
  const path = `/liquidation_proxy/liquidations/${id}`
  expect((await admin.call('GET', path)).body).toMatchObject({
    id,
    status: 'Partially Completed',
    issues: [],
  })
  const key = randomUUID()
  const issue = { reason: 'Wrong amount', description: 'Half of it is missing.' }
  for (let turn = 0; turn < 2; turn += 1)
    expect((await admin.call('POST', `${path}/issues`, { body: issue, key })).status).toBe(200)
  expect((await admin.call('GET', path)).body).toMatchObject({ issues: [issue] })
  expect((await post(`${path}/issues`, { ...issue, reason: 'No reason' })).status).toBe(400)
  expect((await post(`${path}/issues`, { ...issue, description: 'x'.repeat(256) })).status).toBe(400)
  expect((await admin.call('GET', `/liquidation_proxy/liquidations/${randomUUID()}`)).status).toBe(404)
  const maker = await signIn(world.app, 'maker@cordillera.example')
  expect(codeOf(await maker.call('GET', path))).toBe('INSUFFICIENT_PERMISSIONS')
})

it('is sold step by step as the network moves a payment (CON-011)', async () => {
  const maker = await signIn(world.app, 'maker@cordillera.example')
  const { body } = await maker.call('POST', '/quote_collections', { body: legacyQuote() })
  const { quote_id: id } = (body as { quotes: { quote_id: string }[] }).quotes[0]!
  await maker.call('POST', '/payments/accept', {
    key: randomUUID(),
    body: { quote_id: id, sender_end_to_end_id: 'E-1' },
  })
  const path = `/liquidation_proxy/liquidations/${id}`
  expect((await admin.call('GET', path)).status).toBe(404)
  for (let turn = 0; turn < 2; turn += 1) await world.pass(60)
  expect((await admin.call('GET', path)).body).toMatchObject({ status: 'In Progress', soldAmount: '0.00' })
})

it('is not there for organisations without the product, whatever roles their people hold', async () => {
  const stranger = await signIn(world.app, 'admin@northwind.example')
  for (const path of [EXCHANGES, SERVICES, HOLIDAYS, PROFILE, '/pcs_proxy/members', '/pos_proxy/rpo_schemas'])
    expect([path, codeOf(await stranger.call('GET', path))]).toEqual([path, 'CONNECTIONS_NOT_AVAILABLE'])
  expect(codeOf(await stranger.call('GET', `/liquidation_proxy/liquidations/${randomUUID()}`))).toBe(
    'LIQUIDITY_NOT_AVAILABLE',
  )
})

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Answer } from '#definition/wire.ts'
import type { Store } from '#server/store/store.ts'
import { createTestStore, describeEachEngine } from './engines.ts'
import { approveTask } from './onboarding.ts'
import { codeOf, type Caller } from './paying.ts'
import { signIn } from './sign-in.ts'
import { say } from './simulated.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

const LUMEN = 'Lumen Marketplace Inc.'
const FORGER = `whsec_${Buffer.alloc(32, 9).toString('base64')}`
const json = (body: object, status = 200) => new Response(JSON.stringify(body), { status })
const isCards = (path: string) => path.startsWith('/cards/')

describeEachEngine('cards and debits at a network', (makeStore) => {
  let store: Store
  let world: World
  let admin: Caller
  let organisationId: string

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store)
    await approveTask(store, LUMEN, 'your-finance')
    admin = await signIn(world.app, 'admin@lumen.example')
    await admin.call('POST', '/payin/customer', { body: {} })
    const { rows } = await asSystem(store, (trx) =>
      sql<{ id: string }>`select id from organisations where name = ${LUMEN}`.execute(trx),
    )
    organisationId = rows[0]!.id
  })

  const account = { accountHolderName: 'Lumen', accountType: 'CHECKING', routingNumber: '021000021' }
  const add = (accountNumber: string) =>
    admin.call('POST', '/payin/unverifiedPaymentMethod', {
      body: { tenantName: LUMEN, ...account, accountNumber },
      key: randomUUID(),
    })
  const methods = async () =>
    ((await admin.call('GET', '/payin/customerPaymentMethods')).body as Answer<'payin.methods'>).content
  const card = (methodId: string, sequence: number, status: string, more: object = {}) => ({
    organisationId,
    environment: 'uat',
    methodId,
    kind: 'card',
    bankName: 'Card Bank',
    last4: '4242',
    sequence,
    status,
    ...more,
  })
  const tell = (data: object, secret?: string) =>
    say(world.app, randomUUID(), { type: 'card.status', data }, ...(secret === undefined ? [] : [secret]))

  it('are there once by messages in any order and twice, and gone for good once they are removed (TRU-535)', async () => {
    const verified = card('pm_a', 2, 'VERIFIED')
    const answers = await Promise.all([tell(verified), tell(verified), tell(card('pm_a', 1, 'PENDING'))])
    expect(answers).toEqual([200, 200, 200])
    expect(await methods()).toMatchObject([{ id: 'pm_a', last4: '4242', verified: true }])
    expect(await tell(card('pm_a', 4, 'REMOVED'))).toBe(200)
    expect(await tell(card('pm_a', 3, 'VERIFIED'))).toBe(200)
    expect(await methods()).toEqual([])
    const { rows } = await asSystem(store, (trx) =>
      sql`select 1 from audit_trail where action = 'payin.report' and object_id = 'pm_a'`.execute(trx),
    )
    expect(rows.length).toBeGreaterThan(1)
  })

  it.each<[what: string, status: number, data: () => object, secret?: string]>([
    ['a message that is not signed', 401, () => card('pm_b', 1, 'VERIFIED'), FORGER],
    ['a status that is none', 422, () => card('pm_b', 1, 'FINE')],
    [
      'a whole number instead of its end',
      422,
      () => card('pm_b', 1, 'VERIFIED', { last4: '4242424242424242' }),
    ],
    ['a sequence of nothing', 422, () => card('pm_b', 0, 'VERIFIED')],
    [
      'an organisation that it does not know',
      404,
      () => card('pm_b', 1, 'VERIFIED', { organisationId: randomUUID() }),
    ],
  ])('are not changed by %s (TRU-535)', async (_, status, data, secret) => {
    expect(await tell(data(), secret)).toBe(status)
    expect(await methods()).toEqual([])
  })

  it('keep their digits, whatever a message says of them later (TRU-535)', async () => {
    expect(await tell(card('pm_c', 1, 'VERIFIED'))).toBe(200)
    expect(await tell(card('pm_c', 2, 'VERIFIED', { last4: '0000' }))).toBe(409)
    expect(await methods()).toMatchObject([{ id: 'pm_c', last4: '4242' }])
    await tell(card('pm_c', 3, 'REMOVED'))
  })

  it.each<[does: string, code: string, answer: () => Response]>([
    ['is silent', 'CARDS_UNAVAILABLE', () => json({}, 503)],
    ['does not accept the signature', 'CARDS_UNAVAILABLE', () => json({}, 401)],
    ['answers about another account', 'CARDS_UNAVAILABLE', () => json(card('pm_d', 1, 'PENDING'))],
    ['does not take it', 'DEBIT_ACCOUNT_REFUSED', () => json({ message: 'No.' }, 422)],
    [
      'refuses it',
      'DEBIT_ACCOUNT_REFUSED',
      () => json(card('pm_d', 1, 'REFUSED', { kind: 'us_bank_account', last4: '6789' })),
    ],
  ])('stay as they are where the network %s (TRU-535)', async (_, code, answer) => {
    world.network.answer((path) => (isCards(path) ? answer() : undefined))
    expect(codeOf(await add('000123456789'))).toBe(code)
    expect(await methods()).toEqual([])
    world.network.answer()
  })

  it('are proven by the deposit, and removed at the network first (TRU-535)', async () => {
    expect((await add('000123456789')).body).toMatchObject({ last4: '6789', verified: false })
    await world.pass(1)
    const [waiting] = await methods()
    expect(waiting).toMatchObject({ verified: false })
    const confirmed = await admin.call('POST', '/payin/verifiedPaymentMethod', {
      body: { descriptorCode: 'SM6789' },
    })
    expect(confirmed.body).toMatchObject({ verified: true })
    await world.pass(1)
    expect(await methods()).toMatchObject([{ verified: true }])
    const remove = () => admin.call('DELETE', '/payin/customerPaymentMethods', { query: { id: waiting!.id } })
    world.network.answer((path) => (isCards(path) ? json({}, 503) : undefined))
    expect(codeOf(await remove())).toBe('CARDS_UNAVAILABLE')
    expect(await methods()).toHaveLength(1)
    world.network.answer()
    expect((await remove()).status).toBe(200)
    await world.pass(1)
    expect(await methods()).toEqual([])
    const { rows } = await asSystem(store, (trx) =>
      sql`select 1 from payin_methods m where m::text like '%123456789%'`.execute(trx),
    )
    expect(rows).toEqual([])
  })
})

it.each<[takes: string, capabilities: string[], code: string | undefined]>([
  ['no cards', ['payouts'], 'NOT_OFFERED'],
  ['cards', ['payouts', 'cards'], undefined],
])('are offered by a network that takes %s, and said so (TRU-535)', async (_, capabilities, code) => {
  const store = await createTestStore('seeded')
  const world = await openWorld(store)
  world.network.answer((path) => {
    if (path === '/capabilities') return json({ capabilities })
    return path.startsWith('/cards/customers/') ? json({ customerId: 'cus_1' }) : undefined
  })
  const admin = await signIn(world.app, 'admin@lumen.example')
  const { body } = await admin.call('GET', '/configuration')
  expect(body as Answer<'configuration.read'>).toMatchObject({ areCardsOffered: code === undefined })
  const answer = await admin.call('POST', '/payin/customer', { body: {} })
  expect(answer.status < 300 ? undefined : codeOf(answer)).toBe(code)
})

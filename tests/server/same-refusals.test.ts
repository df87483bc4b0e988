import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { loadDefinitions } from '#definition/loader.ts'
import { factsOfAll } from '#engine/case/run.ts'
import { createStore } from '#engine/flow/store.ts'
import { createGrammar } from '#server/definitions/grammar.ts'
import { linkLibrary } from '#server/definitions/linked-definitions.ts'
import { definitionsRoot, readDefinitions } from '#server/definitions/definition-files.ts'
import { readSchemas } from '#server/definitions/schemas.ts'
import { BANK, openBanks } from './banking.ts'
import { legacyQuote } from './legacy-payments.ts'
import { exchange } from './connecting.ts'
import { createTestStore } from './engines.ts'
import { identityNamed, quoteBody, type Caller } from './paying.ts'
import { signIn } from './sign-in.ts'
import { takenAmounts } from './taken-properties.ts'
import { openWorld, type World } from './world.ts'

const schemas = readSchemas()
const { library } = loadDefinitions(readDefinitions(definitionsRoot), createGrammar(schemas))
const { flows } = linkLibrary(library, new Set(['session', 'configuration', 'flags', 'limits']))

/** Returns the error that the form shows under a field with this answer. */
const onScreen = (flow: string, field: string, value: unknown): string | undefined => {
  const store = createStore(flows.get(flow)!, { intent: 'look', facts: factsOfAll(library) })
  store.answer(field, value)
  store.leave(field)
  return store.field(field).error
}

let world: World
let member: Caller
let banks: Awaited<ReturnType<typeof openBanks>>

beforeAll(async () => {
  const store = await createTestStore('seeded')
  world = await openWorld(store)
  member = await signIn(world.app, 'admin@cordillera.example')
  banks = await openBanks(world, store)
})

const readMessages = ({ body }: { body: unknown }) =>
  (body as { fields: { path: string; message: string }[] }).fields.map(({ path, message }) => [path, message])
const post = (path: string, body: object) => member.call('POST', path, { body, key: randomUUID() })

it.each([
  ['a day that does not exist', 'date', '2027-02-30'],
  ['a day in another order', 'date', '09/02/2027'],
  ['a name of spaces', 'name', '   '],
  ['a name that is too long', 'name', 'x'.repeat(301)],
])('refuses %s of a holiday with the sentence of the screen', async (_, field, value) => {
  const answer = await post('/pcs_proxy/holidays', { name: 'Carnival', date: '2027-02-09', [field]: value })
  expect(answer.status).toBe(400)
  expect(readMessages(answer)).toEqual([[field, onScreen('add-holiday', field, value)]])
})

it.each([
  ['phone', 'call me'],
  ['phone', '+0201234567'],
  ['country', 'ZZ'],
  ['website', 'x'.repeat(301)],
])('refuses the %s ‘%s’ of an exchange with the sentence of the screen', async (field, value) => {
  const answer = await post('/pcs_proxy/exchanges', { ...exchange, [field]: value })
  expect(readMessages(answer)).toEqual([[field, onScreen('add-exchange', field, value)]])
})

it.each([
  ['routingNumber', '021000022'],
  ['intermediaryRoutingNumber', '123456789'],
  ['swiftBicCode', 'DEUTXXFF'],
])(
  'refuses the %s %s of a bank with the sentence of the screen, and with the fault of its call',
  async (field, value) => {
    const added = await banks.add({ [field]: value })
    expect(added).toMatchObject({ status: 422, body: { code: 'BANK_NOT_ACCEPTED' } })
    expect(readMessages(added)).toContainEqual([field, onScreen('bank-account', field, value)])
    const body = {
      tenantName: 'Harbor Tea Traders',
      bankId: randomUUID(),
      replacement: { ...(await banks.bodyWith()), [field]: value },
    }
    const changed = await banks.harbor.call('PATCH', BANK, { body, key: randomUUID() })
    expect(readMessages(changed)).toContainEqual([
      `replacement.${field}`,
      onScreen('bank-account', field, value),
    ])
  },
)

/** Amounts that a call takes and nothing moves by, as 'call path', and why. */
const MOVES_NOTHING = {
  'bounds, which stop money and move none': [
    ...['create', 'update'].flatMap((verb) =>
      ['min_payment_size', 'max_payment_size'].map((path) => `achServices.${verb} ${path}`),
    ),
    ...['create', 'update'].flatMap((verb) =>
      ['minimum', 'maximum', 'lowLiquidity'].map((path) => `ledgerAccounts.${verb} ${path}`),
    ),
    'organisations.changeSettings lowBalances.0.least',
  ],
  'what a list is narrowed by': ['download', 'filter'].flatMap((verb) =>
    ['min_amount', 'max_amount'].map((path) => `payments.${verb} ${path}`),
  ),
  'kept for a later quote, which refuses it': ['presets.create amount', 'presets.update amount'],
  'what a mock exchange is said to hold': ['exchangeBalances.update balance'],
  'a number of hours': ['members.saveProfile timeToCredit'],
  'a rate': ['quotes.createLegacy customRate.rate'],
}

it('refuses what is finer than its currency at every amount that a call moves, and the screen does so too (TRU-132)', async () => {
  const find = (address: string) => [...schemas.values()].find(({ $id }) => String($id).endsWith(address))
  const taken = Object.values(library.calls).flatMap(({ id, request }) =>
    request === undefined
      ? []
      : takenAmounts({ $ref: `entities/${request}.schema.json` }, find).map((path) => `${id} ${path}`),
  )
  const lumen = await signIn(world.app, 'admin@lumen.example')
  const payee = await identityNamed(lumen, 'Taller Azul')
  const { wallets, banks: existing } = (await lumen.call('GET', '/stablecoin')).body as {
    wallets: { walletId: string }[]
    banks: { bankId: string }[]
  }
  const coins = { tenantName: 'Lumen Marketplace Inc.', walletId: wallets[0]!.walletId }
  const between = { debitAccount: 'settlement-usd', creditAccount: 'payout-usd' }
  const row = { beneficiaryIdentityId: payee.identityId, internalId: 'FINE-1', amount: '10.001' }
  const moved: Record<string, [person: Caller, body: object]> = {
    'batches.create rows.0.amount': [lumen, { rows: [row] }],
    'quotes.create quoteAmount': [lumen, quoteBody(payee, { quoteAmount: '10.001' })],
    'quotes.createLegacy amount': [member, legacyQuote({ amount: '10.001' })],
    'quotes.createLegacy customFee': [member, legacyQuote({ customFee: '1.001' })],
    'stablecoin.buy amount': [lumen, { ...coins, bankId: existing[0]!.bankId, amount: '10.001' }],
    'stablecoin.redeem amount': [lumen, { ...coins, amount: '10.0000001' }],
    'transfers.create amount': [member, { ...between, amount: '10.001' }],
  }
  expect(taken.toSorted()).toEqual([...Object.keys(moved), ...Object.values(MOVES_NOTHING).flat()].toSorted())
  for (const [place, [person, body]] of Object.entries(moved)) {
    const [id = '', path] = place.split(' ')
    const { method, path: address } = library.calls[id]!
    const answer = await person.call(method, address, { body, key: randomUUID() })
    expect([place, answer.status >= 400 && answer.status < 500, readMessages(answer)]).toEqual([
      place,
      true,
      [[path, expect.stringMatching(/^[A-Z]+ has at most \d decimals\.$/)]],
    ])
  }
  const amounts = Object.values(library.flows).flatMap(({ id, steps, submit }) => {
    const fields = steps.flatMap((step) => step.fields ?? [])
    const calls = [submit?.call, ...fields.map(({ call }) => call)]
    const moves = calls.some((call) => Object.keys(moved).some((place) => place.startsWith(`${call} `)))
    return moves ? fields.flatMap((field) => (field.type === 'money' ? [[id, field.id, field.of]] : [])) : []
  })
  expect(amounts.length).toBeGreaterThan(3)
  expect(amounts.filter(([, , of]) => of === undefined)).toEqual([])
})

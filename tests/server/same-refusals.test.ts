import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { loadDefinitions } from '#definition/load.ts'
import { factsOfAll } from '#engine/case/run.ts'
import { createStore } from '#engine/flow/store.ts'
import { createGrammar } from '#server/definitions/grammar.ts'
import { linkLibrary } from '#server/definitions/linked.ts'
import { definitionsRoot, readDefinitions } from '#server/definitions/read.ts'
import { readSchemas } from '#server/definitions/schemas.ts'
import { BANK, openBanks } from './banking.ts'
import { exchange } from './connecting.ts'
import { createTestStore } from './engines.ts'
import type { Caller } from './paying.ts'
import { signIn } from './sign-in.ts'
import { openWorld } from './world.ts'

const { library } = loadDefinitions(readDefinitions(definitionsRoot), createGrammar(readSchemas()))
const { flows } = linkLibrary(library, new Set(['session', 'configuration', 'flags', 'limits']))

/** What a person reads under a field that was answered so. */
const onScreen = (flow: string, field: string, value: unknown): string | undefined => {
  const store = createStore(flows.get(flow)!, { intent: 'look', facts: factsOfAll(library) })
  store.answer(field, value)
  store.leave(field)
  return store.field(field).error
}

let member: Caller
let banks: Awaited<ReturnType<typeof openBanks>>

beforeAll(async () => {
  const store = await createTestStore('seeded')
  const world = await openWorld(store)
  member = await signIn(world.app, 'admin@cordillera.example')
  banks = await openBanks(world, store)
})

const said = ({ body }: { body: unknown }) =>
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
  expect(said(answer)).toEqual([[field, onScreen('add-holiday', field, value)]])
})

it.each([
  ['phone', 'call me'],
  ['phone', '+0201234567'],
  ['country', 'ZZ'],
  ['website', 'x'.repeat(301)],
])('refuses the %s ‘%s’ of an exchange with the sentence of the screen', async (field, value) => {
  const answer = await post('/pcs_proxy/exchanges', { ...exchange, [field]: value })
  expect(said(answer)).toEqual([[field, onScreen('add-exchange', field, value)]])
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
    expect(said(added)).toContainEqual([field, onScreen('bank-account', field, value)])
    const body = {
      tenantName: 'Harbor Tea Traders',
      bankId: randomUUID(),
      replacement: { ...(await banks.wanted()), [field]: value },
    }
    const changed = await banks.harbor.call('PATCH', BANK, { body, key: randomUUID() })
    expect(said(changed)).toContainEqual([`replacement.${field}`, onScreen('bank-account', field, value)])
  },
)

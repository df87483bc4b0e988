import { beforeAll, expect, it } from 'vitest'
import { networkData, type NetworkData } from '#server/network/data.ts'
import { networkCatalogue } from '#server/network/catalogue.ts'
import { byId } from '#server/app/call.ts'
import { payoutHandlers } from '#server/payout/feature.ts'
import type { Store } from '#server/store/store.ts'
import { createTestStore } from './engines.ts'
import { createTestServer, realWorld } from './server.ts'
import { signIn } from './sign-in.ts'

let store: Store

beforeAll(async () => {
  store = await createTestStore('seeded')
})

const orgId = async () => {
  const row = await store.db
    .selectFrom('organisations')
    .select('id')
    .where('name', 'like', 'Lumen%')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Signs in a sender on a server with this network and these excluded currencies. */
const makerWith = async (data: NetworkData, excluded?: string) => {
  const network = {
    ...networkCatalogue(data),
    quote: () => Promise.resolve({ kind: 'own' as const }),
    send: () => Promise.resolve(),
  }
  const world = realWorld(store)
  const { library } = world.definitions
  const list = library.options['excluded-currencies']!
  const more = excluded === undefined ? [] : [{ value: excluded, label: excluded }]
  const options = { ...library.options, [list.id]: { ...list, options: [...list.options, ...more] } }
  const definitions = { ...world.definitions, library: { ...library, options } }
  const handlers = { ...world.handlers, ...byId(payoutHandlers({ network, data, definitions }), definitions) }
  return signIn(await createTestServer(store, { ...world, handlers }), 'maker@lumen.example')
}

/** Reads the data requirements of a beneficiary in Mexico, with these partners on the network. */
const askWith = async (partners: Partial<NetworkData['partners']>, ofRoute?: string) => {
  const existing = networkData()
  const corridors = existing.corridors.map((corridor) => ({ ...corridor, partner: ofRoute }))
  const data = { ...existing, corridors, partners: { fixed: {}, overrides: {}, ...partners } }
  const maker = await makerWith(data)
  const query = { country: 'MX', currency: 'MXN', payoutCategory: 'BANK', useCaseType: 'B2B' }
  const { body } = await maker.call('GET', '/payout_proxy/data-requirements', { query })
  return body
}

it('finds the partner by the route (API-163)', async () => {
  expect(await askWith({}, 'Of the route')).toMatchObject({ partnerName: 'Of the route' })
})

it('takes what is set for the organisation and route over the route (API-164)', async () => {
  const overrides = { [await orgId()]: { 'MX:MXN': 'Override', 'GB:GBP': 'Other' } }
  expect(await askWith({ overrides }, 'Of the route')).toMatchObject({ partnerName: 'Override' })
})

it('takes the fixed partner of an organisation over everything (API-165)', async () => {
  const id = await orgId()
  const partners = { fixed: { [id]: 'Fixed' }, overrides: { [id]: { 'MX:MXN': 'Override' } } }
  expect(await askWith(partners, 'Of the route')).toMatchObject({ partnerName: 'Fixed' })
})

it('says in the words of the specification that none is known for the organisation (ERR-003)', async () => {
  expect(await askWith({ fixed: { somebody: 'Else' } })).toMatchObject({
    code: 'PARTNER_NOT_FOUND',
    message: 'Partner name not found for the organization. Please contact support.',
  })
})

it('offers no destination in an excluded currency (VAL-014)', async () => {
  const offeredWithout = async (excluded?: string) => {
    const maker = await makerWith(networkData(), excluded)
    const { body } = await maker.call('GET', '/payout_proxy/payout-methods')
    return (body as { payoutMethods: { currency: string }[] }).payoutMethods.map(({ currency }) => currency)
  }
  const all = await offeredWithout()
  expect(all).toContain('MXN')
  expect(await offeredWithout('MXN')).toEqual(all.filter((currency) => currency !== 'MXN'))
})

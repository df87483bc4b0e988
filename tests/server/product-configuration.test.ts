import { beforeAll, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { describeAnyEngine } from './engines.ts'
import { codeOf, type Caller } from './paying.ts'
import { productConfiguration } from './selling.ts'
import { shippedWorld } from './server.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

interface Product {
  product: string
  version: string
  productConfiguration: { memoRules: Record<string, object>; routes: Record<string, string[]> }
}

type Offered = Record<'destinations' | 'cryptoDestinations', { name: string }[]>

describeAnyEngine('product configuration', (makeStore) => {
  let store: Store
  let world: World
  let admin: Caller
  let maker: Caller

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store)
    admin = await signIn(world.app, 'admin@northwind.example')
    maker = await signIn(world.app, 'maker@northwind.example')
  })

  const read = async () => {
    const { body } = await admin.call('GET', '/payout_proxy/configurations')
    return (body as { configurations: Product[] }).configurations[0]!
  }
  const save = async (changes: object, person = admin, version?: string) =>
    person.call('POST', '/payout_proxy/configurations', {
      body: {
        product: 'payments_direct',
        version: version ?? (await read()).version,
        productConfiguration: { ...productConfiguration, ...changes },
      },
    })

  it('offers no route that people would read as a code', async () => {
    const { offered } = (await admin.call('GET', '/payout_proxy/configurations')).body as { offered: Offered }
    const routes = [...offered.destinations, ...offered.cryptoDestinations].map(({ name }) => name)
    const named = shippedWorld().definitions.library.options['payment-routes']?.options
    expect(routes.filter((route) => !named?.some(({ value }) => value === route))).toEqual([])
    expect(routes.length).toBeGreaterThan(10)
  })

  it('keeps routes, categories, defaults and memo rules, and they count at once (SET-007, SET-008, SET-009, SET-010, SET-011, SET-012, API-150)', async () => {
    expect((await save({})).status).toBe(200)
    expect((await read()).productConfiguration).toEqual(productConfiguration)
    const { body } = await maker.call('GET', '/payout_proxy/payout-methods')
    const methods = (body as { payoutMethods: { country?: string }[] }).payoutMethods
    expect(new Set(methods.map((one) => one.country).filter(Boolean))).toEqual(new Set(['MX']))
    const rows = await asSystem(store, (trx) =>
      trx
        .selectFrom('audit_trail')
        .select('details')
        .where('action', '=', 'product-configuration.save')
        .execute(),
    )
    expect(rows.at(-1)?.details).toMatchObject({
      before: { allowedPayinCategory: ['FUNDED', 'T_PLUS_ONE'] },
      after: { allowedPayinCategory: ['FUNDED'] },
    })
  })

  it('takes the categories there are and no other (SET-011, SET-013, SET-014)', async () => {
    const all = { allowedPayoutCategory: ['BANK', 'EWALLET', 'CASH_PICKUP', 'ATM', 'CRYPTO'] }
    expect((await save({ ...all, allowedPayinCategory: ['FUNDED', 'T_PLUS_ONE'] })).status).toBe(200)
    expect((await save({ allowedPayoutCategory: ['CHEQUE'], defaultPayoutCategory: 'CHEQUE' })).status).toBe(
      400,
    )
    expect((await save({ allowedPayinCategory: ['LATER'] })).status).toBe(400)
  })

  it('refuses what the network does not carry, and a default that is not allowed, at its place (SET-010)', async () => {
    const routes = { ...productConfiguration.routes, enabledSourceList: ['XYZ'] }
    expect((await save({ routes, defaultPayinCategory: 'T_PLUS_ONE' })).body).toMatchObject({
      code: 'CONFIGURATION_NOT_ACCEPTED',
      fields: [
        { path: 'productConfiguration.routes.enabledSourceList' },
        { path: 'productConfiguration.defaultPayinCategory' },
      ],
    })
  })

  it('lets nobody see or open a test destination that was not opened to them (SET-008)', async () => {
    const beginner = await signIn(world.app, 'admin@harbor.example')
    const offered = async (person: Caller) => {
      const { body } = await person.call('GET', '/payout_proxy/configurations')
      return JSON.stringify((body as { offered: object }).offered).includes('ZZ:USD')
    }
    expect([await offered(admin), await offered(beginner)]).toEqual([false, true])
    const routes = { ...productConfiguration.routes, enabledDestinationList: ['MX:MXN', 'ZZ:USD'] }
    expect((await save({ routes })).body).toMatchObject({
      fields: [{ path: 'productConfiguration.routes.enabledDestinationList' }],
    })
  })

  it('tells who saves an older version; nobody but an administrator saves at all', async () => {
    const { version } = await read()
    await save({ paymentReceiptEmail: 'other@northwind.example' })
    expect(codeOf(await save({}, admin, version))).toBe('CONFIGURATION_CHANGED')
    expect(codeOf(await save({}, maker))).toBe('INSUFFICIENT_PERMISSIONS')
  })

  it('lets others be paid for only where the configuration says so (SET-015)', async () => {
    const set = (setting_value: string) =>
      asSystem(store, (trx) =>
        trx
          .updateTable('organisation_settings')
          .set({ setting_value })
          .where('setting_name', '=', 'third_party_payment_allowed')
          .execute(),
      )
    expect((await maker.call('GET', '/configuration')).body).toMatchObject({ thirdPartyPaymentAllowed: true })
    await set('false')
    expect((await maker.call('GET', '/configuration')).body).toMatchObject({
      thirdPartyPaymentAllowed: false,
    })
    await set('true')
  })
})

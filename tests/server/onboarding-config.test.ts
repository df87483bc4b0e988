import { beforeAll, expect, it } from 'vitest'
import { describeAnyEngine } from './engines.ts'
import type { Caller } from './paying.ts'
import { signIn } from './sign-in.ts'
import { openWorld, type World } from './world.ts'

const PATH = '/salesforce_proxy/onboarding/config'

interface Config {
  availableExchanges: { exchangeId: string; exchangeName: string }[]
  countriesDropdownValues: string[]
}

describeAnyEngine('the onboarding configuration', (makeStore) => {
  let world: World

  beforeAll(async () => {
    world = await openWorld(await makeStore('seeded'))
  })

  const read = (person: Caller, username: string, query: Record<string, string> = {}) =>
    person.call('GET', PATH, { query: { username, ...query } })

  it('is read by the email of who is signed in, with products, terms and countries (API-132, API-166, ONB-006, ONB-007, ONB-008)', async () => {
    const maker = await signIn(world.app, 'maker@lumen.example')
    const { status, body } = await read(maker, 'Maker@lumen.example')
    expect([status, body]).toMatchObject([
      200,
      {
        tenantName: 'Lumen Marketplace Inc.',
        billingEntity: 'SCTC',
        country: 'US',
        products: [
          { name: 'Stablecoin', id: expect.stringMatching(/-/), fundingMethod: 'Wallet Funding' },
          { name: 'RPD', fundingType: 'Stablecoin funding' },
          { name: 'OTC', billingEntity: '{product} Services' },
        ],
        userConfig: { username: 'maker@lumen.example', privacyPolicyAccepted: expect.any(Boolean) },
      },
    ])
    expect((body as Config).countriesDropdownValues).toContain('US')
    expect((body as Config).countriesDropdownValues).not.toContain('KP')
  })

  it('names the exchanges that may hold wallets in multi-product mode only (ONB-009, API-166)', async () => {
    const maker = await signIn(world.app, 'maker@lumen.example')
    const ask = async (multi: string) =>
      ((await read(maker, 'maker@lumen.example', { multi_product: multi })).body as Config).availableExchanges
    expect((await ask('true'))[0]).toEqual({
      exchangeId: expect.any(String),
      exchangeName: 'Harbour Custody',
    })
    expect(await ask('false')).toEqual([])
  })

  it('is not read for somebody else, and not by who has no part in onboarding', async () => {
    const viewer = await signIn(world.app, 'viewer@lumen.example')
    expect((await read(viewer, 'maker@lumen.example')).status).toBe(400)
    expect((await read(viewer, 'viewer@lumen.example')).status).toBe(200)
    const checker = await signIn(world.app, 'checker@lumen.example')
    expect((await read(checker, 'checker@lumen.example')).status).toBe(403)
  })

  it('names the exchange of an organisation that has one (ONB-006)', async () => {
    const admin = await signIn(world.app, 'admin@cordillera.example')
    expect((await read(admin, 'admin@cordillera.example')).body).toMatchObject({
      exchange: 'Meridian Exchange',
      products: [{ name: 'ODL' }],
    })
  })
})

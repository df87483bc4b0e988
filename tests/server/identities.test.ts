import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { validateRequirements } from '#server/identities/requirements/requirement-validation.ts'
import { holderOf } from '#server/identities/requirements/holder.ts'
import { requirementsOf } from '#server/identities/requirements/requirements.ts'
import { networkData } from '#server/network/data.ts'
import { demoBeneficiaries, demoOriginators } from '#server/seed/organisations/identities.ts'
import { describeAnyEngine } from './engines.ts'
import { mexican } from './holders.ts'
import { codeOf, type Caller } from './paying.ts'
import { signIn } from './sign-in.ts'
import { openWorld, type World } from './world.ts'

const PATH = '/pii_proxy/v2/identities'

const german = {
  ...mexican,
  'Cdtr.PstlAdr.PstCd': '20095',
  'Cdtr.PstlAdr.Ctry': 'DE',
  'CdtrAcct.Id.IBAN': 'DE89 3704 0044 0532 0130 00',
}

const without = (given: Record<string, string>, name: string) =>
  Object.fromEntries(Object.entries(given).filter(([existing]) => existing !== name))

describeAnyEngine('identities', (makeStore) => {
  let world: World
  let maker: Caller
  let northwind: Caller

  beforeAll(async () => {
    world = await openWorld(await makeStore('seeded'))
    maker = await signIn(world.app, 'maker@lumen.example')
    northwind = await signIn(world.app, 'maker@northwind.example')
  })

  const body = (requirements: Record<string, string>, changes: object = {}) => ({
    identityType: 'BENEFICIARY',
    useCaseType: 'B2B',
    nickName: 'Papel',
    country: 'MX',
    currency: 'MXN',
    payoutCategory: 'BANK',
    requirements,
    ...changes,
  })
  const add = (requirements: Record<string, string>, changes: object = {}, person = maker) =>
    person.call('POST', PATH, { body: body(requirements, changes), key: randomUUID() })
  const germanAdd = (changes: Record<string, string>) =>
    add({ ...without(german, 'CdtrAcct.Id.Othr.Id'), ...changes }, { country: 'DE', currency: 'EUR' })
  const marked = (answer: { body: unknown }) =>
    (answer.body as { fields: { path: string }[] }).fields.map((field) => field.path)

  it('keeps a beneficiary in the nested form and lists it first (IDN-004, IDN-009, IDN-061, API-112, API-113)', async () => {
    const made = await add(mexican, { internalId: 'P-1' })
    expect([made.status, made.body]).toMatchObject([
      200,
      {
        identityId: expect.stringMatching(/^[\da-f-]{36}$/),
        identityType: 'BENEFICIARY',
        useCaseType: 'B2B',
        nickName: 'Papel',
        internalId: 'P-1',
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        holderType: 'BUSINESS',
        displayName: 'Papel y Tinta SA',
        accountShort: '…2456',
        business: {
          businessName: 'Papel y Tinta SA',
          address: { streetAddress: ['Calle Cedro 9'], city: 'Puebla', country: 'MX' },
        },
        piiData: {
          Cdtr: { Nm: 'Papel y Tinta SA', PstlAdr: { PstCd: '72000' } },
          CdtrAcct: { Id: { Othr: { Id: '012180790834802456' } } },
        },
      },
    ])
    const { body: list } = await maker.call('GET', PATH, { query: { identityType: 'BENEFICIARY' } })
    expect((list as { identities: { nickName: string }[] }).identities[0]?.nickName).toBe('Papel')
  })

  it('lists whom the organisation pays or for whom, as it is asked (API-112)', async () => {
    for (const identityType of ['BENEFICIARY', 'ORIGINATOR']) {
      const { body: list } = await northwind.call('GET', PATH, { query: { identityType, size: '100' } })
      const { identities } = list as { identities: { identityType: string }[] }
      expect([...new Set(identities.map((one) => one.identityType))]).toEqual([identityType])
    }
  })

  it('gives every page once, in order, and refuses a key of its own making (API-112)', async () => {
    const seen: string[] = []
    let key: string | undefined
    do {
      const query = { identityType: 'BENEFICIARY', size: '5', ...(key ? { pagination_key: key } : {}) }
      const { body: page } = await maker.call('GET', PATH, { query })
      const { identities, paginationKey } = page as {
        identities: { identityId: string }[]
        paginationKey?: string
      }
      seen.push(...identities.map((one) => one.identityId))
      key = paginationKey
    } while (key)
    expect(seen.length).toBeGreaterThanOrEqual(23)
    expect(new Set(seen).size).toBe(seen.length)
    const forged = await maker.call('GET', PATH, {
      query: { identityType: 'BENEFICIARY', pagination_key: 'made-up' },
    })
    expect(forged.status).toBe(400)
  })

  it('marks each field that is missing, too long or not in its form (IDN-043, IDN-044, IDN-045)', async () => {
    expect(marked(await add(without(mexican, 'Cdtr.Nm')))).toEqual(['requirements.Cdtr.Nm'])
    expect(marked(await add({ ...mexican, 'Cdtr.PstlAdr.StrtNm': 'x'.repeat(71) }))).toEqual([
      'requirements.Cdtr.PstlAdr.StrtNm',
    ])
    expect(marked(await add({ ...mexican, 'Cdtr.PstlAdr.PstCd': '720' }))).toEqual([
      'requirements.Cdtr.PstlAdr.PstCd',
    ])
  })

  it('refuses a field nobody asked for, and one that reaches for the prototype', async () => {
    expect(marked(await add({ ...mexican, 'Cdtr.Secret': 'x' }))).toEqual(['requirements.Cdtr.Secret'])
    const polluted = await add({ ...mexican, 'constructor.prototype.admin': 'yes' })
    expect(polluted.status).toBeGreaterThanOrEqual(400)
    expect(({} as { admin?: string }).admin).toBeUndefined()
  })

  it('checks a CLABE, an IBAN and its country again on the server (FLG-033, FLG-034)', async () => {
    expect(marked(await add({ ...mexican, 'CdtrAcct.Id.Othr.Id': '012180790834802457' }))).toEqual([
      'requirements.CdtrAcct.Id.Othr.Id',
    ])
    expect(marked(await germanAdd({ 'CdtrAcct.Id.IBAN': 'DE88370400440532013000' }))).toEqual([
      'requirements.CdtrAcct.Id.IBAN',
    ])
    const fine = await germanAdd({})
    expect(fine.body).toMatchObject({ piiData: { CdtrAcct: { Id: { IBAN: 'DE89370400440532013000' } } } })
  })

  it('tells an account that is an email address by where it is, never by all of it', async () => {
    const list = await maker.call('GET', '/pii_proxy/v2/identities', {
      query: { identityType: 'BENEFICIARY' },
    })
    const { identities } = list.body as { identities: { nickName: string; accountShort: string }[] }
    const existing = identities.find(({ nickName }) => nickName === 'Oficina Ipe')
    expect(existing?.accountShort).toBe('pa…@ipe.example')
  })

  it('checks a wallet address and a routing number again on the server (FLG-035)', async () => {
    const wallet = {
      country: undefined,
      currency: 'RLUSD',
      payoutCategory: 'CRYPTO',
      destinationBlockchainNetwork: 'XRPL',
    }
    const holder = without(mexican, 'CdtrAcct.Id.Othr.Id')
    const bad = await add({ ...holder, 'CdtrAcct.Id.Othr.Id': 'r0OIl' }, wallet)
    expect(marked(bad)).toEqual(['requirements.CdtrAcct.Id.Othr.Id'])
    const good = await add({ ...holder, 'CdtrAcct.Id.Othr.Id': 'rKzF3BdCLw5mjofCMJgzFyEWwFNx1yh1TG' }, wallet)
    expect(good.body).toMatchObject({
      accountShort: 'rKzF3B...h1TG',
      destinationBlockchainNetwork: 'XRPL',
      country: 'MX',
    })
    const american = {
      ...without(holder, 'Cdtr.PstlAdr.CtrySubDvsn'),
      'Cdtr.PstlAdr.CtrySubDvsn': 'TX',
      'Cdtr.PstlAdr.PstCd': '78701',
    }
    const account = {
      'CdtrAcct.Id.Othr.Id': '12345',
      'CdtrAcct.Tp.Cd': 'CHECKING',
      'CdtrAgt.FinInstnId.Nm': 'Bank',
    }
    const routed = (number: string) =>
      add(
        { ...american, ...account, 'CdtrAgt.FinInstnId.Othr.Id': number },
        { country: 'US', currency: 'USD' },
      )
    expect(marked(await routed('021000022'))).toEqual(['requirements.CdtrAgt.FinInstnId.Othr.Id'])
    expect((await routed('021000021')).status).toBe(200)
  })

  it('takes an originator by its use case alone (IDN-015)', async () => {
    const person = { 'Dbtr.StrdNm.FirstNm': 'Payer', 'Dbtr.StrdNm.LastNm': 'One' }
    const place = {
      'Dbtr.PstlAdr.StrtNm': 'a',
      'Dbtr.PstlAdr.TwnNm': 'b',
      'Dbtr.PstlAdr.PstCd': 'SW1A 1AA',
      'Dbtr.PstlAdr.Ctry': 'GB',
    }
    const added = async (useCaseType: string, holder: object) => {
      const requirements = { ...holder, ...place }
      const { body: made } = await maker.call('POST', PATH, {
        body: { identityType: 'ORIGINATOR', useCaseType, nickName: useCaseType, requirements },
        key: randomUUID(),
      })
      return made
    }
    for (const useCaseType of ['B2B2B', 'B2B2C'])
      expect(await added(useCaseType, { 'Dbtr.Nm': 'Payer Ltd' })).toMatchObject({
        useCaseType,
        holderType: 'BUSINESS',
        business: { businessName: 'Payer Ltd' },
      })
    for (const useCaseType of ['C2B2B', 'C2B2C'])
      expect(await added(useCaseType, person)).toMatchObject({
        useCaseType,
        holderType: 'INDIVIDUAL',
        individual: { firstName: 'Payer' },
      })
  })

  it('serves no country of the list of those not served (LIM-050)', async () => {
    expect(codeOf(await add({ ...mexican, 'Cdtr.PstlAdr.Ctry': 'KP' }))).toBe('COUNTRY_NOT_SERVED')
  })

  it('asks for what the corridor asks for, with the partner (API-144, IDN-020)', async () => {
    const requested = await maker.call('GET', '/payout_proxy/data-requirements', {
      query: {
        for: 'BENEFICIARY',
        country: 'MX',
        currency: 'MXN',
        payoutCategory: 'BANK',
        useCaseType: 'B2C',
      },
    })
    const { partnerName, fields } = requested.body as { partnerName: string; fields: { fieldName: string }[] }
    expect(partnerName).toBe('Corazon Payout')
    expect(fields.slice(0, 2).map((field) => field.fieldName)).toEqual([
      'Cdtr.StrdNm.FirstNm',
      'Cdtr.StrdNm.LastNm',
    ])
  })

  it('says in the words of the specification why no partner is known (ERR-004, ERR-005)', async () => {
    const ask = (query: Record<string, string>) =>
      maker.call('GET', '/payout_proxy/data-requirements', { query })
    const message = (answer: { body: unknown }) => (answer.body as { message: string }).message
    const country = await ask({ currency: 'MXN', payoutCategory: 'BANK' })
    expect(message(country)).toBe('Country code is required to determine payout partner name')
    const address = await ask({ currency: 'BTC', payoutCategory: 'CRYPTO', destinationAddress: 'bc1q' })
    expect(message(address)).toBe(
      'Partner name not found for destination address bc1q. Please contact support.',
    )
  })

  it('offers only what is open to the organisation (API-143)', async () => {
    const currencies = async (person: Caller) => {
      const { body: answer } = await person.call('GET', '/payout_proxy/payout-methods')
      return (answer as { payoutMethods: { currency: string }[] }).payoutMethods.map(
        (method) => method.currency,
      )
    }
    expect(await currencies(maker)).toContain('ARS')
    expect(await currencies(northwind)).not.toContain('ARS')
  })

  it('offers a test destination to who tries things out, and never in production (API-143)', async () => {
    const beginner = await signIn(world.app, 'maker@harbor.example')
    const route = { country: 'ZZ', currency: 'USD', payoutCategory: 'BANK' }
    const offered = async (person: Caller, environment: string) => {
      const there = { env_name: environment }
      const methods = await person.call('GET', '/payout_proxy/payout-methods', { query: there })
      const requested = await person.call('GET', '/payout_proxy/data-requirements', {
        query: { ...there, ...route },
      })
      const { payoutMethods } = methods.body as { payoutMethods: { country?: string }[] }
      return [payoutMethods.some(({ country }) => country === 'ZZ'), requested.status]
    }
    expect(await offered(beginner, 'uat')).toEqual([true, 200])
    expect(await offered(beginner, 'prod')).toEqual([false, 422])
    expect(await offered(maker, 'uat')).toEqual([false, 422])
  })
})

it('seeds only identities that the server itself would accept', () => {
  const { corridors, holders } = networkData()
  for (const one of demoBeneficiaries) {
    const corridor = corridors.find((existing) => existing.id === one.corridor)
    const fields = requirementsOf(holders, 'BENEFICIARY', holderOf(one.useCase, 'BENEFICIARY'), corridor)
    expect([one.nickName, validateRequirements(fields, one.requirements, { ...corridor })]).toMatchObject([
      one.nickName,
      { ok: true },
    ])
  }
  for (const one of demoOriginators) {
    const fields = requirementsOf(holders, 'ORIGINATOR', holderOf(one.useCase, 'ORIGINATOR'), undefined)
    expect([one.nickName, validateRequirements(fields, one.requirements, {})]).toMatchObject([
      one.nickName,
      { ok: true },
    ])
  }
  expect(demoBeneficiaries.length + demoOriginators.length).toBeGreaterThan(20)
})

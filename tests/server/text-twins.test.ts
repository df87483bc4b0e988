import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { openBatches } from './batching.ts'
import { describeAnyEngine } from './engines.ts'
import { mexican } from './holders.ts'
import { identityNamed, pay, type Caller } from './paying.ts'
import { signIn } from './sign-in.ts'
import { openWorld, type World } from './world.ts'

const PATH = '/pii_proxy/v2/identities'
const NAME = "O'Brien-Muñoz Łódź Straße КИЇВ ΣΟΦΟΣ"
const REFERENCE = 'INV-2026-0042'
/** As a phone and another system write it: signs of print, letters and accents apart, spaces that do not break. */
const TWIN = 'O\u2019Brien\u2010Mun\u0303oz\u00a0Ło\u0301dz\u0301 Stra\u200bße КИІ\u0308В ΣΟΦΟΣ'

const beneficiary = {
  identityType: 'BENEFICIARY',
  useCaseType: 'B2B',
  country: 'MX',
  currency: 'MXN',
  payoutCategory: 'BANK',
  requirements: mexican,
}

describeAnyEngine('texts that look alike', (makeStore) => {
  let world: World
  let maker: Caller

  beforeAll(async () => {
    world = await openWorld(await makeStore('seeded'))
    maker = await signIn(world.app, 'maker@northwind.example')
    const body = { ...beneficiary, nickName: TWIN }
    const made = await maker.call('POST', PATH, { body, key: randomUUID() })
    expect([made.status, made.body]).toMatchObject([200, { nickName: NAME }])
    const payee = await identityNamed(maker, NAME)
    const references = { internalId: REFERENCE, endToEndId: 'E2E97531' }
    expect((await pay(maker, payee, references)).status).toBe(202)
  })

  const searches = [
    'obrien munoz',
    'O’BRIEN',
    "o'brien‑muñoz",
    'MUN\u0303OZ',
    'lodz strasse',
    'straße',
    'київ σοφος',
    'КИЇВ',
  ]

  it.each(searches)('finds ‘%s’ in the search of the portal and in lists (TRU-106, TRU-107)', async (q) => {
    const env_name = 'uat'
    const { body: found } = await maker.call('GET', '/search', { query: { env_name, q } })
    const { hits } = found as { hits: { title: string }[] }
    expect(hits.map(({ title }) => title)).toContain(NAME)
    const { body: listed } = await maker.call('GET', PATH, {
      query: { identityType: 'BENEFICIARY', nickName: q },
    })
    expect(
      (listed as { identities: { nickName: string }[] }).identities.map(({ nickName }) => nickName),
    ).toEqual([NAME])
  })

  it.each([
    'elbe logistik gmbh',
    'DE89370400440532013000',
    'IBAN: DE89 3704 0044 0532 0130 00',
    'de89-3704-0044-0532-0130-00',
  ])(
    'finds a beneficiary by ‘%s’, its legal name or its whole account, in the search of the portal and in its list (TRU-803)',
    async (q) => {
      const { body: found } = await maker.call('GET', '/search', { query: { env_name: 'uat', q } })
      const { hits } = found as { hits: { title: string }[] }
      expect(hits.map(({ title }) => title)).toEqual(['Elbe Logistik'])
      const { body: listed } = await maker.call('GET', PATH, {
        query: { identityType: 'BENEFICIARY', search: q },
      })
      const { identities } = listed as { identities: { nickName: string }[] }
      expect(identities.map(({ nickName }) => nickName)).toEqual(['Elbe Logistik'])
    },
  )

  it.each([
    ['Müller & Söhne Åkesson STRAẞE', ['mueller soehne', 'Aakesson strasse', 'muller', 'Müller']],
    ['Joergensen Kjaer Uebersee', ['Jørgensen', 'Kjær', 'Übersee', 'Jörgensen']],
  ])('finds ‘%s’ however its letters are spelled (TRU-882)', async (nickName, typed) => {
    const body = { ...beneficiary, nickName, requirements: { ...mexican } }
    expect((await maker.call('POST', PATH, { body, key: randomUUID() })).status).toBe(200)
    for (const q of typed) {
      const { body: found } = await maker.call('GET', '/search', { query: { env_name: 'uat', q } })
      const { hits } = found as { hits: { title: string }[] }
      expect([q, hits.map(({ title }) => title)]).toEqual([q, [nickName]])
    }
  })

  it.each(['E2E 9 7531', 'e2e-97531', 'E2E9.7531 ', 'INV 2026 0', 'Inv-2026-00'])(
    'finds a payment by ‘%s’, the beginning of a reference, in the search of the portal and in its list (TRU-883)',
    async (q) => {
      const { body: found } = await maker.call('GET', '/search', { query: { env_name: 'uat', q } })
      const { hits } = found as { hits: { title: string }[] }
      expect(hits.map(({ title }) => title)).toEqual([REFERENCE])
      const { body: listed } = await maker.call('GET', '/xcurrent_proxy/v4/payments', {
        query: { search: q },
      })
      expect(listed).toMatchObject({ content: [{ internalId: REFERENCE }] })
    },
  )

  it('takes what is typed with signs inside as one phrase, in lists and in the search of the portal (TRU-895)', async () => {
    const names = ['Bodega B-1', 'Bodega B 10', 'Bodega B/12', 'Club 100 B-2', '1 Bodega']
    for (const nickName of names)
      expect(
        (
          await maker.call('POST', PATH, {
            body: { ...beneficiary, nickName, requirements: { ...mexican } },
            key: randomUUID(),
          })
        ).status,
      ).toBe(200)
    for (const [typed, expected] of [
      ['b-1', ['Bodega B 10', 'Bodega B-1', 'Bodega B/12']],
      ['bodega b.1', ['Bodega B 10', 'Bodega B-1', 'Bodega B/12']],
      ['B/2', ['Club 100 B-2']],
    ] as const) {
      const { body: listed } = await maker.call('GET', PATH, {
        query: { identityType: 'BENEFICIARY', nickName: typed },
      })
      const { identities } = listed as { identities: { nickName: string }[] }
      expect([typed, identities.map(({ nickName }) => nickName).toSorted()]).toEqual([typed, expected])
      const { body: found } = await maker.call('GET', '/search', { query: { env_name: 'uat', q: typed } })
      const { hits } = found as { hits: { title: string }[] }
      expect([typed, hits.map(({ title }) => title).toSorted()]).toEqual([typed, expected])
    }
  })

  it('finds nothing for a sign that no name holds, and nothing by a wildcard (TRU-107)', async () => {
    for (const nickName of ['%', '_', 'obrien x'])
      expect(
        (await maker.call('GET', PATH, { query: { identityType: 'BENEFICIARY', nickName } })).body,
      ).toMatchObject({
        identities: [],
      })
  })

  it('finds a beneficiary of a file by a twin of the nickname (TRU-106)', async () => {
    const content = `Beneficiary,Amount,Internal ID\n${TWIN},10,T-1\nNobody,10,T-2`
    const { body } = await openBatches(world, maker).upload(content)
    expect(body.problems).toMatchObject([{ row: 3, column: 'beneficiary' }])
  })
})

import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { createTestStore } from './engines.ts'
import { address, business, individual } from './holders.ts'
import { codeOf, identityNamed, pay, type Caller } from './paying.ts'
import { signIn } from './sign-in.ts'
import { withFlag } from './with-flag.ts'
import { openWorld, type World } from './world.ts'

const MAKER = 'maker@lumen.example'
const DAY = 86_400
const V2 = '/pii_proxy/v2/identities'
const V3 = '/pii_proxy/v3/identities'

const usAch = {
  bankName: 'First Bank',
  bankRoutingNumber: '021000021',
  accountNumber: '123456789',
  accountType: 'CHECKING',
}
const instrument = { currency: 'USD', label: 'Main', financialInstrumentType: 'US_ACH', usAch }

let store: Store
let world: World
let maker: Caller

beforeAll(async () => {
  store = await createTestStore('seeded')
  world = await openWorld(store)
  maker = await signIn(world.app, MAKER)
})

const post = (path: string, body: object) => maker.call('POST', path, { body, key: randomUUID() })
const idOf = ({ body }: { body: unknown }) => (body as { identityId: string }).identityId
const marked = ({ body }: { body: unknown }) =>
  ((body as { fields?: { path: string }[] }).fields ?? []).map(({ path }) => path)
const saysOf = ({ body }: { body: unknown }) => (body as { message: string }).message

describe('version 3', () => {
  const v3 = {
    identityType: 'business',
    paymentRole: 'BENEFICIARY',
    nickName: 'Elm',
    internalId: 'E-1',
    business,
  }

  it('is there with its flag alone (FLG-030)', async () => {
    const refused = await post(V3, v3)
    expect([refused.status, codeOf(refused)]).toEqual([403, 'V3_IDENTITY_OFF'])
  })

  it('adds a business and a person, whose use cases follow (IDN-006, IDN-007, IDN-008, IDN-014, API-115)', async () => {
    const [company, person, payer] = await withFlag(store, 'v3Identity', true, async () => [
      await post(V3, v3),
      await post(V3, {
        identityType: 'individual',
        paymentRole: 'BENEFICIARY',
        nickName: 'Payee',
        individual,
      }),
      await post(V3, { identityType: 'business', paymentRole: 'ORIGINATOR', nickName: 'Payer', business }),
    ])
    expect(company.body).toMatchObject({
      identityType: 'BENEFICIARY',
      useCaseType: 'B2B',
      internalId: 'E-1',
      business: {
        businessName: 'Elm Works Inc.',
        address: { ...address, streetAddress: ['1 Elm Street, Floor 2'] },
      },
      piiData: { Cdtr: { Nm: 'Elm Works Inc.', PstlAdr: { StrtNm: '1 Elm Street, Floor 2', Ctry: 'US' } } },
    })
    expect(person.body).toMatchObject({
      useCaseType: 'B2C',
      individual: { firstName: 'Payee', lastName: 'One' },
      piiData: { Cdtr: { StrdNm: { FirstNm: 'Payee', LastNm: 'One' } } },
    })
    expect(payer.body).toMatchObject({
      identityType: 'ORIGINATOR',
      piiData: { Dbtr: { Nm: 'Elm Works Inc.' } },
    })
  })

  it('pays to the first account that was added, and marks those that are new (IDN-017, IDN-018, IDN-019, API-116, TRU-119, TRU-172)', async () => {
    const nickName = 'Elm with account'
    const id = await withFlag(store, 'v3Identity', true, async () => {
      const made = await post(V3, { ...v3, nickName })
      const added = await post(`${V3}/${idOf(made)}/financial-instruments`, instrument)
      expect([added.status, added.body]).toMatchObject([200, { ...instrument, identityId: idOf(made) }])
      const second = {
        ...instrument,
        label: 'Second',
        usAch: { ...usAch, accountNumber: '99998888', accountType: 'SAVINGS' },
      }
      await post(`${V3}/${idOf(made)}/financial-instruments`, second)
      return idOf(made)
    })
    const { body } = await maker.call('GET', `${V2}/${id}`)
    expect(body).toMatchObject({
      country: 'US',
      currency: 'USD',
      payoutCategory: 'BANK',
      accountShort: '…6789',
      financialInstruments: [
        { label: 'Main' },
        {
          label: 'Second',
          usAch: { accountType: 'SAVINGS', accountNumber: '…8888' },
          accountChange: { kind: 'ADDED', by: expect.stringMatching(/\w+ \w+/), now: 'First Bank, …8888' },
        },
      ],
      piiData: { CdtrAgt: { FinInstnId: { Nm: 'First Bank', Othr: { Id: '021000021' } } } },
    })
    const furtherAccount = {
      kind: 'ADDED',
      now: 'First Bank, …8888',
      advice: expect.stringContaining('not go'),
    }
    expect(body).toMatchObject({ furtherAccount, payeeChange: { kind: 'ADDED' } })
    const paid = await pay(maker, await identityNamed(maker, nickName))
    expect(paid).toMatchObject({
      status: 200,
      body: { beneficiary: { account: expect.stringMatching(/6789$/), furtherAccount } },
    })

    await world.pass(DAY + 60)
    maker = await signIn(world.app, MAKER)
    expect((await maker.call('GET', `${V2}/${id}`)).body).not.toHaveProperty('furtherAccount')
    const { payment_id } = paid.body as { payment_id: string }
    expect((await maker.call('GET', `/payments/${payment_id}`)).body).toMatchObject({
      beneficiary: { furtherAccount },
    })
  })

  it('says at its field what is wrong with an account (ERR-082, ERR-083, ERR-086, LIM-039, IDN-066)', async () => {
    const answers = await withFlag(store, 'v3Identity', true, async () => {
      const id = idOf(await post(V3, { ...v3, nickName: 'Elm refused' }))
      const path = `${V3}/${id}/financial-instruments`
      const wrong = (changes: object) => post(path, { ...instrument, usAch: { ...usAch, ...changes } })
      return {
        routing: await wrong({ bankRoutingNumber: '12345678' }),
        account: await wrong({ accountNumber: '123' }),
        longest: await wrong({ accountNumber: '1'.repeat(21) }),
        beyond: await wrong({ accountNumber: '1'.repeat(22) }),
        kind: await wrong({ accountType: 'OTHER' }),
        nobody: await post(`${V3}/${randomUUID()}/financial-instruments`, instrument),
      }
    })
    expect([marked(answers.routing), saysOf(answers.routing)]).toEqual([
      ['usAch.bankRoutingNumber'],
      'The routing number is not valid. Enter the 9 digits of the bank.',
    ])
    expect([marked(answers.account), saysOf(answers.account)]).toEqual([
      ['usAch.accountNumber'],
      'The account number is not valid. Enter its 4 to 21 digits.',
    ])
    expect([answers.longest.status, marked(answers.beyond)]).toEqual([200, ['usAch.accountNumber']])
    expect(answers.kind.status).toBe(400)
    expect(answers.nobody.status).toBe(404)
  })

  it('marks what is wrong with a holder where it was given (ERR-085)', async () => {
    const made = await withFlag(store, 'v3Identity', true, () =>
      post(V3, { ...v3, business: { ...business, address: { ...address, postalCode: undefined } } }),
    )
    expect([made.status, marked(made)]).toEqual([422, ['business.address.postalCode']])
    expect(saysOf(made)).toMatch(
      /^The destination does not accept some of these details\. Correct what is marked/,
    )
  })
})

describe('an account that a beneficiary has already', () => {
  const holdersOf = async (caller: Caller, account: string) => {
    const { status, body } = await caller.call('POST', `${V2}/by-account`, { body: { account } })
    expect([status, body]).toMatchObject([200, { identities: expect.any(Array) }])
    return (body as { identities: { identityId: string; nickName: string }[] }).identities
  }

  it('names whose it is, however it is written, within the organisation and environment alone (TRU-435)', async () => {
    const { rows } = await store.pool.query(
      `select i.id, i.nick_name, i.account_key from identities i join organisations o on o.id = i.org_id
       where o.name like 'Lumen%' and i.environment = 'uat' and i.identity_type = 'BENEFICIARY'
         and i.archived_at is null and i.account_key is not null order by i.created_at desc limit 1`,
    )
    const [{ id, nick_name: nickName, account_key: key }] = rows as [
      { id: string; nick_name: string; account_key: string },
    ]
    const spaced = ` ${key.slice(0, 4).toLowerCase()} ${key.slice(4)} `
    expect(await holdersOf(maker, spaced)).toContainEqual({ identityId: id, nickName })
    const stranger = await signIn(world.app, 'maker@cordillera.example')
    expect((await holdersOf(stranger, key)).map(({ identityId }) => identityId)).not.toContain(id)
    expect(await holdersOf(maker, 'nobody has this one')).toEqual([])
  })
})

import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { createTestStore } from './engines.ts'
import { address, business, individual } from './holders.ts'
import { codeOf, identityNamed, type Caller } from './paying.ts'
import { signIn } from './sign-in.ts'
import { withFlag } from './with-flag.ts'
import { openWorld } from './world.ts'

const V2 = '/pii_proxy/v2/identities'

let store: Store
let maker: Caller

beforeAll(async () => {
  store = await createTestStore('seeded')
  const { app } = await openWorld(store)
  maker = await signIn(app, 'maker@lumen.example')
})

const post = (path: string, body: object) => maker.call('POST', path, { body, key: randomUUID() })
const asks = async (query: Record<string, string>) => {
  const { body } = await maker.call('GET', '/payout_proxy/data-requirements', { query })
  return (body as { fields: Record<string, unknown>[] }).fields
}

describe('what is asked', () => {
  const german = { currency: 'EUR', country: 'DE', payoutCategory: 'BANK', useCaseType: 'B2B' }
  const limitsOf = (fields: Record<string, unknown>[], name: string) => {
    const field = fields.find(({ fieldName }) => fieldName === name)
    return [field?.fieldMinLength, field?.fieldMaxLength]
  }

  it('bounds names, places and codes (IDN-049, IDN-050, IDN-051, IDN-052, IDN-053, IDN-054)', async () => {
    const company = await asks(german)
    const person = await asks({ ...german, useCaseType: 'B2C' })
    expect(limitsOf(company, 'Cdtr.Nm')).toEqual([1, 140])
    expect(limitsOf(person, 'Cdtr.StrdNm.FirstNm')).toEqual([1, 140])
    expect(limitsOf(person, 'Cdtr.StrdNm.LastNm')).toEqual([1, 140])
    expect(limitsOf(company, 'Cdtr.PstlAdr.TwnNm')).toEqual([1, 140])
    expect(limitsOf(company, 'Cdtr.PstlAdr.CtrySubDvsn')).toEqual([1, 140])
    expect(limitsOf(company, 'Cdtr.PstlAdr.StrtNm')).toEqual([1, 70])
    expect(limitsOf(company, 'Cdtr.PstlAdr.PstCd')).toEqual([3, 15])
  })

  it('says of each field what it is, and of a choice what there is (IDN-021, IDN-022, IDN-023, IDN-024)', async () => {
    const american = await asks({ ...german, country: 'US', currency: 'USD' })
    const brazilian = await asks({ ...german, country: 'BR', currency: 'BRL', useCaseType: 'B2C' })
    const named = (fields: Record<string, unknown>[], name: string) =>
      fields.find(({ fieldName }) => fieldName === name)
    expect(named(american, 'CdtrAcct.Tp.Cd')).toMatchObject({
      fieldType: 'REQUIRED',
      fieldDataType: 'ENUM',
      fieldValues: [
        { label: 'Checking', value: 'CHECKING' },
        { label: 'Savings', value: 'SAVINGS' },
      ],
    })
    expect(named(american, 'CdtrAgt.FinInstnId.Othr.Id')).toMatchObject({
      fieldDataType: 'STRING',
      fieldRegexValidator: '^\\d{9}$',
      fieldMinLength: 9,
      fieldMaxLength: 9,
    })
    expect(named(brazilian, 'Cdtr.DtOfBirth')).toMatchObject({ fieldType: 'OPTIONAL', fieldDataType: 'DATE' })
  })

  it('asks for the account alone where the holder is given otherwise (IDN-037)', async () => {
    const fields = await asks({ ...german, part: 'ACCOUNT' })
    expect(fields.map(({ fieldName }) => fieldName)).toEqual([
      'CdtrAcct.Id.IBAN',
      'CdtrAgt.FinInstnId.BICFI',
      'CdtrAgt.FinInstnId.Nm',
    ])
    const made = await post(V2, {
      identityType: 'BENEFICIARY',
      nickName: 'In parts',
      ...german,
      business: { ...business, address: { ...address, country: 'DE', postalCode: '20095' } },
      requirements: { 'CdtrAcct.Id.IBAN': 'DE89370400440532013000' },
    })
    expect([made.status, made.body]).toMatchObject([
      200,
      { business: { businessName: 'Elm Works Inc.' }, accountShort: '…3000' },
    ])
  })

  it('asks for Brazilian tax numbers with their flag (FLG-017)', async () => {
    const names = async () =>
      (await asks({ ...german, country: 'BR', currency: 'BRL' })).map(({ fieldName }) => fieldName)
    const [on, off] = [
      await withFlag(store, 'brlFlow', true, names),
      await withFlag(store, 'brlFlow', false, names),
    ]
    expect(on).toContain('Cdtr.Id.OrgId.Othr.Id')
    expect(off).toEqual(on.filter((name) => name !== 'Cdtr.Id.OrgId.Othr.Id'))
  })

  it('takes an account with a wrong checksum while its check is off (FLG-023, LIM-038)', async () => {
    const add = (iban: string) =>
      post(V2, {
        identityType: 'BENEFICIARY',
        useCaseType: 'B2B',
        nickName: 'Unchecked',
        country: 'DE',
        currency: 'EUR',
        payoutCategory: 'BANK',
        business: { ...business, address: { ...address, country: 'DE' } },
        requirements: { 'CdtrAcct.Id.IBAN': iban },
      })
    const wrong = 'DE88370400440532013000'
    const [checked, unchecked, short] = [
      await withFlag(store, 'bankAccountValidation', true, () => add(wrong)),
      await withFlag(store, 'bankAccountValidation', false, () => add(wrong)),
      await withFlag(store, 'bankAccountValidation', false, () => add('DE893704004405')),
    ]
    expect([checked.status, unchecked.status, short.status]).toEqual([422, 200, 422])
  })

  it('takes a person as an originator with its flag alone (FLG-022, IDN-059)', async () => {
    const add = () =>
      post(V2, { identityType: 'ORIGINATOR', useCaseType: 'C2B2B', nickName: 'Payer', individual })
    const [on, off] = [
      await withFlag(store, 'individualOriginatorCreation', true, add),
      await withFlag(store, 'individualOriginatorCreation', false, add),
    ]
    expect([on.status, codeOf(off)]).toEqual([200, 'INDIVIDUAL_ORIGINATORS_OFF'])
  })

  it('keeps party, agent and account in the nested form, and marks a wallet (IDN-010, IDN-011, IDN-012, IDN-013)', async () => {
    const piiOf = async (nickName: string) => {
      const { identityId } = await identityNamed(maker, nickName)
      const { body } = await maker.call('GET', `${V2}/${identityId}`)
      return (body as { piiData: object }).piiData
    }
    expect(await piiOf('Ledger treasury')).toMatchObject({
      CdtrAcct: { Id: { Othr: { Id: expect.any(String), Issr: 'XRPL', SchmeNm: { Prtry: 'CRYPTO' } } } },
    })
    expect(await piiOf('Employee MX-1')).toMatchObject({
      Cdtr: { StrdNm: { FirstNm: 'Employee', LastNm: 'MX One' }, PstlAdr: { Ctry: 'MX' } },
    })
    expect(await piiOf('Taller Azul')).toMatchObject({
      Cdtr: { Nm: 'Taller Azul SA de CV' },
      CdtrAcct: { Ccy: 'MXN' },
    })
    const made = await post(V2, {
      identityType: 'BENEFICIARY',
      useCaseType: 'B2C',
      nickName: 'Dated',
      country: 'BR',
      currency: 'BRL',
      payoutCategory: 'BANK',
      individual: {
        ...individual,
        address: { ...address, country: 'BR', stateOrProvince: 'SP', postalCode: '01310-100' },
      },
      requirements: {
        'CdtrAcct.Id.Othr.Id': 'payee@example.com',
        'CdtrAgt.FinInstnId.ClrSysMmbId.MmbId': '001',
        'Cdtr.Id.PrvtId.Othr.Id': '12345678909',
        'Cdtr.DtOfBirth': '1990-02-28',
      },
    })
    expect(made.body).toMatchObject({ piiData: { Cdtr: { DtOfBirth: '1990-02-28' } } })
    const banked = await post(V2, {
      identityType: 'BENEFICIARY',
      useCaseType: 'B2B',
      nickName: 'With a bank',
      country: 'DE',
      currency: 'EUR',
      payoutCategory: 'BANK',
      business: { ...business, address: { ...address, country: 'DE' } },
      requirements: {
        'CdtrAcct.Id.IBAN': 'DE89370400440532013000',
        'CdtrAgt.FinInstnId.BICFI': 'COBADEFFXXX',
        'CdtrAgt.FinInstnId.Nm': 'Bank',
      },
    })
    expect(banked.body).toMatchObject({
      piiData: {
        CdtrAcct: { Id: { IBAN: 'DE89370400440532013000' } },
        CdtrAgt: { FinInstnId: { BICFI: 'COBADEFFXXX', Nm: 'Bank' } },
      },
    })
  })
})

describe('what would not be kept', () => {
  const brazilian = { country: 'BR', currency: 'BRL', payoutCategory: 'BANK' }
  const add = (changes: object) =>
    post(V2, { identityType: 'BENEFICIARY', useCaseType: 'B2B', nickName: 'Lost', ...changes })
  const marked = ({ body }: { body: unknown }) =>
    (body as { fields?: { path: string }[] }).fields?.map(({ path }) => path)

  it('is refused where it is: the other holder, a destination of an originator, a name given twice (TRU-073)', async () => {
    expect(marked(await add({ ...brazilian, business, individual }))).toEqual(['individual'])
    expect(marked(await add({ ...brazilian, business, holderType: 'INDIVIDUAL' }))).toEqual(['holderType'])
    expect(marked(await add({ identityType: 'ORIGINATOR', business, ...brazilian }))).toEqual([
      'country',
      'currency',
      'payoutCategory',
    ])
    expect(marked(await add({ ...brazilian, business, requirements: { 'Cdtr.Nm': 'Oak' } }))).toEqual([
      'requirements.Cdtr.Nm',
    ])
    const wallet = { currency: 'RLUSD', payoutCategory: 'CRYPTO', destinationBlockchainNetwork: 'XRPL' }
    expect(marked(await add({ ...wallet, country: 'BR', business }))).toEqual(['country'])
    const third = { identityType: 'business', paymentRole: 'BENEFICIARY', business, individual }
    const v3 = () => post('/pii_proxy/v3/identities', third)
    expect(marked(await withFlag(store, 'v3Identity', true, v3))).toEqual(['individual'])
  })
})

import { DOMParser } from '@xmldom/xmldom'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { whyNotWritten, writePain001 } from '#server/network/iso20022/pain001.ts'
import type { Payout } from '#server/network/payout/contract.ts'
import { PAIN_001, unlike } from './pain001-table.ts'

const DEBTOR = { name: 'Provider Ltd', iban: 'NL91ABNA0417164300', bic: 'MSBKNL2A' }
const AT = new Date('2026-11-26T18:00:00Z')

const parse = (xml: string) => new DOMParser().parseFromString(xml, 'text/xml').documentElement!

const words = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ maxLength: 180 }),
  fc.constantFrom(
    'DE',
    'EUR',
    '+63-9171234567',
    '09171234567',
    '+639171234567',
    '<&>"\'',
    ' x ',
    'a\u0007',
    '',
  ),
)
const NAMES = [
  'Nm',
  'StrdNm.FirstNm',
  'StrdNm.LastNm',
  'PstlAdr.StrtNm',
  'PstlAdr.PstCd',
  'PstlAdr.TwnNm',
  'PstlAdr.CtrySubDvsn',
  'PstlAdr.Ctry',
  'Id.OrgId.Othr.Id',
  'Id.PrvtId.Othr.Id',
  'CtctDtls.PhneNb',
] as const
const ACCOUNTS = ['IBAN', 'Othr'] as const

const partyOf = (party: string) =>
  fc
    .uniqueArray(fc.constantFrom(...NAMES), { maxLength: 5 })
    .chain((names) => fc.record(Object.fromEntries(names.map((name) => [`${party}.${name}`, words]))))
const beneficiaries = fc
  .tuple(
    partyOf('Cdtr'),
    fc.constantFrom(...ACCOUNTS),
    fc.oneof(fc.constantFrom('DE89370400440532013000', '012180790834802456'), words),
    fc.option(fc.constantFrom('BICFI', 'ClrSysMmbId.MmbId', 'Nm', 'Othr.Id'), { nil: undefined }),
    fc.oneof(fc.constant('BANKDEFF'), words),
  )
  .map(([party, account, number, agent, bank]) => ({
    ...(party['Cdtr.StrdNm.LastNm'] === undefined && { 'Cdtr.Nm': 'Taller Azul' }),
    ...party,
    [account === 'IBAN' ? 'CdtrAcct.Id.IBAN' : 'CdtrAcct.Id.Othr.Id']: number,
    ...(agent && { [`CdtrAgt.FinInstnId.${agent}`]: bank }),
  }))
const optional = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined })
const payouts: fc.Arbitrary<Payout> = fc
  .record({
    paymentId: fc.uuid(),
    organisationId: fc.uuid(),
    organisation: fc.oneof(fc.constant('First Client Ltd'), words),
    environment: fc.constant('prod'),
    endToEndId: fc.oneof(fc.constant('E2E-1'), words),
    amount: fc.constantFrom(
      '1.00',
      '0',
      '0.00',
      '18412.70',
      '999999999999999.99',
      '1234567890123456789',
      '0.000001',
      '5',
    ),
    currency: fc.constantFrom('EUR', 'MXN', 'RLUSD'),
    rail: fc.constant('SEPA'),
    payoutCategory: fc.constant('BANK'),
    beneficiary: beneficiaries,
    originator: optional(partyOf('Dbtr')),
    memo: optional(words),
    purposeCode: optional(fc.oneof(fc.constantFrom('SALA', 'GOODS_AND_SERVICES'), words)),
  })
  .map((payout) => JSON.parse(JSON.stringify(payout)) as Payout)

it('writes a pain.001 as the standard has it, with all that was given, or says why it writes none (TRU-367)', () => {
  let written = 0
  fc.assert(
    fc.property(payouts, (payout) => {
      if (whyNotWritten(payout) !== undefined) return
      written += 1
      const root = parse(writePain001(payout, DEBTOR, AT))
      expect(unlike(root, PAIN_001)).toEqual([])
      const texts = [...root.getElementsByTagNameNS('*', '*')].map(({ textContent }) => textContent)
      const {
        'Cdtr.StrdNm.FirstNm': first,
        'Cdtr.StrdNm.LastNm': last,
        'Cdtr.Nm': name,
        ...others
      } = payout.beneficiary
      const whole = first === undefined && last === undefined ? name : [first, last].filter(Boolean).join(' ')
      for (const one of [whole, ...Object.values(others), payout.amount, payout.memo, payout.purposeCode])
        if (one) expect(texts).toContain(one)
    }),
    { numRuns: 3000, seed: 367 },
  )
  expect(written).toBeGreaterThan(60)
})

it('finds in a pain.001 what the standard forbids, so that the table is worth something (TRU-367)', () => {
  const payout: Payout = {
    paymentId: '5b0f2a8e-3c1d-4e5f-8a9b-0c1d2e3f4a5b',
    organisationId: '00000000-0000-4000-8000-000000000000',
    organisation: 'First Client Ltd',
    environment: 'prod',
    endToEndId: 'E2E-1',
    amount: '900.00',
    currency: 'EUR',
    rail: 'SEPA',
    payoutCategory: 'BANK',
    beneficiary: { 'Cdtr.Nm': 'Employee One', 'CdtrAcct.Id.IBAN': 'DE89370400440532013000' },
  }
  const xml = writePain001(payout, DEBTOR, AT)
  expect(unlike(parse(xml), PAIN_001)).toEqual([])
  const amount = '<Amt><InstdAmt Ccy="EUR">900.00</InstdAmt></Amt>'
  for (const [from, to, finding] of [
    [`${amount}<ChrgBr>SHAR</ChrgBr>`, `<ChrgBr>SHAR</ChrgBr>${amount}`, /ChrgBr, Amt/],
    ['<NbOfTxs>1</NbOfTxs>', '', /lacks 'NbOfTxs'/],
    ['<EndToEndId>E2E-1<', `<EndToEndId>${'E'.repeat(36)}<`, /EndToEndId/],
    ['<BICFI>MSBKNL2A<', '<BICFI>msbknl2a<', /BICFI/],
    [
      '<IBAN>DE89370400440532013000</IBAN>',
      '<IBAN>DE89370400440532013000</IBAN><Othr><Id>1</Id></Othr>',
      /one of IBAN, Othr/,
    ],
    ['<PmtMtd>TRF</PmtMtd>', '<PmtMtd>TRF</PmtMtd><Unknown>1</Unknown>', /no 'Unknown'/],
  ] as const) {
    expect(xml).toContain(from)
    expect(unlike(parse(xml.replace(from, to)), PAIN_001).join()).toMatch(finding)
  }
})

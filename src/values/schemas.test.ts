import { readdirSync, readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkDestinationTag } from './wallet/destination-tag.ts'
import { isMoney } from './money.ts'

const folder = new URL('../../schemas/values/', import.meta.url)
const files = readdirSync(folder).filter((file) => file.endsWith('.schema.json'))
const schemas = files.map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
const ajv = new Ajv2020({ strict: true, schemas })
addFormats.default(ajv)

function isValid(name: string, value: unknown): boolean {
  const validate = ajv.getSchema(`https://portolan.invalid/values/${name}.schema.json`)
  if (validate === undefined) throw new Error(`No schema ${name}`)
  return validate(value) === true
}

const QUOTE = {
  quoteId: 'q-1',
  sourceAmount: '1000.50',
  sourceCurrency: 'USD',
  destinationAmount: '17250.123456789',
  destinationCurrency: 'MXN',
  destinationCountry: 'MX',
  payinCategory: 'FUNDED',
  payoutCategory: 'BANK',
  createdAt: '2026-03-04T12:00:00Z',
  expiresAt: '2026-03-04T12:00:30Z',
  adjustedExchangeRate: { adjustedRate: '17.2415' },
  fees: {
    totalFee: '1.50',
    feeCurrency: 'USD',
    feeBreakdown: [{ feeDescription: 'Payout', calculatedFee: '1.50' }],
  },
}
const OFFER = {
  quoteId: '123e4567-e89b-12d3-a456-426614174000',
  sourceAmount: '1000.50',
  sourceCurrency: 'USD',
  destinationAmount: '17250.12',
  destinationCurrency: 'MXN',
  rate: '17.2415',
  fee: '1.50',
  expiresAt: '2026-03-04T12:00:30Z',
}
const FILE = { fileId: 'f-1', name: 'invoice.pdf', size: 1024, type: 'application/pdf' }

const BATCH = {
  batch_id: '123e4567-e89b-12d3-a456-426614174000',
  expiresAt: '2026-03-04T12:00:30Z',
  payments: 1,
  totals: {
    sent: [{ currency: 'USD', amount: '150.00' }],
    fees: [{ currency: 'USD', amount: '1.50' }],
    received: [{ currency: 'MXN', amount: '2560.36' }],
  },
  rows: [{ row: 2 }],
}
const PROBLEM = { row: 2, column: 'amount', value: 'x', message: 'Enter an amount.' }

const REQUESTED = { amountType: 'SOURCE_AMOUNT', amount: '100' }

const FITTING: Record<string, unknown[]> = {
  money: ['0', '-1.00000000000000000001'],
  'currency-code': ['USD', 'RLUSD'],
  'country-code': ['MX'],
  date: ['2024-02-29'],
  choices: [['COMPLETED'], ['COMPLETED', 'FAILED']],
  iban: ['NO9386011117947', 'a_-'.repeat(5)],
  clabe: ['032180000118359719'],
  'wallet-address': ['rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh'],
  'destination-tag': ['0', '4294967295'],
  'routing-number': ['021000021'],
  'account-number': ['0123', '1'.repeat(21)],
  bic: ['DEUTDEFF', 'NEDSZAJJXXX'],
  'end-to-end-id': ['x'.repeat(128)],
  'sepa-end-to-end-id': ['x'.repeat(35)],
  'internal-id': ['x'.repeat(36)],
  memo: ['INVOICE 12', 'X'.repeat(140)],
  uuid: ['123E4567-e89b-12d3-a456-426614174000'],
  'network-address': ['a@b', 'rn.us.bank'],
  'network-host': ['rn.us.bank', 'RN.MEX.Bank-1.desk'],
  phone: ['+52-55', '5'],
  text: ['a'],
  password: [' typed as it is '],
  'ip-blocks': [['192.0.2.7', '203.0.113.0/24']],
  consent: [true],
  'file-reference': [FILE],
  files: [
    [
      { ...FILE, status: 'done' },
      { name: 'a', size: 0, type: '', status: 'failed', code: 'BAD_POLICY' },
    ],
  ],
  'quote-answer': [
    { ...REQUESTED, status: 'loading' },
    { ...REQUESTED, status: 'ready', quote: QUOTE },
  ],
  quote: [QUOTE],
  'quoted-batch': [BATCH],
  'batch-file': [
    { fileName: 'a.csv', status: 'ready', batch: BATCH },
    { fileName: 'a.csv', status: 'problems', problems: [PROBLEM] },
  ],
  'batch-quote': [{ status: 'loading' }, { status: 'ready', asked: { rows: [] }, batch: BATCH }],
  group: [{}, { street: 'Quay 1', owners: [] }],
  list: [[], [{ street: 'Quay 1' }, 'a line']],
  offer: [OFFER],
  'quote-choice': [{ status: 'loading' }, { status: 'ready', offers: [OFFER], chosen: OFFER }],
}

const UNFITTING: Record<string, unknown[]> = {
  money: ['1e5', '1,000', '.5', '1.', '', '0.000000000000000000001', '9'.repeat(61), 1, null],
  'currency-code': ['usd', 'US', 'DOLLAR', ''],
  'country-code': ['mx', 'MEX', ''],
  date: ['2026-02-30', '04/03/2026', '2026-3-4', ''],
  iban: ['NO93 8601 1117 947', 'x'.repeat(14), 'x'.repeat(36)],
  clabe: ['03218000011835971', '03218000011835971A', 321800001183597],
  'wallet-address': ['', ' ', 'a b', 'x'.repeat(256)],
  'destination-tag': ['4294967296', '01', '-1', '', 1],
  'routing-number': ['02100002', '0210000211'],
  'account-number': ['123', '1'.repeat(22), '12a4'],
  bic: ['DEUTDEF', 'deutdeff'],
  'end-to-end-id': ['', 'x'.repeat(129)],
  'sepa-end-to-end-id': ['', 'x'.repeat(36)],
  'internal-id': ['', 'x'.repeat(37)],
  memo: ['', ' INVOICE', 'INVOICE ', 'X'.repeat(141)],
  uuid: ['123e4567e89b12d3a456426614174000', ''],
  'network-address': ['a@b@c', 'a@', '', 'a b'],
  'network-host': ['', 'bank', 'rn.us', 'rn.u.bank', 'rn.us.', 'xrn.us.bank', 'rn.us.bank x', 'a@rn.us.bank'],
  phone: ['+', '55 12', ''],
  text: ['', ' '],
  password: ['', 'x'.repeat(129)],
  'ip-blocks': [[], [''], '192.0.2.7', Array.from({ length: 257 }, () => '192.0.2.7')],
  consent: [false, 'true'],
  'file-reference': [{ ...FILE, size: -1 }, { ...FILE, path: '/' }, { fileId: 'f-1' }],
  choices: [[], [''], ['COMPLETED', 'COMPLETED'], 'COMPLETED'],
  files: [[], [{}], [FILE], [{ ...FILE, status: 'done', code: 'LOST' }]],
  'quote-answer': [
    REQUESTED,
    { ...REQUESTED, status: 'ready', quote: {} },
    { ...REQUESTED, amount: 100, status: 'idle' },
  ],
  offer: [
    { ...OFFER, fee: 1 },
    { ...OFFER, quoteId: 'q-1' },
  ],
  'quote-choice': [{}, { status: 'ready', offers: [] }, { status: 'ready', offers: [{ ...OFFER, fee: 1 }] }],
  'quoted-batch': [
    { ...BATCH, payments: 0 },
    { ...BATCH, totals: { sent: [] } },
  ],
  'batch-file': [
    { status: 'ready', batch: BATCH },
    { fileName: 'a.csv', status: 'problems', problems: [{ ...PROBLEM, row: '2' }] },
  ],
  'batch-quote': [{}, { status: 'problems' }, { status: 'ready', batch: { ...BATCH, payments: 0 } }],
  group: ['Quay 1', []],
  list: [{}, 'a line'],
  quote: [
    { ...QUOTE, sourceAmount: 1000.5 },
    { ...QUOTE, expiresAt: 'soon' },
    { ...QUOTE, destinationCountry: 'Mexico' },
  ],
}

describe('value schemas', () => {
  it('are all shown here, with what fits and what does not', () => {
    const names = files.map((file) => file.replace('.schema.json', '')).toSorted()
    expect(names.length).toBeGreaterThan(0)
    expect(Object.keys(FITTING).toSorted()).toEqual(names)
    expect(Object.keys(UNFITTING).toSorted()).toEqual(names)
  })

  it.each(files.map((file, index): [string, Record<string, unknown>] => [file, schemas[index]]))(
    '%s says what it is',
    (file, schema) => {
      expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema')
      expect(schema.$id).toBe(`https://portolan.invalid/values/${file}`)
      expect(schema.title).toMatch(/^[A-Z]/)
      expect(schema.description).toMatch(/^[A-Z].*\.$|^account@host/)
    },
  )

  it.each(Object.entries(FITTING))('%s admits what fits', (name, values) => {
    for (const value of values) expect([value, isValid(name, value)]).toEqual([value, true])
  })

  it.each(Object.entries(UNFITTING))('%s refuses what does not', (name, values) => {
    for (const value of values) expect([value, isValid(name, value)]).toEqual([value, false])
  })

  it.each([
    'quoteId',
    'sourceAmount',
    'sourceCurrency',
    'destinationAmount',
    'destinationCurrency',
    'payinCategory',
    'payoutCategory',
    'createdAt',
    'expiresAt',
  ])('a quote has %s (QUO-005)', (name) => {
    expect(isValid('quote', { ...QUOTE, [name]: undefined })).toBe(false)
  })

  it('a quote has a country where the money arrives, none in crypto (QUO-005)', () => {
    expect(isValid('quote', { ...QUOTE, destinationCountry: 'Mexico' })).toBe(false)
    expect(isValid('quote', { ...QUOTE, destinationCountry: undefined })).toBe(true)
  })

  it('a quote has an adjusted rate (QUO-006)', () => {
    expect(isValid('quote', { ...QUOTE, adjustedExchangeRate: {} })).toBe(false)
  })

  it('a quote has its fees, one by one (QUO-007)', () => {
    for (const wrong of [
      { totalFee: undefined },
      { feeCurrency: undefined },
      { feeBreakdown: [{ feeDescription: 'Payout' }] },
    ])
      expect(isValid('quote', { ...QUOTE, fees: { ...QUOTE.fees, ...wrong } })).toBe(false)
  })

  it.each([
    ['end-to-end-id', 128],
    ['sepa-end-to-end-id', 35],
  ])('%s has at most %i characters (LIM-040)', (name, most) => {
    expect([isValid(name, 'x'.repeat(most)), isValid(name, 'x'.repeat(most + 1))]).toEqual([true, false])
  })

  it('agree with the checks on money and destination tags', () => {
    const text = fc.string({ unit: fc.constantFrom('0', '1', '4', '9', '.', '-', 'e'), maxLength: 24 })
    const near = fc.bigInt({ min: 0n, max: 2n ** 33n }).map(String)
    fc.assert(
      fc.property(text, near, (value, tag) => {
        expect(isValid('money', value)).toBe(isMoney(value))
        expect(isValid('destination-tag', tag)).toBe(checkDestinationTag(tag) === undefined)
      }),
      { numRuns: 1000 },
    )
  })
})

import { expect, it } from 'vitest'
import { isFor, refuseMemo, requiredByCorridor } from './checks.ts'

const bank = { country: 'MX', currency: 'MXN', payout_category: 'BANK', network: null } as const
const quote = {
  destination_country: 'MX',
  destination_currency: 'MXN',
  payout_category: 'BANK',
  network: null,
} as const

it('pays a beneficiary only where the quote pays (TRU-494)', () => {
  expect(isFor(quote, bank)).toBe(true)
  for (const other of [
    { country: 'US' },
    { currency: 'USD' },
    { payout_category: 'CASH' },
    { network: 'ETHEREUM' },
  ])
    expect.soft(isFor(quote, { ...bank, ...other } as typeof bank), JSON.stringify(other)).toBe(false)
})

it('pays a wallet on its chain, whatever country the quote names (TRU-494)', () => {
  const chain = { ...quote, payout_category: 'CRYPTO', network: 'ETHEREUM' } as unknown as Parameters<
    typeof isFor
  >[0]
  const wallet = {
    ...bank,
    country: null,
    payout_category: 'CRYPTO',
    network: 'ETHEREUM',
  } as unknown as Parameters<typeof isFor>[1]
  expect(isFor(chain, wallet)).toBe(true)
  expect(isFor(chain, { ...wallet, network: null })).toBe(false)
})

const definitions = {
  library: {
    options: Object.fromEntries(
      ['payment-purposes', 'sources-of-cash'].map((id) => [
        id,
        { id, options: [{ value: 'YES', label: 'Yes' }] },
      ]),
    ),
  },
} as unknown as Parameters<typeof requiredByCorridor>[0]

const NOTHING = { purposeRequired: false, sourceOfCashRequired: false, documentsRequired: false }
const asks = (payment: Partial<typeof NOTHING>, given: object = {}) =>
  requiredByCorridor(definitions, { payment: { ...NOTHING, ...payment } }, given)

it('asks for a purpose, a source and documents where the destination does, each at its field (TRU-494)', () => {
  expect(asks({})).toBeUndefined()
  for (const [need, field, fault, message, given] of [
    ['purposeRequired', 'purposeCode', 'purpose-required', 'Choose a purpose.', 'YES'],
    ['sourceOfCashRequired', 'sourceOfCash', 'source-of-cash-required', 'Choose a source.', 'YES'],
    ['documentsRequired', 'fileIds', 'documents-required', 'Upload at least one document.', ['f-1']],
  ] as const) {
    expect.soft(asks({ [need]: true })).toMatchObject({
      fault,
      details: { fields: [{ path: field, keyword: fault, message }] },
    })
    expect.soft(asks({ [need]: true }, { [field]: given })).toBeUndefined()
    expect.soft(asks({}, { [field]: given })).toBeUndefined()
  }
})

it('takes a purpose and a source of its lists alone, asked for or not (TRU-494)', () => {
  for (const payment of [{}, { purposeRequired: true, sourceOfCashRequired: true }]) {
    expect.soft(asks(payment, { purposeCode: 'NO', sourceOfCash: 'YES' })?.fault).toBe('purpose-unknown')
    expect
      .soft(asks(payment, { purposeCode: 'YES', sourceOfCash: 'NO' })?.fault)
      .toBe('source-of-cash-unknown')
  }
})

it('refuses a memo that the destination does not take, in its own words at the field (TRU-494)', () => {
  const rules = { required: true, maxLength: 5, message: 'One to five letters.' }
  const refusal = {
    fault: 'memo-not-allowed',
    details: {
      values: { message: 'One to five letters.' },
      fields: [{ path: 'paymentMemo', keyword: 'memo', message: 'One to five letters.' }],
    },
  }
  for (const memo of ['', 'TOLONG']) expect.soft(refuseMemo(memo, rules, 99)).toMatchObject(refusal)
  expect(refuseMemo('FIVE5', rules, 99)).toBeUndefined()
  for (const free of [undefined, { ...rules, required: false }, { minLength: 2 }])
    expect.soft(refuseMemo('', free, 99)).toBeUndefined()
  expect(refuseMemo('X'.repeat(100), undefined, 99)?.fault).toBe('memo-not-allowed')
})

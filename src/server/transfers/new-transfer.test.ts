import { expect, it } from 'vitest'
import { toTransfer } from './list.ts'
import { validateTransfer } from './new-transfer.ts'

type Account = NonNullable<Parameters<typeof validateTransfer>[1]>
const debit: Account = { id: 'a-1', name: 'operating', currency: 'USD', status: 'ENABLED', scale: 2 }
const credit: Account = { ...debit, id: 'a-2', name: 'savings' }
const disabled = { status: 'DISABLED' as const }
const why = (amount: string, from: Account | undefined = debit, to: Account | undefined = credit) =>
  validateTransfer({ amount }, from, to)
const at = (path: string, keyword: string, message = '') => ({ fields: [{ path, keyword, message }] })

it('moves an amount between two enabled accounts of one currency (TRU-493)', () => {
  for (const amount of ['0.01', '12', '12.50', '12.5000', '1000000.99']) expect(why(amount)).toBeUndefined()
})

it('refuses at the account that is missing, the same, of another currency or disabled, the debit account first (TRU-493)', () => {
  expect(validateTransfer({ amount: '1' }, undefined, credit)).toMatchObject({
    fault: 'ledger-account-unknown',
    details: at('debitAccount', 'ledger-account-unknown'),
  })
  expect(validateTransfer({ amount: '1' }, debit, undefined)).toMatchObject({
    fault: 'ledger-account-unknown',
    details: at('creditAccount', 'ledger-account-unknown'),
  })
  expect(why('1', debit, debit)).toMatchObject({
    fault: 'transfer-same-account',
    details: at('creditAccount', 'transfer-same-account'),
  })
  expect(why('1', debit, { ...credit, currency: 'EUR' })).toMatchObject({
    fault: 'transfer-currency',
    details: at('creditAccount', 'transfer-currency'),
  })
  expect(why('1', { ...debit, ...disabled })).toMatchObject({
    fault: 'ledger-account-disabled',
    details: { values: { name: 'operating' }, ...at('debitAccount', 'ledger-account-disabled') },
  })
  expect(why('1', debit, { ...credit, ...disabled })).toMatchObject({
    fault: 'ledger-account-disabled',
    details: { values: { name: 'savings' }, ...at('creditAccount', 'ledger-account-disabled') },
  })
})

it('refuses nothing, less than nothing, and digits that the currency or one of the accounts does not keep (TRU-493)', () => {
  const message = (...given: Parameters<typeof why>) => {
    const refusal = why(...given)
    expect(refusal).toMatchObject({ fault: 'transfer-amount', details: { fields: [{ path: 'amount' }] } })
    return refusal?.details.fields?.[0]?.message
  }
  for (const amount of ['0', '0.00', '-1']) expect(message(amount)).toBe('Enter an amount greater than zero.')
  expect(message('1.005')).toBe('USD has at most 2 decimals.')
  const whole = { scale: 0 }
  for (const pair of [
    [{ ...debit, ...whole }, credit],
    [debit, { ...credit, ...whole }],
  ] as const) {
    expect(message('1.5', ...pair)).toBe(
      `${pair[0].scale === 0 ? 'operating' : 'savings'} keeps at most 0 decimals.`,
    )
    expect(why('1.00', ...pair)).toBeUndefined()
    expect(why('10', ...pair)).toBeUndefined()
  }
  expect(message('1.25', { ...debit, scale: 1 }, { ...credit, scale: 1 })).toBe(
    'savings keeps at most 1 decimals.',
  )
  expect(why('1.20', { ...debit, scale: 1 })).toBeUndefined()
})

const stored = {
  id: 't-1',
  debit_id: 'a-1',
  credit_id: 'a-2',
  debit_name: 'operating',
  credit_name: 'savings',
  crosses: false,
  amount: '12.5',
  currency: 'USD',
  internal_id: null,
  additional_info: null,
  status: 'QUOTED',
  created_by: 'u-1',
  creator: 'First Maker',
  created_at: new Date('2026-03-02T08:00:00Z'),
  modified_at: new Date('2026-03-02T09:00:00Z'),
} satisfies Parameters<typeof toTransfer>[0]

it('is shown by the names of its accounts, and with what was said of it (TRU-493)', () => {
  const shown = {
    transferId: 't-1',
    debitAccount: 'operating',
    creditAccount: 'savings',
    crosses: false,
    amount: '12.5',
    currency: 'USD',
    status: 'QUOTED',
    createdBy: 'First Maker',
    createdAt: '2026-03-02T08:00:00.000Z',
    modifiedAt: '2026-03-02T09:00:00.000Z',
  }
  expect(toTransfer(stored)).toEqual(shown)
  expect(Object.keys(toTransfer(stored))).toEqual(Object.keys(shown))
  expect(toTransfer({ ...stored, internal_id: 'T-1', additional_info: 'Top up' })).toEqual({
    ...shown,
    internalId: 'T-1',
    additionalInfo: 'Top up',
  })
})

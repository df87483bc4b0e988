import { expect, it } from 'vitest'
import fixtures from './account-fixtures.data.json' with { type: 'json' }
import { toAccount, type AccountRow } from './account.ts'
import { whyNotChanged } from './change.ts'

// The balance is 1,500.00, and transfers hold 200.50 more.
const row = {
  ...fixtures.row,
  created_at: new Date(fixtures.answer.createdAt),
  modified_at: new Date(fixtures.answer.modifiedAt),
} as unknown as AccountRow
const bounds = { minimum: '0', maximum: '5000' }
const outside = (path: string, balance: string) => ({
  fault: 'ledger-balance-outside',
  details: { values: { balance }, fields: [{ path, keyword: 'ledger-balance-outside', message: '' }] },
})

it('says that somebody was faster, with the account as it is now, whatever its bounds (TRU-493)', () => {
  const faster = { fault: 'ledger-account-changed', details: { current: toAccount(row) } }
  expect(whyNotChanged(row, 2, bounds)).toMatchObject(faster)
  expect(whyNotChanged(row, 2, { minimum: '1600', maximum: '1' })).toMatchObject(faster)
  // A concurrent change may have moved the balance since.
  for (const now of [bounds, { minimum: '1500', maximum: '1700.5' }])
    expect(whyNotChanged(row, 3, now)).toMatchObject(faster)
})

it('says which bound the balance lies outside, with what transfers hold where that may come back (TRU-493)', () => {
  expect(whyNotChanged(row, 3, { ...bounds, minimum: '1500.01' })).toMatchObject(
    outside('minimum', '1,500.00 GBP'),
  )
  expect(whyNotChanged(row, 3, { ...bounds, maximum: '1700.49' })).toMatchObject(
    outside('maximum', '1,700.50 GBP, of which transfers hold 200.50 GBP'),
  )
  const free = { ...row, ...fixtures.free }
  expect(whyNotChanged(free, 3, { ...bounds, maximum: '1499' })).toMatchObject(
    outside('maximum', '1,500.00 GBP'),
  )
  expect(whyNotChanged({ ...row, ...fixtures.little }, 3, { ...bounds, maximum: '1499' })).toMatchObject(
    outside('maximum', '1,500.50 GBP, of which transfers hold 0.50 GBP'),
  )
})

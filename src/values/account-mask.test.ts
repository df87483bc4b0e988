import { expect, it } from 'vitest'
import { maskAccount, maskAccountsIn, maskFact } from './account-mask.ts'

it.each([
  ['GB33BUKB20201555555555', '…5555'],
  ['5555', '…55'],
  ['7', '…'],
  ['pagos@pipe.example', 'pa…@pipe.example'],
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', '0x5aAe…eAed'],
  ['', ''],
])('masks %s as %s, and no further', (account, masked) => {
  expect(maskAccount(account)).toBe(masked)
  expect(maskAccount(masked)).toBe(masked)
})

it('masks the accounts in a sentence and leaves its words and amounts (TRU-113)', () =>
  expect(
    maskAccountsIn('Account: IBAN DE89370400440532013000, pagos@pipe.example. Headquarters, 1,204.10 USD.'),
  ).toBe('Account: IBAN …3000, pa…@pipe.example. Headquarters, 1,204.10 USD.'))

it.each([
  ['Ana DE89 3704 0044 0532 0130 00 rent', 'Ana …3000 rent'],
  ['gb33-bukb-2020-1555-5555-55', '…5555'],
  ['Pay no12 DE89 3704 0044 0532 0130 00', 'Pay no12 …3000'],
  ['IBANDE89370400440532013000', 'IBAN…3000'],
  ['CLABE 032 180 00011835971 9', 'CLABE …9719'],
  ['MX-0321 8000 0118 3597 19', 'MX-…9719'],
  ['4111 1111 1111 1111', '…1111'],
  ['4111\u00a01111\u20111111 1111', '…1111'],
  ['Rent 0123456789,9876543210', 'Rent …6789,…3210'],
  ['ACC-0123456789', 'ACC-…6789'],
  ['2026-11-28 123456789', '2026-11-28 …6789'],
  // Without a plus nobody can tell a phone from an account.
  ['600 123 456', '…3456'],
  ['555-123-4567', '…4567'],
  ['+0123456789', '+…6789'],
  ['Ana+1234567890', 'Ana+…7890'],
  ['+032180000118359719', '+…9719'],
  ['+4111 1111 1111 1111', '+…1111'],
  ['+52 55 1234 5678 032180000118359719', '+…9719'],
  ['+DE89 3704 0044 0532 0130 00', '+…3000'],
])('masks the account in %s that a person typed as a name (TRU-663)', (typed, masked) => {
  expect(maskFact('beneficiary', typed)).toBe(masked)
  expect(maskFact('beneficiary', masked)).toBe(masked)
  expect(maskAccountsIn(typed)).not.toMatch(/\d{5}/)
})

it.each([
  'PMT-2026-000123',
  'PMT-20261128-000123',
  '2026-11-28 14:30 to 2026-11-30',
  '28-11-2026 14:30',
  'payments-2026-11-01-2026-11-30.csv',
  '1 204 100 000.00 USD',
  '1,204,100,000.00 USD',
  '0.123456789',
  '555-0134',
  'de890370-4004-4053-8013-000123456789',
  'ana.1234@client.example',
  'Taller Azul 2000',
])('leaves %s readable (TRU-663)', (text) => expect(maskFact('beneficiary', text)).toBe(text))

it.each([
  '+34600123456',
  'Ana +52 55 1234 5678',
  'Taller (+52-55-1234-5678)',
  '+1 (555) 123-4567',
  '(555) 123-4567',
  'tel:+442079460958',
])('leaves the phone number in %s readable (TRU-700)', (text) =>
  expect(maskFact('beneficiary', text)).toBe(text),
)

it('masks typed IDs and the names inside a fact, and leaves amounts and counts (TRU-663)', () => {
  expect(maskFact('internalId', 'AB12345678')).toBe('…5678')
  expect(maskFact('credential', { name: 'Ledger 0123456789', tries: 3 })).toEqual({
    name: 'Ledger …6789',
    tries: 3,
  })
  expect(maskFact('labels', ['0123456789'])).toEqual(['…6789'])
  expect(maskFact('sourceAmount', '1500000000')).toBe('1500000000')
  expect(maskFact('version', 1_234_567_890)).toBe(1_234_567_890)
})

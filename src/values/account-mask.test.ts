import { expect, it } from 'vitest'
import { maskAccount, maskAccountsIn } from './account-mask.ts'

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

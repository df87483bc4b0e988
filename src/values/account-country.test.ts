import { expect, it } from 'vitest'
import { checkAccountCountry } from './account-country.ts'

it('refuses an account and a bank of another country than asked for, and names both (TRU-110)', () => {
  expect(checkAccountCountry('IBAN', 'NL', 'DE')).toBe(
    'This IBAN is of NL, and the account is to be in DE. Enter one that begins with DE, or change the country.',
  )
  expect(checkAccountCountry('BIC', 'NL', 'DE')).toContain('a bank in NL, and the account is to be in DE')
})

it('takes the same country, its territories, and what is not known (TRU-110)', () => {
  for (const [country, expected] of [
    ['DE', 'DE'],
    ['MC', 'FR'],
    ['GB', 'JE'],
    ['', 'DE'],
    ['NL', undefined],
    ['NL', ''],
  ] as const)
    expect(checkAccountCountry('IBAN', country, expected)).toBeUndefined()
})

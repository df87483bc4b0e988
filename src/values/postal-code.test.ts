import { expect, it } from 'vitest'
import forms from './postal-codes.data.json' with { type: 'json' }
import { checkPostalCode } from './postal-code.ts'

it('says what a postal code of the country looks like, with an example that is one (TRU-598)', () => {
  expect(checkPostalCode('6600', 'MX')).toBe(
    'Mexico: a postal code has 5 digits, for example 06600. Zeros at its beginning count.',
  )
  expect(checkPostalCode('2108', 'US')).toBe(
    'United States: a postal code is written like 02108 or 02108-1234.',
  )
  expect(checkPostalCode('SW1', 'GB')).toBe('United Kingdom: a postal code is written like SW1A 1AA.')
  expect(checkPostalCode('6600.0', 'MX')).toMatch(/^‘6600\.0’ was a number in a spreadsheet/)
  for (const [code, { example, ...more }] of Object.entries(forms)) {
    expect(checkPostalCode(example, code), code).toBeUndefined()
    if ('other' in more) expect(checkPostalCode(more.other, code), code).toBeUndefined()
    expect(checkPostalCode('?', code), code).toContain(example)
  }
})

it('takes the spelling people have: small letters, no space, wide digits; and asks nothing where there is no form (TRU-598)', () => {
  for (const [text, code] of [
    ['sw1a1aa', 'GB'],
    ['k1a0b1', 'CA'],
    ['1012ab', 'NL'],
    ['０６６００', 'MX'],
    ['02108-1234', 'US'],
  ] as const)
    expect(checkPostalCode(text, code), text).toBeUndefined()
  expect(checkPostalCode('anything', 'AQ')).toBeUndefined()
  expect(checkPostalCode('anything', undefined)).toBeUndefined()
  expect(checkPostalCode('', 'MX')).toBeUndefined()
})

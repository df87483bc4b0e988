import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bareClabe, checkClabe, clabeBank, isClabeField } from './clabe.ts'

const INVALID = 'Invalid CLABE. Please verify and try again.'
const EXAMPLES = [
  '032180000118359719',
  '002010077777777771',
  '012180790834802456',
  '002180350335714529',
  '072580595457903632',
  '014680842862046342',
  '646180289182063303',
  '044020103631832593',
]

// A second computation of the check digit, weights 3, 7, 1.
function withCheckDigit(first17: string): string {
  const sum = first17
    .split('')
    .reduce((total, digit, place) => total + ((Number(digit) * [3, 7, 1][place % 3]!) % 10), 0)
  return `${first17}${(10 - (sum % 10)) % 10}`
}

describe('CLABE', () => {
  it('applies to the account number field in MX (VAL-043)', () => {
    expect(isClabeField('MX', 'accountNumber')).toBe(true)
    expect(isClabeField('mx', 'CdtrAcct.Id.Othr.Id')).toBe(true)
    expect(isClabeField('MX', 'DbtrAcct.Id.Othr.Id')).toBe(true)
    expect(isClabeField('US', 'accountNumber')).toBe(false)
    expect(isClabeField('MX', 'routingNumber')).toBe(false)
  })

  it.each(EXAMPLES)('accepts %s', (text) => {
    expect(checkClabe(text)).toBeUndefined()
    expect(withCheckDigit(text.slice(0, 17))).toBe(text)
  })

  it.each([
    '03218000011835971',
    '0321800001183597190',
    '03218000011835971A',
    'A32180000118359719',
    '٠32180000118359719',
  ])('refuses %s, which is not exactly 18 digits (VAL-044)', (text) => {
    expect(checkClabe(text)).toBe(INVALID)
    expect(checkClabe(text, false)).toBe(INVALID)
  })

  it('refuses a city code that is no city, check digit right or not checked (VAL-045)', () => {
    const elsewhere = withCheckDigit('03299900011835971')
    expect(checkClabe(elsewhere)).toBe(INVALID)
    expect(checkClabe(elsewhere, false)).toBe(INVALID)
    expect(checkClabe(withCheckDigit('03218000011835971'))).toBeUndefined()
  })

  it('says what the specification says (VAL-046)', () => {
    expect(checkClabe('1')).toBe('Invalid CLABE. Please verify and try again.')
  })

  it('finds every single wrong digit, unless the check digit is switched off', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...EXAMPLES),
        fc.nat(17),
        fc.integer({ min: 1, max: 9 }),
        (text, place, step) => {
          const digit = (Number(text.charAt(place)) + step) % 10
          expect(checkClabe(`${text.slice(0, place)}${digit}${text.slice(place + 1)}`)).toBe(INVALID)
        },
      ),
      { numRuns: 1000 },
    )
    expect(checkClabe('032180000118359710', false)).toBeUndefined()
  })

  it('is saved stripped of non-alphanumerics (VAL-047)', () => {
    expect(bareClabe(' 032-180 00011835971.9 ')).toBe('032180000118359719')
    expect(bareClabe('03218000011835971A')).toBe('03218000011835971A')
    expect(checkClabe('032 180 00011835971 9')).toBeUndefined()
  })

  it('names the bank, and accepts no CLABE (VAL-001)', () => {
    expect(clabeBank('012180790834802456')).toMatch(/BBVA/)
    expect(clabeBank('999180790834802456')).toBeUndefined()
    expect(checkClabe(' ')).toBeUndefined()
  })
})

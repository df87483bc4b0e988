import { expect, it } from 'vitest'
import { givenFacts } from '#tests/fixtures/engine/given-facts.ts'
import { iban } from './iban.ts'
import { checkValue } from './narrowed-options.ts'
import { text } from './text.ts'

it('holds an internal id to the 36 characters of its limit (WIZ-040)', () => {
  const facts = givenFacts({ limit: 'internalIdLength' }, { limits: { internalIdLength: 36 } })
  expect(checkValue(text, 'x'.repeat(36), facts)).toBeUndefined()
  expect(checkValue(text, 'x'.repeat(37), facts)).toBe('Enter at most 36 characters.')
})

it('follows the length the server gives, in characters and not in code units (IDN-043)', () => {
  const facts = givenFacts({ value: { minLength: 3, maxLength: 4 } })
  expect(checkValue(text, 'ab', facts)).toBe('Enter at least 3 characters.')
  expect(checkValue(text, '🌍🌍🌍🌍', facts)).toBeUndefined()
  expect(checkValue(text, 'abcde', facts)).toBe('Enter at most 4 characters.')
})

it('follows the pattern the server gives, repeats the hint and names the signs that cannot be sent (IDN-045, TRU-108)', () => {
  const facts = givenFacts({ value: { pattern: '^[A-Za-z ]+$' }, hint: 'Letters and spaces only.' })
  expect(checkValue(text, 'Nordwind', facts)).toBeUndefined()
  expect(checkValue(text, 'Nordwind 4', facts)).toBe(
    'This is not in the form that is asked for. Letters and spaces only. ‘4’ cannot be sent.',
  )
  expect(checkValue(text, 'A+B & Söhne', facts)).toContain('‘+’, ‘&’ and ‘ö’ cannot be sent.')
  const place = givenFacts({ value: { pattern: '^(?!X)[A-Z]{4}0[A-Z0-9]{6}$' } })
  expect(checkValue(text, 'HDFC1001234', place)).toBe(
    'This is not in the form that is asked for. Check it and try again.',
  )
})

it.each(['[a-', '(a+)+$', '(\\w*)*x', '(.)\\1'])(
  'does not run the pattern %s and says so (IDN-046)',
  (pattern) => {
    const sentence = 'An internal error happened, please reach out to technical support'
    expect(checkValue(text, 'aaaa', givenFacts({ value: { pattern } }))).toBe(sentence)
  },
)

it('narrows what travels, not how it is typed (IDN-045)', () => {
  const facts = givenFacts({ value: { pattern: '^DE[0-9]{20}$', maxLength: 22 } })
  expect(checkValue(iban, 'de89 3704 0044 0532 0130 00', facts)).toBeUndefined()
  expect(checkValue(iban, 'FR14 2004 1010 0505 0001 3M02 606', facts)).toBeDefined()
})

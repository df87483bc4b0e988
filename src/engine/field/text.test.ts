import { expect, it } from 'vitest'
import type { Field } from '#definition/generated/flow.ts'
import { givenFacts } from '#tests/fixtures/engine/given-facts.ts'
import { longestMemo, memo } from './memo.ts'
import { text } from './text.ts'

const plain = givenFacts()

it('takes blank for no answer and trims the rest', () => {
  expect(text.read('   ', plain)).toBeUndefined()
  expect(text.read(undefined, plain)).toBeUndefined()
  expect(text.read({ text: 'x' }, plain)).toBeUndefined()
  expect(text.read(' Nordwind ', plain)).toBe('Nordwind')
})

it.each<[form: NonNullable<Field['form']>, right: string, wrong: string, says: string]>([
  ['network-address', 'rn.us.bank', 'a@b@c', 'Enter the address as account@host, or the host alone.'],
  ['no-at-sign', 'new_york', 'a@b', 'Remove the at-sign.'],
  ['signed-decimal', '-12.5', '1,5', 'Enter a number, for example -12.5.'],
  ['day-month-year', '31/12/2026', '12/31/2026', 'Enter a real date as dd/mm/yyyy.'],
])(
  'has the form %s where its definition says so (VAL-002, VAL-005, VAL-007, VAL-008)',
  (form, right, wrong, says) => {
    const facts = givenFacts({ form })
    expect([text.check(right, facts), text.check(wrong, facts)]).toEqual([undefined, says])
    expect(text.check(wrong, plain)).toBeUndefined()
  },
)

it('has the form of an address or of an ID where its definition says so (VAL-004, VAL-006)', () => {
  for (const form of ['ipv4', 'uuid'] as const) expect(text.check('x', givenFacts({ form }))).toBeDefined()
  expect(text.check('10.0.0.0/8', givenFacts({ form: 'ipv4' }))).toBeUndefined()
  expect(text.check('123e4567-e89b-12d3-a456-426614174000', givenFacts({ form: 'uuid' }))).toBeUndefined()
})

it('takes one line alone, shown as it was written', () => {
  for (const kind of [text, memo]) {
    expect(kind.check('INV\n7', plain)).toBe('Write this on one line, without line breaks and tabs.')
    expect(kind.check('INV\u202e7', plain)).toMatch(/cannot be seen/)
    expect(kind.check('مرحبا 7', plain)).toBeUndefined()
  }
})

const destination = { beneficiary: { country: 'MX', currency: 'MXN' } }
const rules = (set: object) => ({
  ...destination,
  limits: { memoLength: 140 },
  configuration: { productConfiguration: { memoRules: { 'MX:MXN': set } } },
})

it('sends a memo trimmed and in capitals (PAY-029)', () => {
  expect(memo.project?.(' invoice 7 ', plain)).toBe('INVOICE 7')
  expect(memo.print('invoice 7', plain)).toBe('INVOICE 7')
})

it('needs a memo where its destination does (SET-012)', () => {
  expect(memo.needs?.(givenFacts({ of: 'beneficiary' }, rules({ required: true })))).toBe(true)
  expect(memo.needs?.(givenFacts({ of: 'beneficiary' }, rules({ maxLength: 9 })))).toBe(false)
  expect(memo.needs?.(givenFacts({ of: 'beneficiary' }, destination))).toBe(false)
})

it('reads a code as its destination takes it, and an address of mail without what was copied with it (TRU-732, TRU-739)', () => {
  const sortCode = givenFacts({ form: 'code', value: { pattern: '^\\d{6}$' } })
  expect(text.read('20-00-00', sortCode)).toBe('200000')
  expect(text.read('20-00', sortCode)).toBe('20-00')
  // Without a pattern nobody knows what belongs to a code.
  expect(text.read('Calle 5-7', givenFacts({ form: 'code' }))).toBe('Calle 5-7')
  expect(text.read('20-00-00', givenFacts({ value: { pattern: '^\\d{6}$' } }))).toBe('20-00-00')
  const zip = givenFacts({ form: 'postal-code', value: { pattern: '^\\d{5}(-\\d{4})?$' } })
  expect(text.read('02134 1234', zip)).toBe('02134-1234')
  expect(text.read('mailto:Ana@Elbe.example', givenFacts({ form: 'email' }))).toBe('Ana@Elbe.example')
})

it('judges a memo as it will travel, by the rules of its country and currency (SET-012)', () => {
  const field = { of: 'beneficiary', limit: 'memoLength' }
  const facts = givenFacts(
    field,
    rules({ maxLength: 9, pattern: '^[A-Z ]+$', message: 'Letters only, at most 9.' }),
  )
  expect(memo.check('invoice', facts)).toBeUndefined()
  expect(memo.check('invoice 7', facts)).toBe('Letters only, at most 9. ‘7’ cannot be sent.')
  expect(memo.check('long invoice', facts)).toBe('Letters only, at most 9.')
})

it('says how much is taken where the general limit is below that of the destination (SET-012)', () => {
  const existing = rules({ maxLength: 40, message: 'At most 40 letters.' })
  const facts = givenFacts(
    { of: 'beneficiary', limit: 'memoLength' },
    { ...existing, limits: { memoLength: 20 } },
  )
  expect(memo.check('x'.repeat(20), facts)).toBeUndefined()
  expect(memo.check('x'.repeat(21), facts)).toBe('Enter at most 20 characters.')
  expect(longestMemo(facts)).toBe(20)
})

it('holds a memo without rules to the general limit', () => {
  const facts = givenFacts(
    { of: 'beneficiary', limit: 'memoLength' },
    { ...destination, limits: { memoLength: 140 } },
  )
  expect(memo.check('x'.repeat(140), facts)).toBeUndefined()
  expect(memo.check('x'.repeat(141), facts)).toBe('Enter at most 140 characters.')
})

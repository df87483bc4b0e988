import { expect, it } from 'vitest'
import { judgeMemo } from './memo.ts'

const rules = { maxLength: 40, message: 'At most 40 letters.' }

it('refuses a memo in the words of the destination, and never in words that are not true (SET-012)', () => {
  expect(judgeMemo('x'.repeat(41), rules, 140)).toMatchObject({
    details: { values: { message: rules.message } },
  })
  expect(judgeMemo('x'.repeat(21), rules, 20)).toMatchObject({
    details: { values: { message: 'The memo has at most 20 characters.' } },
  })
  expect(judgeMemo('x'.repeat(20), rules, 20)).toBe('X'.repeat(20))
})

import { expect, it } from 'vitest'
import { password } from './password.ts'
import type { FieldFacts } from './types.ts'

const limits: Readonly<Record<string, number>> = { 'limits.maskedSecret': 33 }
const facts: FieldFacts = {
  field: { id: 'password', type: 'password', label: 'Password' },
  read: (path) => limits[path],
  options: [],
}

it('takes a password as it was typed, spaces and all', () => {
  expect(password.read(' two words ', facts)).toBe(' two words ')
  expect(password.read('', facts)).toBeUndefined()
})

it('prints 33 dots whatever its length, and no draft keeps it (LIM-019)', () => {
  expect(password.print('short', facts)).toBe('•'.repeat(33))
  expect(password.print('a much longer one than the dots that stand for it', facts)).toBe('\u2022'.repeat(33))
  expect(password.keep?.('secret')).toBeUndefined()
})

import { expect, it } from 'vitest'
import { isAnchored, lengthsOfPattern, lengthError } from './lengths.ts'

it.each([
  ['^\\d{18}$', 18, 18],
  ['^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$', 8, 11],
  ['^(a|bcd)+$', 1, Infinity],
  ['^(?=x)\\d{2,4}$', 2, 4],
  ['\\d{6}', 6, Infinity],
  ['^a|b$', 1, Infinity],
])('knows how long the texts are that %s takes', (source, least, most) => {
  expect(lengthsOfPattern(source)).toEqual({ least, most })
})

it('knows whether a pattern is about the whole text', () => {
  expect(['^a$', '^a\\$', 'a$', '^a', '^a|b$', '^(a|b)$'].map(isAnchored)).toEqual([
    true,
    false,
    false,
    false,
    false,
    true,
  ])
})

it('says why no text fits', () => {
  expect(lengthError('^\\d{18}$', 1, 10)).toContain('at least 18 characters, and at most 10')
  expect(lengthError('^\\d{6}$', 8)).toContain('at most 6 characters, and at least 8')
  expect(lengthError('^\\d{18}$', 1, 18)).toBeUndefined()
  expect(lengthError('^(')).toBeUndefined()
})

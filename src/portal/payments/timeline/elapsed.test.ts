import { expect, it } from 'vitest'
import { sayElapsed } from './elapsed.ts'

it.each([
  [0, '0 s'],
  [-5_000, '0 s'],
  [31_400, '31 s'],
  [60_000, '1 min'],
  [125_000, '2 min 5 s'],
  [7_500_000, '2 h 5 min'],
  [93_600_000, '1 d 2 h'],
  [86_400_000 + 5_000, '1 d'],
])('says %i milliseconds as %s', (span, message) => {
  expect(sayElapsed(span)).toBe(message)
})

import { expect, it } from 'vitest'
import { sayDuration } from './duration.ts'

it.each([
  [0, '0 seconds'],
  [1, '1 second'],
  [90, '1 minute 30 seconds'],
  [300, '5 minutes'],
  [3600, '1 hour'],
  [172_800, '2 days'],
  [-1, undefined],
  [Number.NaN, undefined],
])('says %d seconds in words', (seconds, message) => {
  expect(sayDuration(seconds)).toBe(message)
})

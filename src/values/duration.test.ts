import { expect, it } from 'vitest'
import { readWholeDays, sayDuration } from './duration.ts'

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

it.each([
  ['P90D', 90],
  ['P0D', 0],
  ['P3M', undefined],
  ['90', undefined],
])('reads %s as whole days, or not at all (TRU-068)', (text, days) => {
  expect(readWholeDays(text)).toBe(days)
})

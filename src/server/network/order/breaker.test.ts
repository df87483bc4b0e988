import { expect, it } from 'vitest'
import { createBreaker } from './breaker.ts'

it('spares a network that does not answer, tries one request after a while, and goes on once that is answered (TRU-280)', () => {
  const breaker = createBreaker({ failures: 3, seconds: 30 })
  const note = (isReached: boolean, now: number) => breaker.note(isReached, now)
  note(false, 0)
  note(false, 0)
  note(true, 0)
  note(false, 0)
  note(false, 0)
  expect(breaker.allowed(0, 20), 'two failures in a row').toBe(20)
  note(false, 0)
  expect(breaker.allowed(29_999, 20), 'three failures in a row').toBe(0)
  expect(breaker.allowed(30_000, 20), 'after a while').toBe(1)
  note(false, 31_000)
  expect(breaker.allowed(60_999, 20), 'that one failed as well').toBe(0)
  expect(breaker.allowed(61_000, 20)).toBe(1)
  note(true, 61_000)
  expect(breaker.allowed(61_000, 20), 'it was answered').toBe(20)
})

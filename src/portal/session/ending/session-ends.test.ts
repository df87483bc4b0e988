import { expect, it } from 'vitest'
import { endingOf } from './session-ends.ts'

const minute = 60_000
const warn = 5 * minute

it('says nothing while the end is far, or not known', () => {
  expect(endingOf(undefined, 0, warn)).toEqual({ kind: 'far' })
  expect(endingOf({ idle: 30 * minute, absolute: 700 * minute }, 0, warn)).toEqual({ kind: 'far' })
})

it('tells an end that can be put off from one that cannot', () => {
  const ends = { idle: 30 * minute, absolute: 32 * minute }
  expect(endingOf(ends, 26 * minute, warn)).toEqual({ kind: 'idle', at: 30 * minute })
  const extended = { ...ends, idle: 56 * minute }
  expect(endingOf(extended, 26 * minute, warn)).toEqual({ kind: 'far' })
  expect(endingOf(extended, 28 * minute, warn)).toEqual({ kind: 'absolute', at: 32 * minute })
})

it('is over at the end, not before', () => {
  const ends = { idle: 30 * minute, absolute: 700 * minute }
  expect(endingOf(ends, 30 * minute - 1, warn).kind).toBe('idle')
  expect(endingOf(ends, 30 * minute, warn)).toEqual({ kind: 'over' })
})

import { expect, it } from 'vitest'
import { listOf, objectOf } from './object.ts'

it('gives the members of an object or a list, and none of anything else', () => {
  expect(objectOf({ a: 1 })).toEqual({ a: 1 })
  expect(objectOf(['a'])).toEqual(['a'])
  expect([null, undefined, 'text', 7, true].map(objectOf)).toEqual([{}, {}, {}, {}, {}])
})

it('gives the entries of a list, and none of anything else', () => {
  expect(listOf(['a', 1])).toEqual(['a', 1])
  expect([null, undefined, 'text', { length: 1 }].map(listOf)).toEqual([[], [], [], []])
})

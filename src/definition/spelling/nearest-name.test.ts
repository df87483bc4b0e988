import { expect, it } from 'vitest'
import { nearestName } from './nearest-name.ts'

const rules = ['isHosted', 'isOnXrpl', 'hasRoomOnChain', 'in', 'filter']

it.each([
  ['isHostd', 'isHosted'],
  ['isHsoted', 'isHosted'],
  ['ISHOSTED', 'isHosted'],
  ['hasRomOnChian', 'hasRoomOnChain'],
  ['fliter', 'filter'],
  ['im', 'in'],
])('takes %s for %s', (typed, meant) => {
  expect(nearestName(typed, rules)).toBe(meant)
})

it('names nothing when nothing is near', () => {
  expect(nearestName('payments', rules)).toBeUndefined()
  expect(nearestName('', rules)).toBeUndefined()
  expect(nearestName('x', [])).toBeUndefined()
})

it('prefers the nearer of two near names, and the first of two as near', () => {
  expect(nearestName('abcdef', ['abcxyf', 'abcdeg'])).toBe('abcdeg')
  expect(nearestName('abcdef', ['abcdex', 'abcdey'])).toBe('abcdex')
})

it('does not measure a name longer than any name is', () => {
  expect(nearestName('a'.repeat(10_000_000), ['a'.repeat(10_000_000)])).toBeUndefined()
})

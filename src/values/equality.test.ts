import { expect, it } from 'vitest'
import { isSame } from './equality.ts'

const deep = (levels: number, end: unknown): unknown => {
  let value = end
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { in: value }
  return value
}

it('compares values of any depth', () => {
  expect(isSame(deep(200_000, 1), deep(200_000, 1))).toBe(true)
  expect(isSame(deep(200_000, 1), deep(200_000, 2))).toBe(false)
  expect(isSame(deep(200_000, 1), deep(199_998, 1))).toBe(false)
})

it.each([
  [0, -0, true],
  [Number.NaN, Number.NaN, true],
  [1, '1', false],
  [null, undefined, false],
  [[], {}, false],
  [[1, [2]], [1, [2]], true],
  [[1, 2], [2, 1], false],
  [[1], [1, undefined], false],
  [{ a: 1, b: { c: null } }, { b: { c: null }, a: 1 }, true],
  [{ a: undefined }, {}, false],
  [{ a: undefined }, { b: undefined }, false],
  [JSON.parse('{"__proto__":1}'), {}, false],
  [{ toString: 1 }, { valueOf: 1 }, false],
])('says of %j and %j: %s', (one, other, same) => {
  expect(isSame(one, other)).toBe(same)
  expect(isSame(other, one)).toBe(same)
})

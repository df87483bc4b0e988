import { expect, it } from 'vitest'
import { findLost } from './readable-text.ts'

const nested = (levels: number): unknown => {
  let answer: unknown = 'ground'
  for (let level = 0; level < levels; level += 1) answer = { in: [answer] }
  return answer
}

it.each([
  ['a zero byte', { holder: { lines: ['one', 'two\0'] } }, { path: 'holder.lines.1', keyword: 'text' }],
  ['half a character', { name: '\ud83d' }, { path: 'name', keyword: 'text' }],
  ['a name nobody can keep', { holder: { 'a\0': 1 } }, { path: 'holder', keyword: 'text' }],
  ['too many levels', { holder: nested(50_000) }, { path: 'holder', keyword: 'depth' }],
])('finds %s, and where it stands', (_what, answer, found) => {
  expect(findLost(answer)).toEqual(found)
})

it.each([[undefined], [null], [7], ['👩‍👩‍👧 é \u202e'], [{ deep: nested(20), none: null }]])(
  'takes what can be kept: %j',
  (answer) => {
    expect(findLost(answer)).toBeUndefined()
  },
)

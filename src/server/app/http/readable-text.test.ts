import { expect, it } from 'vitest'
import { findLost, normaliseTexts } from './readable-text.ts'

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

it('reads a reference alike with blanks around it and in wide letters, and leaves a secret as it is (TRU-050)', () => {
  const sent = {
    payments: [{ internalId: ' ＩＮＶ–77\u00a0 ', endToEndId: 'E  1' }],
    memo: ' two ',
    secret: ' s ',
  }
  expect(normaliseTexts(sent)).toEqual({
    payments: [{ internalId: 'INV-77', endToEndId: 'E 1' }],
    memo: ' two ',
    secret: ' s ',
  })
})

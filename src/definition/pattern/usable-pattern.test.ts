import { expect, it } from 'vitest'
import { usablePattern } from './usable-pattern.ts'

const fine: [string, string, string][] = [
  ['^\\d{18}$', '123456789012345678', '12'],
  ['^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$', 'DEUTDEFF500', 'deutdeff'],
  ["^[\\p{L}\\p{M}\\p{N} .,&'()/-]{1,140}$", 'Zoë & Søn (Ltd)', 'a#b'],
  ['^\\+?[0-9-]{6,20}$', '+44-2071234', 'x'],
  ['^(\\d{1,3}\\.){3}\\d{1,3}$', '10.0.0.1', '10.0.0'],
  ['^([a-z]+\\.)*[a-z]+$', 'a.bc.d', 'a..b'],
  ['^[A-Z]+(?: [A-Z]+)*$', 'TWO WORDS', ' TWO'],
  ['^(?:foo|bar)*$', 'foobar', 'fob'],
  ['^(?:[A-Z]|\\d)+$', 'A1', 'a'],
  ['^(?=.*\\d)(?=.*[a-z]).{8,64}$', 'abcdefg1', 'abcdefgh'],
  ["^[A-Za-z\\-\\']+$", "O'Neil-x", '1'],
  ['^a{2}]}$', 'aa]}', 'a]}'],
]

it.each(fine)('uses %s', (source, good, bad) => {
  const pattern = usablePattern(source)
  expect(pattern?.test(good)).toBe(true)
  expect(pattern?.test(bad)).toBe(false)
})

const runaway = [
  '(a+)+$',
  '^((a+))+$',
  '^(\\w+\\s?)*$',
  '(a|a)*$',
  '(a|ab)*$',
  '^([a-z]+|\\d+)*$',
  '^(\\d{1,3})+$',
  '(.*a){20}',
  '^(a?b?)*$',
  '(?:x*){2,}y',
  '^(([a-z])+.)+[A-Z]$',
]
it.each([...runaway, '([', '(?<n>a)\\k<n>', '(a)\\1', 'a{2,1}', 'x'.repeat(501)])('refuses %s', (source) => {
  expect(usablePattern(source)).toBeUndefined()
})

it('judges the longest and worst text quickly, and refuses longer ones', () => {
  const pattern = usablePattern('^.*,.*,.*;$')!
  // The minimum of several times, since a busy machine slows some down but never all.
  const times = Array.from({ length: 5 }, () => {
    const before = performance.now()
    for (const length of [10, 100, 1_000, 10_000, 100_000])
      expect(pattern.test(','.repeat(length))).toBe(false)
    return performance.now() - before
  })
  expect(Math.min(...times)).toBeLessThan(1_000)
})

import { expect, it } from 'vitest'
import { plain } from './plain-keywords.ts'

const day = '2026-03-04'

/** A rule for each keyword, with values that fit and values that do not. */
const shown: Readonly<Record<string, readonly [unknown, readonly unknown[], readonly unknown[]]>> = {
  type: [
    ['integer', 'null'],
    [1, null],
    [1.5, '1', undefined],
  ],
  const: [{ a: [1] }, [{ a: [1] }], [{ a: [2] }, {}]],
  enum: [
    ['a', 0],
    ['a', 0],
    ['b', '0', false],
  ],
  pattern: ['^.$', ['a', '😀', 1], ['', 'ab']],
  format: ['date-time', [`${day}T12:00:00Z`, 1], [day, `${day}T12:00:00`, '2026-02-30T12:00:00Z']],
  minLength: [2, ['ab', 1], ['a', '😀']],
  maxLength: [2, ['ab', '😀😀', 100], ['abc']],
  minimum: [2, [2, '1'], [1.9]],
  maximum: [2, [2, '3'], [2.1]],
  minItems: [1, [[1], 'x'], [[]]],
  maxItems: [1, [[1], 'xx'], [[1, 2]]],
  uniqueItems: [
    true,
    [[1, '1', { a: 1 }, { a: 2 }]],
    [
      [1, 1],
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
    ],
  ],
  minProperties: [1, [{ a: 1 }, []], [{}]],
  maxProperties: [1, [{ a: 1 }, [1, 2]], [{ a: 1, b: 2 }]],
}

it('shows every keyword', () => expect(Object.keys(shown).toSorted()).toEqual(Object.keys(plain).toSorted()))

it.each(Object.entries(shown))(
  '%s holds for what it asks for and for other kinds of values',
  (keyword, [rule, yes, no]) => {
    for (const value of yes) expect(plain[keyword]?.(rule as never, value), JSON.stringify(value)).toBe(true)
    for (const value of no) expect(plain[keyword]?.(rule as never, value), JSON.stringify(value)).toBe(false)
  },
)

import { expect, it } from 'vitest'
import { namesTwice } from './duplicate-keys.ts'

const twiceIn = (text: string) => namesTwice(text, JSON.parse(text))

it('finds a name that stands twice in one object, wherever it is', () => {
  expect(twiceIn('{ "a": [{ "b": 1, "c": 2, "b": 3 }], "d/e": 1, "d/e": 2 }')).toEqual(['/a/0/b', '/d~1e'])
  expect(twiceIn('{ "a": { "a": 1 }, "b": { "a": 1 } }')).toEqual([])
})

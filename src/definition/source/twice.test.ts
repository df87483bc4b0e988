import { expect, it } from 'vitest'
import { namesTwice } from './twice.ts'

it('finds a name that stands twice in one object, wherever it is', () => {
  expect(namesTwice('{ "a": [{ "b": 1, "c": 2, "b": 3 }], "d/e": 1, "d/e": 2 }')).toEqual(['/a/0/b', '/d~1e'])
  expect(namesTwice('{ "a": { "a": 1 }, "b": { "a": 1 } }')).toEqual([])
})

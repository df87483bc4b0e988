import fc from 'fast-check'
import { expect, it } from 'vitest'
import { slipIn } from './slip.ts'

it.each([
  ['', 'the file is empty'],
  ['{\n  "a": 1\n  "b": 2\n}', 'on line 2 a comma is missing'],
  ['[\n  1,\n  2,\n]', 'on line 3 a comma stands before nothing: take it out'],
  ['{\n  "a": 1,\n}', 'on line 2 a comma stands before nothing: take it out'],
  ['{\n  // why\n  "a": 1\n}', 'on line 2 stands a comment; its place is under ‘purpose’ or ‘says’'],
  ["{\n  'a': 1\n}", "on line 2 stands ': names and texts stand in double quotes"],
  ['{\n  "a": "b\n}', 'on line 2 a text does not end: a double quote is missing'],
  ['{ "a" 1 }', 'on line 1 a colon is missing after a name'],
  ['{ "a": }', 'on line 1 a value is missing'],
  ['{ "a": [1, 2 }', 'on line 1 a ] is missing'],
  ['{ "a": { "b": 1 }', 'on line 1 a } is missing'],
  ['{}\n{}', 'on line 2 something stands after the end'],
  ['{\n  "a": "^\\\\S+\\S"\n}', 'on line 2 stands \\S: a backslash is written twice, \\\\S'],
  ['{ "a": "x\ty" }', 'on line 1 stands a tab inside a text: write a space'],
  ['{ "a": 07 }', 'on line 1 stands 07: a number begins with no 0 in front'],
  ['{ "a": 1.2.3 }', 'on line 1 stands 1.2.3: that is no number'],
])('says what is wrong with %j (TRU-455)', (text, sentence) => {
  expect(slipIn(text)).toBe(sentence)
})

it('finds nothing wrong with what is right', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(slipIn(JSON.stringify(value, undefined, 2))).toBeUndefined()
    }),
  )
})

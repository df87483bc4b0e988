import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findJsonFault } from './json-fault.ts'

it('finds no fault in whatever is JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(undefined, 2), (value, spaces) => {
      expect(findJsonFault(JSON.stringify(value, null, spaces))).toBeUndefined()
    }),
  )
})

it('finds a fault wherever the platform finds one', () => {
  const near = fc.stringMatching(/^[{}[\]:,"\\a0-9.e+\- \ntrufls]*$/)
  fc.assert(
    fc.property(near, (text) => {
      let isJson = true
      try {
        JSON.parse(text)
      } catch {
        isJson = false
      }
      expect(findJsonFault(text) === undefined).toBe(isJson)
    }),
    { numRuns: 2_000 },
  )
})

it('says line, column and what is missing', () => {
  expect(findJsonFault('{\n  "desk": "A",\n  order: 7\n}')).toEqual({
    line: 3,
    column: 3,
    says: 'a name in double quotes is expected',
  })
  expect(findJsonFault('{ "desk" "A" }')).toMatchObject({ line: 1, column: 10 })
  expect(findJsonFault('{ "desk": "A" ')?.says).toBe('a comma or } is expected')
  expect(findJsonFault('')?.says).toBe('a value is expected')
})

it('says what is wrong with a text, what must follow a name, and that nothing may follow the end', () => {
  for (const text of ['"open', '"a\nb"', '"\\x"', '"\\u12"', '"\\u123"', '"\\u12G4"'])
    expect(findJsonFault(text)).toEqual({
      line: 1,
      column: 1,
      says: 'this text has no end, or a sign that must be written with a backslash',
    })
  expect(findJsonFault('{"a" 1}')?.says).toBe('a colon is expected after the name')
  expect(findJsonFault('{} {}')).toEqual({ line: 1, column: 4, says: 'nothing may follow the end' })
  expect(findJsonFault('[1 2]')?.says).toBe('a comma or ] is expected')
})

it.each(['1.', '1.e5', '01', '+1', '.5', '1e', '-'])('finds a fault in the number %s (RFC 8259)', (text) => {
  expect(findJsonFault(text)).toBeDefined()
})

it.each(['1e5', '1E+5', '-0.5e-7', '"\\u00e9"', '"[\\\\]"', ' [ ] '])(
  'finds no fault in %s (RFC 8259)',
  (text) => {
    expect(findJsonFault(text)).toBeUndefined()
  },
)

it('follows lists and objects a hundred deep, and no deeper', () => {
  for (const [open, close] of [
    ['[', ']'],
    ['{"a":', '}'],
  ] as const) {
    const nested = (depth: number) => `${open.repeat(depth)}1${close.repeat(depth)}`
    expect(findJsonFault(nested(100))).toBeUndefined()
    expect(findJsonFault(nested(101))?.says).toBe('this is nested too deeply')
  }
})

it('does not follow endless nesting', () => {
  expect(findJsonFault('['.repeat(100_000))?.says).toBe('this is nested too deeply')
})

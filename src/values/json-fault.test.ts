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

it('does not follow endless nesting', () => {
  expect(findJsonFault('['.repeat(100_000))?.says).toBe('this is nested too deeply')
})

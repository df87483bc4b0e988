import { describe, expect, it } from 'vitest'
import { isBlank, present } from './blank.ts'

describe('blank', () => {
  it.each([undefined, null, '', ' ', '\t\n\u00a0'])('takes %j for no answer', (value) => {
    expect(isBlank(value)).toBe(true)
    expect(present(value)).toBeUndefined()
  })

  it.each([0, false, [], 'a', ' 0 '])('takes %j for an answer', (value) => {
    expect(isBlank(value)).toBe(false)
  })

  it('trims what is there', () => {
    expect(present('  a b ')).toBe('a b')
  })
})

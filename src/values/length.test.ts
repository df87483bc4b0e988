import { describe, expect, it } from 'vitest'
import { checkLength, lengthOf } from './length.ts'

describe('length', () => {
  it('counts characters as JSON Schema does', () => {
    expect(lengthOf('añ😀')).toBe(3)
  })

  it.each([128, 35])('takes its limit from the caller, here %i', (most) => {
    expect(checkLength('x'.repeat(most), { most })).toBeUndefined()
    expect(checkLength('x'.repeat(most + 1), { most })).toBe(`Enter at most ${most} characters.`)
  })

  it('checks both ends, and accepts nothing (VAL-001)', () => {
    expect(checkLength('ab', { least: 3, most: 15 })).toBe('Enter at least 3 characters.')
    expect(checkLength('abc', { least: 3, most: 15 })).toBeUndefined()
    expect(checkLength('', { least: 3 })).toBeUndefined()
    expect(checkLength('a', {})).toBeUndefined()
  })
})

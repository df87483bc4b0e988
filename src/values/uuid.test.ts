import { describe, expect, it } from 'vitest'
import { checkUuid } from './uuid.ts'

describe('UUID', () => {
  it.each([
    '123e4567-e89b-12d3-a456-426614174000',
    '00000000-0000-0000-0000-000000000000',
    '01932C07-7B1E-7CC0-BF5A-1A2B3C4D5E6F',
  ])('accepts %s, any version and case (VAL-006)', (text) => {
    expect(checkUuid(text)).toBeUndefined()
  })

  it.each([
    '123e4567e89b12d3a456426614174000',
    '123e4567e89b-12d3-a456-426614174000',
    '{123e4567-e89b-12d3-a456-426614174000}',
    '123e4567-e89b-12d3-a456-42661417400g',
    '123e4567-e89b-12d3-a456-4266141740000',
    '0123e4567-e89b-12d3-a456-426614174000',
    '123e4567-e89b-12d3-a456',
  ])('refuses %s (VAL-006)', (text) => {
    expect(checkUuid(text)).toMatch(/8-4-4-4-12/)
  })

  it('accepts nothing (VAL-001)', () => {
    expect(checkUuid('')).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { checkPhone, withLeadingPlus } from './phone.ts'

describe('phone', () => {
  it('gets one leading plus (IDN-063)', () => {
    expect(withLeadingPlus('525512345678')).toBe('+525512345678')
    expect(withLeadingPlus('+52')).toBe('+52')
    expect(withLeadingPlus('')).toBe('')
  })

  it('allows a leading plus, digits and hyphens (IDN-064)', () => {
    for (const text of ['+52-55-1234-5678', '5551234', '1-2', '']) expect(checkPhone(text)).toBeUndefined()
    for (const text of ['52+55', '+', '-', '++52', '(55) 1234', '55 1234', '55.1234', 'abc'])
      expect(checkPhone(text)).toMatch(/^Enter the number with digits and hyphens only/)
  })

  it('begins with a country code, and none of those begins with 0 (IDN-064)', () => {
    for (const text of ['+0301234', '0301234', '+-0', '0', '+0044-20'])
      expect(checkPhone(text)).toMatch(/^Begin with the country code.*No country code begins with 0\.$/)
    for (const text of ['+10', '+49-0', '7-0']) expect(checkPhone(text)).toBeUndefined()
  })
})

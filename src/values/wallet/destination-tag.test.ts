import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkDestinationTag, printDestinationTag } from './destination-tag.ts'

describe('destination tag', () => {
  it('is optional (VAL-028)', () => {
    for (const text of ['', '  ']) expect(checkDestinationTag(text)).toBeUndefined()
  })

  it('is a whole number from 0 to 4294967295 (VAL-029)', () => {
    for (const text of ['0', '1', '4294967295', '0004294967295'])
      expect(checkDestinationTag(text)).toBeUndefined()
    expect(checkDestinationTag('0'.repeat(59) + '7')).toBeUndefined()
    for (const text of [
      '0'.repeat(60) + '7',
      '4294967296',
      '-1',
      '1.0',
      '1,000',
      '1e3',
      '0x10',
      'abc',
      '١',
      '9'.repeat(1000),
    ])
      expect(checkDestinationTag(text)).toBe('Enter a whole number from 0 to 4294967295, without separators.')
  })

  it('accepts a number exactly when it fits 32 bits (VAL-029)', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 33n }), (tag) => {
        expect(checkDestinationTag(String(tag)) === undefined).toBe(tag < 2n ** 32n)
      }),
    )
  })

  it('is shown without a thousands separator (VAL-030)', () => {
    expect(printDestinationTag('4294967295')).toBe('4294967295')
    expect(printDestinationTag('0001000')).toBe('1000')
    expect(printDestinationTag('0')).toBe('0')
    expect(printDestinationTag('100200')).toBe('100200')
    expect(printDestinationTag('000')).toBe('0')
  })
})

import { describe, expect, it } from 'vitest'
import { checkSignedDecimal } from './signed-decimal.ts'

describe('signed decimal', () => {
  it.each(['0', '-12.5', '+3', '.5', '-.5', '9'.repeat(40)])('accepts %s (VAL-005)', (text) => {
    expect(checkSignedDecimal(text)).toBeUndefined()
  })

  it.each(['-', '+', '.', '1.', '1,5', '1e5', '--1', 'abc', '1 000', 'NaN', '1.2.3'])(
    'refuses %j (VAL-005)',
    (text) => {
      expect(checkSignedDecimal(text)).toBe('Enter a number, for example -12.5.')
    },
  )

  it('accepts nothing (VAL-001)', () => {
    expect(checkSignedDecimal('')).toBeUndefined()
  })
})

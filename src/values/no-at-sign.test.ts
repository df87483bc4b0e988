import { describe, expect, it } from 'vitest'
import { checkNoAtSign } from './no-at-sign.ts'

describe('no at-sign', () => {
  it('refuses any value with an at-sign (VAL-007)', () => {
    for (const text of ['@', 'a@b', 'a@', '\n@']) expect(checkNoAtSign(text)).toBe('Remove the at-sign.')
  })

  it('accepts everything else, nothing included (VAL-001)', () => {
    for (const text of ['', 'a b', 'at', '＠']) expect(checkNoAtSign(text)).toBeUndefined()
  })
})

import { expect, it } from 'vitest'
import { maskUsDay } from './mask.ts'

/** What stands there after these keys, one by one. */
function keys(typed: string): string {
  return Array.from(typed).reduce((shown, key) => maskUsDay(shown + key, shown), '')
}

it('sets the strokes of MM/DD/YYYY (PAY-055)', () => {
  expect(keys('11032026')).toBe('11/03/2026')
  expect(keys('11/03/2026')).toBe('11/03/2026')
  expect(keys('1/3/2026')).toBe('01/03/2026')
  expect(keys('110320267')).toBe('11/03/2026')
})

it('lets what was set be taken back, and leaves a paste to be explained', () => {
  expect(maskUsDay('11/0', '11/03')).toBe('11/0')
  expect(maskUsDay('11/', '11/0')).toBe('11')
  expect(maskUsDay('2026-11-03', '')).toBe('2026-11-03')
  expect(maskUsDay('3 November', '')).toBe('3 November')
})

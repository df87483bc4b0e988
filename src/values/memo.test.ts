import { expect, it } from 'vitest'
import { normaliseMemo } from './memo.ts'

it('trims and upper-cases a memo (PAY-029)', () => {
  expect(normaliseMemo('  Invoice 12, señal  ')).toBe('INVOICE 12, SEÑAL')
  expect(normaliseMemo(' ')).toBe('')
})

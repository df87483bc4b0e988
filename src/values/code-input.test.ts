import { expect, it } from 'vitest'
import { readCode } from './code-input.ts'

const fits = (pattern: RegExp) => (text: string) => pattern.test(text)

it.each([
  [/^\d{6}$/, '200000', ['20-00-00', '20 00 00', '20.00.00', 'Sort code: 20-00-00', '２０-００-００']],
  [/^[A-Z]{4}0[A-Z0-9]{6}$/, 'HDFC0001234', ['hdfc0001234', 'IFSC: HDFC 0001234', 'HDFC-0001234']],
  [/^\d{11}$/, '12345678909', ['123.456.789-09', '123 456 789 09']],
  [/^[0-9A-Z]{12}\d{2}$/, '12345678000195', ['12.345.678/0001-95']],
  [/^\d{5}(-\d{4})?$/, '02134-1234', ['02134 1234', '02134 – 1234']],
  [/^\d{5}-?\d{3}$/, '01310100', ['01310 100', '01.310.100']],
  [/^[A-Z]{2}$/, 'SP', ['sp', ' Sp ']],
])('reads a code in the form that %s takes, however it is grouped (TRU-732)', (pattern, code, typed) => {
  expect(typed.map((text) => readCode(text, fits(pattern)))).toEqual(typed.map(() => code))
  expect(readCode(code, fits(pattern))).toBe(code)
})

it('changes nothing that fits, and nothing that no spelling makes fit (TRU-732)', () => {
  expect(readCode('01310-100', fits(/^\d{5}-?\d{3}$/))).toBe('01310-100')
  for (const text of ['20-00-0', 'São Paulo', '1.23E+11', '20-00-0O'])
    expect(readCode(text, fits(/^\d{6}$/))).toBe(text)
})

import { expect, it } from 'vitest'
import { match } from './search-match.ts'

it('finds a title by the beginnings of its words, whatever their order and case', () => {
  expect(match('Send a payment', 'pay')).toBeGreaterThan(0)
  expect(match('Send a payment', 'PAYMENT se')).toBeGreaterThan(0)
  expect(match('Send a payment', 'yment')).toBe(0)
  expect(match('Send a payment', 'send money')).toBe(0)
})

it('finds a title by either spelling of its letters (TRU-882)', () => {
  expect(match('Müller Söhne', 'mueller soe')).toBe(2)
  expect(match('Mueller', 'müll')).toBe(2)
})

it('puts a title first that begins with what was typed', () => {
  expect(match('Payments', 'pay')).toBeGreaterThan(match('Send a payment', 'pay'))
})

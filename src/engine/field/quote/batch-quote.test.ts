import { expect, it } from 'vitest'
import { batchQuote, type BatchQuote } from './batch-quote.ts'
import type { FieldFacts } from '../types.ts'

const facts: FieldFacts = {
  field: { id: 'quote', type: 'batch-quote', label: 'Quote' },
  options: [],
  read: () => undefined,
}
const checked = (quote: BatchQuote) => batchQuote.check(quote, facts)

it('passes only while the quote stands, and says in words of the server why there is none', () => {
  expect(checked({ status: 'ready' })).toBeUndefined()
  expect(checked({ status: 'loading' })).toBe('Wait for the quote.')
  expect(checked({ status: 'failed', message: 'No quote today.' })).toBe('No quote today.')
  expect(checked(batchQuote.refused?.({ status: 'ready' }) as BatchQuote)).toMatch(/expired/)
})

it('keeps nothing in a draft but a quote that stands', () => {
  expect(batchQuote.keep?.({ status: 'loading' })).toBeUndefined()
  expect(batchQuote.keep?.({ status: 'ready' })).toEqual({ status: 'ready' })
})

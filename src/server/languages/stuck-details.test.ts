import { expect, it } from 'vitest'
import { shippedWorld } from '#tests/server/server.ts'
import { sayStuckDetails } from '#values/generated/say-stuck-details.ts'
import { inEnglish, whileReadBy } from './reader.ts'
import { detailInWords } from './stuck-details.ts'

const { definitions } = shippedWorld()
const inSpanish = (stored: string) =>
  whileReadBy(definitions.languages.of('es-MX'), () => detailInWords(stored))

it('says in the language of the reader what stands behind the reason of a standstill, and stores it in English (TRU-498)', () => {
  const stored = whileReadBy(definitions.languages.of('es-MX'), () =>
    inEnglish(() => sayStuckDetails('otherAmount', { named: '11.00 USD', ordered: '10.00 USD' })),
  )
  expect(stored).toBe('11.00 USD instead of 10.00 USD')
  expect(detailInWords(stored)).toBe(stored)
  expect(inSpanish(stored)).toBe('11.00 USD en lugar de 10.00 USD')
  expect(inSpanish(inEnglish(() => sayStuckDetails('ofCredit', { credit: 'BANK-8', why: stored })))).toBe(
    'BANK-8: 11.00 USD en lugar de 10.00 USD',
  )
  expect(inSpanish(inEnglish(() => sayStuckDetails('part', { part: 'amount' })))).toBe(
    '«amount» no es como lo indica el contrato.',
  )
  expect(inSpanish('COMPLETED after FAILED')).toBe('COMPLETED después de FAILED')
})

it('leaves as it is what a network said in its own words (TRU-498)', () => {
  for (const sentence of [
    '422: no such account, look after it',
    'HELD-BY-BANK',
    '404: 1 USD instead of 2 USD',
  ])
    expect(inSpanish(sentence)).toBe(sentence)
})

it('has every such sentence in another language, each found as what it is (TRU-498)', () => {
  const words = definitions.library.words['stuck-details']!.words
  const same = Object.entries(words).filter(([, english]) => inSpanish(english) === english)
  expect(same.map(([name]) => name)).toEqual(['ofCredit'])
})

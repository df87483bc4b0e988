import { beforeAll, expect, it } from 'vitest'
import { describeAnyEngine } from './engines.ts'
import { legacyQuote } from './legacy-payments.ts'
import type { Caller } from './paying.ts'
import { signIn } from './sign-in.ts'
import { openWorld } from './world.ts'

describeAnyEngine('own rates of the legacy flow', (makeStore) => {
  let sender: Caller

  beforeAll(async () => {
    const { app } = await openWorld(await makeStore('seeded'))
    sender = await signIn(app, 'maker@cordillera.example')
  })

  const ask = (changes: object) => sender.call('POST', '/quote_collections', { body: legacyQuote(changes) })
  const rate = { rate: '20', baseCurrency: 'USD', counterCurrency: 'MXN', rateType: 'seller' }

  it('offers nothing at an own rate by which nothing would be paid, or which is no rate once it is rounded (TRU-760)', async () => {
    const receiving = { quoteType: 'RECEIVING_AMOUNT', amount: '100', customFee: '0' }
    const turned = { ...rate, baseCurrency: 'MXN', counterCurrency: 'USD' }
    for (const [changes, customRate] of [
      [receiving, { ...rate, rate: '1000000000' }],
      [receiving, { ...rate, rate: '0.000000001' }],
      [receiving, { ...turned, rate: '1000000000' }],
      [{}, { ...turned, rate: '1000000000' }],
      [{ quoteType: 'TOTAL_RECEIVED_MINUS_FEES' }, { ...rate, rate: '0.000000001' }],
    ] as const) {
      const { status, body } = await ask({ ...changes, customRate })
      expect([changes, customRate.rate, status], JSON.stringify(body)).toEqual([
        changes,
        customRate.rate,
        422,
      ])
    }
  })
})

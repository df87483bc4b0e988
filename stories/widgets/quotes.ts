import type { Quote } from '#engine/field/quote/quote.ts'
import type { RuntimeServices } from '#runtime/field/types.ts'

/** Facts of the payment route in the stories. */
export const route = {
  funds: 'FUNDED',
  configuration: { productConfiguration: { defaultSourceCurrency: 'USD' } },
  beneficiary: { country: 'MX', currency: 'MXN', payoutCategory: 'BANK' },
}

export const quoteField = {
  type: 'quote',
  label: 'Amount',
  call: 'quotes.create',
  with: {
    sourceCurrency: 'configuration.productConfiguration.defaultSourceCurrency',
    destinationCurrency: 'beneficiary.currency',
    destinationCountry: 'beneficiary.country',
    payinCategory: 'funds',
    payoutCategory: 'beneficiary.payoutCategory',
  },
}

/** Makes a quote of the route in the stories. */
export function quoteFor(patch: Partial<Quote> = {}, seconds = 120): Quote {
  return {
    quoteId: 'quote-1',
    sourceAmount: '1000.00',
    sourceCurrency: 'USD',
    destinationAmount: '17012.40',
    destinationCurrency: 'MXN',
    expiresAt: new Date(Date.now() + seconds * 1000).toISOString(),
    adjustedExchangeRate: { adjustedRate: '17.2277' },
    fees: {
      totalFee: '12.50',
      feeCurrency: 'USD',
      feeBreakdown: [
        { feeDescription: 'Transfer fee', calculatedFee: '9.50' },
        { feeDescription: 'Payout fee', calculatedFee: '3.00' },
      ],
    },
    ...patch,
  }
}

type Call = RuntimeServices['call']

/** Makes a call that returns these answers in turn, and repeats the last one. */
export function inTurn(...answers: readonly (Partial<Quote> | (() => Promise<never>))[]): Call {
  let at = 0
  return async () => {
    const answer = answers[Math.min(at, answers.length - 1)]
    at += 1
    return typeof answer === 'function' ? answer() : { quoteCollectionId: 'c1', quotes: [quoteFor(answer)] }
  }
}

/** Wraps a call to record every request body. */
export function recording(call: Call): { call: Call; bodies: unknown[] } {
  const bodies: unknown[] = []
  return {
    bodies,
    call: (id, request) => {
      bodies.push(request.body)
      return call(id, request)
    },
  }
}

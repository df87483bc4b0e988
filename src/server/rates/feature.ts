import type { Feature } from '../feature.ts'
import { pricingHandlers } from './pricing.ts'

/** The market's rates now, before any spread; a pair nobody trades is left out (API-104). */
export const feature: Feature = ({ network }) => ({
  ...pricingHandlers({ network }),
  'rates.read': async ({ body, now }) => {
    const rates = body.pairs.flatMap(({ source, destination }) => {
      const rate = network.rate(source, destination, now)
      return rate === undefined ? [] : [{ source, destination, rate, at: now.toISOString() }]
    })
    return { body: { rates }, audit: null }
  },
})

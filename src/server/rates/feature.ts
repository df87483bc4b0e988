import type { Feature } from '../feature.ts'
import { pricingHandlers } from './pricing.ts'

/** Returns the current market rates before any spread, without untraded pairs (API-104, TRU-536). */
export const feature: Feature = ({ network }) => ({
  ...pricingHandlers({ network }),
  'rates.read': async ({ body, now }) => {
    const rates = body.pairs.flatMap(({ source, destination }) => {
      const shown = network.shownRate(source, destination, now)
      return shown ? [{ source, destination, rate: shown.rate, at: shown.at }] : []
    })
    return { body: { rates } }
  },
})

import type { Corridor } from '../network/types.ts'

/** Returns a payout method as it is offered (API-143). */
export const toMethod = (corridor: Corridor, country: string | undefined) => ({
  ...(country ? { country } : {}),
  currency: corridor.currency,
  payoutCategory: corridor.payoutCategory,
  ...(corridor.destinationBlockchainNetwork
    ? { destinationBlockchainNetwork: corridor.destinationBlockchainNetwork }
    : {}),
  sources: corridor.sources,
  rails: corridor.rails.map(({ name, settles, upTo }) => ({
    name,
    settles,
    ...(upTo !== undefined && { upTo }),
  })),
  ...corridor.limits,
})

import type { Handlers } from '../app/call.ts'
import { isOpen, readConfiguration } from '../configuration/product.ts'
import type { Corridor, NetworkGateway } from '../network/types.ts'

const toPrice = ({
  country,
  currency,
  payoutCategory,
  destinationBlockchainNetwork,
  fee,
  spread,
}: Corridor) => ({
  ...(country !== undefined && { country }),
  currency,
  payoutCategory,
  ...(destinationBlockchainNetwork !== undefined && { destinationBlockchainNetwork }),
  fixedFee: fee.fixed,
  leastFee: fee.least,
  share: fee.share,
  spread,
})

/** Lists the prices of the organisation's open corridors (API-105). */
export const pricingHandlers = ({ network }: { network: NetworkGateway }): Handlers => ({
  'pricing.list': async ({ trx, tenant }) => {
    const configuration = await readConfiguration(trx, network.corridors)
    const open = network.corridors.filter((corridor) => isOpen(configuration, corridor, tenant.environment))
    return { body: { prices: open.map(toPrice) } }
  },
})

import { findCorridor } from './corridors.ts'
import type { NetworkData } from './data.ts'
import { marketRate } from './market.ts'
import { causeInWords } from './network-words.ts'
import type { Corridor, NetworkCatalogue } from './types.ts'

/** What is offered, at which rate, and what causes are called, as the definitions say and the network serves. */
export const networkCatalogue = (
  data: Pick<NetworkData, 'corridors' | 'market' | 'scenarios'>,
  /** Those that are offered at the moment. */
  served: () => readonly Corridor[] = () => data.corridors,
): NetworkCatalogue => ({
  get corridors() {
    return served()
  },
  corridor: (route) => findCorridor(served(), route),
  rate: (source, destination, at) => marketRate(data.market, source, destination, at),
  cause: (id) => {
    const cause = data.scenarios.causes[id]
    return cause && causeInWords(cause)
  },
})

import { findCorridor } from './corridors.ts'
import type { NetworkData } from './data.ts'
import { marketRate } from './market.ts'
import { causeInWords } from './network-words.ts'
import type { NetworkCatalogue } from './types.ts'

/** What is offered, at which rate, and what causes are called, as the definitions say; whichever network pays out. */
export const networkCatalogue = (
  data: Pick<NetworkData, 'corridors' | 'market' | 'scenarios'>,
): NetworkCatalogue => ({
  corridors: data.corridors,
  corridor: (route) => findCorridor(data.corridors, route),
  rate: (source, destination, at) => marketRate(data.market, source, destination, at),
  cause: (id) => {
    const cause = data.scenarios.causes[id]
    return cause && causeInWords(cause)
  },
})

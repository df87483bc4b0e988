import { arrivalDay, calendarOf, type BankCalendar } from './calendar/arrival.ts'
import { findCorridor } from './corridors.ts'
import type { NetworkData } from './data.ts'
import { marketRate } from './rates/market.ts'
import { causeInWords } from './network-words.ts'
import type { Corridor, NetworkCatalogue } from './types.ts'

/**
 * Builds the catalogue of corridors, rates and causes from the definitions and the corridors that the network
 * serves.
 */
export const networkCatalogue = (
  data: Pick<NetworkData, 'corridors' | 'market' | 'scenarios' | 'calendars'>,
  /** The corridors that the network serves now. */
  served: () => readonly Corridor[] = () => data.corridors,
  calendars: () => readonly BankCalendar[] = () => data.calendars,
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
  arrival: ({ country, currency }, { bankingDays }, at) => {
    if (bankingDays === undefined) return undefined
    const calendar = calendarOf(calendars(), { country, currency })
    return calendar && arrivalDay(calendar, bankingDays, at)
  },
})

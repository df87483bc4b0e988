import type { CallRequest, Handlers } from '../app/call.ts'
import { refused } from '../app/refused.ts'
import type { HttpNetwork } from '../network/http-network.ts'
import { checkUuid } from '#values/uuid.ts'
import { connectionEntries } from './entries/entry-storage.ts'

const exchangeIn = async ({ trx, params }: CallRequest) =>
  checkUuid(params.id ?? '') ? undefined : connectionEntries.find(trx, 'exchange', params.id ?? '')

/** Returns the current rate of every traded pair of an exchange's currencies (CON-009). */
export const exchangeRateHandlers = ({ network }: { network: Pick<HttpNetwork, 'shownRate'> }): Handlers => ({
  'exchangeRates.list': async (request) => {
    const exchange = await exchangeIn(request)
    if (!exchange) return refused('not-found')
    const codes = exchange.details.supportedCurrencies.split(', ')
    const content = codes.flatMap((source) =>
      codes.flatMap((destination) => {
        const shown = source === destination ? undefined : network.shownRate(source, destination, request.now)
        if (!shown) return []
        return {
          id: `${source}-${destination}`,
          source_currency: source,
          destination_currency: destination,
          rate: shown.rate,
          created_at: shown.at,
        }
      }),
    )
    return { body: { content } }
  },
})

import type { AskNetwork } from '../http/asking.ts'
import {
  readFirmQuote,
  whyNotQuoted,
  type FirmQuote,
  type FirmQuoteRequest,
  type QuoteOutcome,
} from './contract.ts'
import { sayWrong } from '../http/contract-parts.ts'

/** Creates the client for firm quotes; while the network does not answer, nothing is priced (TRU-370). */
export const createQuoteClient =
  (ask: AskNetwork): ((request: FirmQuoteRequest) => Promise<QuoteOutcome>) =>
  async (request) => {
    const answer = await ask<FirmQuote>({
      capability: 'quotes',
      method: 'PUT',
      path: `/quotes/${request.quoteId}`,
      content: request,
      read: (body) => {
        const quote = readFirmQuote(body)
        if ('wrong' in quote) return { why: sayWrong(quote.wrong) }
        const why = whyNotQuoted(request, quote)
        return why === undefined ? { content: quote } : { why }
      },
    })
    if (answer.kind === 'unserved') return { kind: 'own' }
    if (answer.kind === 'answer') return { kind: 'quote', quote: answer.content }
    return { kind: answer.kind, why: answer.why }
  }

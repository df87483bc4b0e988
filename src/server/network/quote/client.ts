import { createBreaker } from '../payout/breaker.ts'
import type { PayoutTerms } from '../payout/terms.ts'
import { isLater, parse, whyOf, type SendRequest } from '../http/request.ts'
import { readFirmQuote, whyNotQuoted, type FirmQuoteRequest, type QuoteOutcome } from './contract.ts'

/** Asks a network for firm quotes; a network that does not answer is spared, and prices nothing meanwhile (TRU-370). */
export const createQuoteClient = (
  send: SendRequest,
  capabilities: (what: 'quotes') => Promise<boolean | undefined>,
  terms: Pick<PayoutTerms, 'breaker'>,
): ((request: FirmQuoteRequest) => Promise<QuoteOutcome>) => {
  const breaker = createBreaker(terms.breaker)
  return async (request) => {
    const isOffered = await capabilities('quotes')
    if (isOffered === undefined) return { kind: 'silent', why: 'The network does not say what it can do.' }
    if (!isOffered) return { kind: 'own' }
    if (breaker.allowed(Date.now(), 1) === 0)
      return { kind: 'silent', why: 'The network did not answer before.' }
    const answer = await send('PUT', `/quotes/${request.quoteId}`, request)
    const isSilent = 'silent' in answer || isLater(answer.status)
    breaker.note(!isSilent, Date.now())
    if ('silent' in answer) return { kind: 'silent', why: answer.silent }
    if (answer.status < 200 || answer.status > 299)
      return { kind: isSilent ? 'silent' : 'refused', why: whyOf(answer.status, answer.text) }
    const quote = readFirmQuote(parse(answer.text))
    if ('wrong' in quote)
      return { kind: 'unreadable', why: `'${quote.wrong}' is not as the contract has it.` }
    const why = whyNotQuoted(request, quote)
    return why === undefined ? { kind: 'quote', quote } : { kind: 'unreadable', why }
  }
}

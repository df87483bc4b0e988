import { sql } from 'kysely'
import type { CallRequest } from '../../app/call.ts'
import { refusedField } from '../../app/refused.ts'
import type { QuoteRow } from '../../quotes/answer.ts'

type Flow = QuoteRow['flow']
type Asker = Pick<CallRequest, 'trx' | 'tenant' | 'now'>

/** Finds a quote of the same person; a colleague's quote does not exist for others. */
const find = ({ trx, tenant }: Asker, id: string, flow: Flow): Promise<QuoteRow | undefined> =>
  trx
    .selectFrom('quotes')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', tenant.userId)
    .where('flow', '=', flow)
    .where('replaces', 'is', null)
    .executeTakeFirst()

/** Returns the name of the quote's ID in the request of each flow. */
const placeOf = (flow: Flow): string => (flow === 'LEGACY' ? 'quote_id' : 'quoteId')

const whyNot = (quote: QuoteRow, now: Date) => {
  const place = placeOf(quote.flow)
  if (quote.state === 'accepted') return refusedField('quote-accepted-already', place)
  return quote.expires_at <= now ? refusedField('quote-expired', place) : undefined
}

/** Returns a valid quote, or why it cannot be accepted. */
export const lookAtQuote = async (asker: Asker, id: string, flow: Flow) => {
  const quote = await find(asker, id, flow)
  return quote ? (whyNot(quote, asker.now) ?? quote) : refusedField('quote-unknown', placeOf(flow))
}

/**
 * Accepts a quote once, while it is valid by the database's clock; the second of two requests learns why
 * (QUO-027).
 */
export const takeQuote = async (asker: Asker, id: string, flow: Flow) => {
  const taken = await asker.trx
    .updateTable('quotes')
    .set({ state: 'accepted' })
    .where('id', '=', id)
    .where('user_id', '=', asker.tenant.userId)
    .where('flow', '=', flow)
    .where('replaces', 'is', null)
    .where('state', '=', 'open')
    .where('expires_at', '>', sql<Date>`app_now()`)
    .returningAll()
    .executeTakeFirst()
  if (taken) return taken
  const quote = await find(asker, id, flow)
  return (quote && whyNot(quote, asker.now)) ?? refusedField('quote-unknown', placeOf(flow))
}

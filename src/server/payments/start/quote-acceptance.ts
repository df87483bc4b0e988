import { sql } from 'kysely'
import type { CallRequest } from '../../app/call.ts'
import { refusedField } from '../../app/refused.ts'
import type { QuoteRow } from '../../quotes/answer.ts'

type Flow = QuoteRow['flow']
type Asker = Pick<CallRequest, 'trx' | 'tenant' | 'now'>

/** A quote is a promise to one person: a colleague's does not exist for anybody else. */
const find = ({ trx, tenant }: Asker, id: string, flow: Flow): Promise<QuoteRow | undefined> =>
  trx
    .selectFrom('quotes')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', tenant.userId)
    .where('flow', '=', flow)
    .where('replaces', 'is', null)
    .executeTakeFirst()

/** What the request of each flow calls the quote. */
const placeOf = (flow: Flow): string => (flow === 'LEGACY' ? 'quote_id' : 'quoteId')

const whyNot = (quote: QuoteRow, now: Date) => {
  const place = placeOf(quote.flow)
  if (quote.state === 'accepted') return refusedField('quote-accepted-already', place)
  return quote.expires_at <= now ? refusedField('quote-expired', place) : undefined
}

/** The quote as it stands, or why it cannot be taken. */
export const lookAtQuote = async (asker: Asker, id: string, flow: Flow) => {
  const quote = await find(asker, id, flow)
  return quote ? (whyNot(quote, asker.now) ?? quote) : refusedField('quote-unknown', placeOf(flow))
}

/** Takes a quote, once, while it stands by the database's clock; the loser of a race learns why (QUO-027). */
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

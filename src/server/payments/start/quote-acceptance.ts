import { sql } from 'kysely'
import type { CallRequest } from '../../app/call.ts'
import { refusedField } from '../../app/refused.ts'
import type { QuoteRow } from '../../quotes/answer.ts'

type Flow = QuoteRow['flow']
type Asker = Pick<CallRequest, 'trx' | 'tenant' | 'now'>

/** A quote as it is named: by its ID, and by its batch if a row of one takes it. */
export interface NamedQuote {
  id: string
  flow: Flow
  batchId?: string | undefined
}

/**
 * Matches a quote of the same person that was made for this use; all others do not exist for it. The price of
 * a batch is fixed for longer, so it pays for the rows of its batch alone (TRU-708).
 */
const isMeant = ({ tenant }: Pick<Asker, 'tenant'>, { id, flow, batchId }: NamedQuote) =>
  sql<boolean>`id = ${id} and user_id = ${tenant.userId} and flow = ${flow} and replaces is null
    and ${
      batchId === undefined
        ? sql`not exists (select from batches b where b.org_id = quotes.org_id and b.id = quotes.collection_id)`
        : sql`collection_id = ${batchId}`
    }`

const find = (asker: Asker, named: NamedQuote): Promise<QuoteRow | undefined> =>
  asker.trx.selectFrom('quotes').selectAll().where(isMeant(asker, named)).executeTakeFirst()

/** Returns the name of the quote's ID in the request of each flow. */
const placeOf = (flow: Flow): string => (flow === 'LEGACY' ? 'quote_id' : 'quoteId')

const whyNot = (quote: QuoteRow, now: Date) => {
  const place = placeOf(quote.flow)
  if (quote.state === 'accepted') return refusedField('quote-accepted-already', place)
  return quote.expires_at <= now ? refusedField('quote-expired', place) : undefined
}

/** Returns a valid quote, or why it cannot be accepted. */
export const lookAtQuote = async (asker: Asker, named: NamedQuote) => {
  const quote = await find(asker, named)
  return quote ? (whyNot(quote, asker.now) ?? quote) : refusedField('quote-unknown', placeOf(named.flow))
}

/**
 * Accepts a quote once, while it is valid by the database's clock; the second of two requests learns why
 * (QUO-027).
 */
export const takeQuote = async (asker: Asker, named: NamedQuote) => {
  const taken = await asker.trx
    .updateTable('quotes')
    .set({ state: 'accepted' })
    .where(isMeant(asker, named))
    .where('state', '=', 'open')
    .where('expires_at', '>', sql<Date>`app_now()`)
    .returningAll()
    .executeTakeFirst()
  if (taken) return taken
  const quote = await find(asker, named)
  return (quote && whyNot(quote, asker.now)) ?? refusedField('quote-unknown', placeOf(named.flow))
}

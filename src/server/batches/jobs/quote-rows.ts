import { sql } from 'kysely'
import { Refused } from '../../app/refused.ts'
import { whyUncovered } from '../../balances/reservation.ts'
import { limitOf } from '../../definitions/limit.ts'
import { collectNeeded } from '../../network/http/outside-transaction.ts'
import type { PaymentDependencies } from '../../payments/checks.ts'
import { saveQuote } from '../../quotes/quote-storage.ts'
import { findFirmOffer } from '../../quotes/offer.ts'
import { appNow } from '../../store/clock.ts'
import type { Row } from '../../store/generated/database.ts'
import type { Trx } from '../../store/tenant.ts'
import type { BatchHandover } from '../batch.ts'
import { reasonOf } from './reason.ts'
import { failRow, lockBatch, nextRows } from './work.ts'

/** Faults of the network; any other fault concerns the row. */
const NOTHING_OFFERED = new Set(['quote-failed', 'payout-not-available', 'no-accounts'])

/**
 * The requested validity of a quote: until the batch is accepted as a whole, and its payments are made. A
 * network may bind itself for less.
 */
const secondsOf = ({ definitions }: PaymentDependencies): number =>
  limitOf(definitions, 'batchQuoteSeconds') + limitOf(definitions, 'batchSeconds')

/** Returns the sum of the quoted rows of a batch. */
const takenBy = async (trx: Trx, { id }: BatchHandover): Promise<string> => {
  const { total } = await trx
    .selectFrom('batch_rows')
    .select((is) => is.fn.sum<string | null>('source_amount').as('total'))
    .where('batch_id', '=', id)
    .where('state', '=', 'quoted')
    .executeTakeFirstOrThrow()
  return total ?? '0'
}

const quoteRow = async (
  trx: Trx,
  dependencies: PaymentDependencies,
  batch: BatchHandover,
  row: Row<'batch_rows'>,
): Promise<void> => {
  const { orgId, environment, userId, id } = batch
  const { wanted } = row.asked
  const seconds = secondsOf(dependencies)
  const offer = await findFirmOffer(trx, dependencies, wanted, { now: await appNow(trx), orgId, seconds })
  if (offer instanceof Refused) {
    const error = NOTHING_OFFERED.has(offer.fault) ? 'NO_QUOTES' : 'QUOTE_CREATION'
    return failRow(trx, row, error, reasonOf(dependencies.definitions, offer))
  }
  const account = { orgId, environment, currency: wanted.sourceCurrency }
  const taking = { ...account, amount: offer.price.sourceAmount, beside: await takenBy(trx, batch) }
  const uncovered = await whyUncovered(trx, taking, 'amount')
  if (uncovered) return failRow(trx, row, 'QUOTE_CREATION', reasonOf(dependencies.definitions, uncovered))
  const terms = { flow: 'DIRECT', quoteType: wanted.side, seconds, collectionId: id } as const
  const quote = await saveQuote(trx, { orgId, environment, userId }, wanted, offer, terms)
  await trx
    .updateTable('batch_rows')
    .set({
      state: 'quoted',
      quote_id: quote.id,
      source_amount: quote.source_amount,
      source_currency: quote.source_currency,
      destination_amount: quote.destination_amount,
      destination_currency: quote.destination_currency,
      total_fee: quote.total_fee,
    })
    .where('batch_id', '=', id)
    .where('row', '=', row.row)
    .where('state', '=', 'waiting')
    .execute()
}

/**
 * Completes the quote of a batch, which stands no longer than the network holds each of its prices (TRU-709).
 * A batch without any quoted row ends here (LIM-006).
 */
const finish = async (trx: Trx, dependencies: PaymentDependencies, { id }: BatchHandover): Promise<void> => {
  const { quotes, total } = await trx
    .selectFrom('batch_rows')
    .select((is) => [is.fn.countAll<string>().as('quotes'), is.fn.sum<string>('source_amount').as('total')])
    .where('batch_id', '=', id)
    .where('state', '=', 'quoted')
    .executeTakeFirstOrThrow()
  const until = (seconds: number) => sql<Date>`app_now() + make_interval(secs => ${seconds}::float8)`
  const isQuoted = Number(quotes) > 0
  await trx
    .updateTable('batches')
    .set({
      state: isQuoted ? 'BATCH_QUOTE_CREATED' : 'ERROR',
      total,
      ...(isQuoted && {
        quoted_at: sql<Date>`app_now()`,
        expires_at: sql<Date>`least(${until(limitOf(dependencies.definitions, 'batchQuoteSeconds'))},
          (select min(q.expires_at) from quotes q where q.org_id = batches.org_id and q.collection_id = batches.id
            and q.network_quote is not null))`,
      }),
    })
    .where('id', '=', id)
    .execute()
  await trx
    .updateTable('quotes')
    .set({ expires_at: until(secondsOf(dependencies)) })
    .where('collection_id', '=', id)
    .where('network_quote', 'is', null)
    .execute()
}

/** Quotes the next rows of a batch in the caller's transaction; resolves to true while there are more. */
export const quotePiece = async (
  trx: Trx,
  dependencies: PaymentDependencies,
  batch: BatchHandover,
): Promise<boolean> => {
  if (!(await lockBatch(trx, batch, ['CREATING_BATCH_QUOTE']))) return false
  const rows = await nextRows(trx, batch, 'waiting')
  await collectNeeded(rows.map((row) => () => quoteRow(trx, dependencies, batch, row)))
  if (rows.length > 0) return true
  await finish(trx, dependencies, batch)
  return false
}

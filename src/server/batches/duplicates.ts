import { sql } from 'kysely'
import { formatDateTime } from '#values/date.ts'
import { hashIntent } from '../app/calls/idempotency.ts'
import { refused } from '../app/refused.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { limitOf } from '../definitions/limit.ts'
import { waitingChangesOf } from '../identities/change/waiting-changes.ts'
import {
  batchesKey,
  findAlike,
  payeeKeys,
  sayAlike,
  sayLikeness,
  statesReleased,
  type Likeness,
} from '../payments/start/duplicates.ts'
import { isStuckPayment } from '../payments/stuck-payment.ts'
import type { Row } from '../store/generated/database.ts'
import type { Tenant, Trx } from '../store/tenant.ts'
import type { RequestedPayment } from './batch.ts'
import { sayRefusals } from '#values/generated/say-refusals.ts'
import { inEnglish } from '../languages/reader.ts'
import { currentLanguage } from '#values/language.ts'

type RequestedRow = Pick<Row<'batch_rows'>, 'row' | 'asked'>
type QuotedRow = RequestedRow & Pick<Row<'batch_rows'>, 'quote_id'>

/** A likely duplicate that a person must confirm. */
export interface Duplicate {
  id: string
  says: string
  batchId?: string
  paymentId?: string
  changeId?: string
  row?: number
}

/** Returns a hash of the rows; the same rows give the same hash, in any order and from any file. */
export const hashContent = (rows: readonly { asked: object }[]): string =>
  hashIntent(rows.map(({ asked }) => hashIntent(asked)).toSorted())

const keysOf = (
  { wanted, payment }: RequestedPayment,
  payees: ReadonlyMap<string, string>,
): [Likeness, string][] => {
  const currency = wanted.side === 'SOURCE_AMOUNT' ? wanted.sourceCurrency : wanted.route.currency
  return [
    [
      'PAYEE_AND_AMOUNT',
      `${payees.get(payment.beneficiaryIdentityId) ?? payment.beneficiaryIdentityId} ${wanted.amount} ${wanted.side} ${currency}`,
    ],
    ['INTERNAL_ID', payment.internalId.toLowerCase()],
  ]
}

const payeeOf = ({ asked }: Pick<RequestedRow, 'asked'>): string => asked.payment.beneficiaryIdentityId

/** Returns, by row number, the likenesses to an earlier row of the batch as text. */
export const sayRowsAlike = async (trx: Trx, rows: readonly RequestedRow[]): Promise<Map<number, string>> => {
  const payees = await payeeKeys(trx, [...new Set(rows.map(payeeOf))])
  const first = new Map<string, number>()
  const messages = new Map<number, string>()
  for (const { row, asked } of rows.toSorted((a, b) => a.row - b.row)) {
    const alike = new Map<number, Likeness[]>()
    for (const [likeness, key] of keysOf(asked, payees)) {
      const place = `${likeness} ${key}`
      const earlier = first.get(place)
      if (earlier === undefined) first.set(place, row)
      else alike.set(earlier, [...(alike.get(earlier) ?? []), likeness])
    }
    const sentences = [...alike].map(([earlier, likenesses]) =>
      sayRefusals('asRow', { likeness: sayLikeness(likenesses), row: String(earlier) }),
    )
    const likenesses = new Intl.ListFormat(currentLanguage().tag).format(sentences)
    if (sentences.length > 0) messages.set(row, sayRefusals('rowHas', { row: String(row), likenesses }))
  }
  return messages
}

/** Finds accepted batches with the same rows, unless all their money was released. */
const findSameBatches = async (
  trx: Trx,
  definitions: ServerDefinitions,
  { orgId, environment }: Tenant,
  id: string,
) => {
  const { rows } = await sql<{ id: string; batch_name: string; accepted_at: Date }>`
    select other.id, other.batch_name, other.accepted_at from batches own
    join batches other on other.org_id = own.org_id and other.environment = own.environment
      and other.content_hash = own.content_hash and other.id <> own.id and other.accepted_at is not null
    where own.org_id = ${orgId} and own.environment = ${environment} and own.id = ${id}::uuid
      and (other.state in ('BATCH_QUOTE_PENDING', 'BATCH_QUOTE_ACCEPTED') or exists (
        select 1 from payments p where p.org_id = other.org_id and p.environment = other.environment
          and p.batch_id = other.id and (p.state <> all(${statesReleased(definitions)}::text[]) or ${isStuckPayment})))
    order by other.accepted_at desc limit 10`.execute(trx)
  return rows
}

/**
 * Finds payments that quoted rows resemble, except those of the given batches, which are reported as a whole.
 */
const findPayments = async (
  trx: Trx,
  definitions: ServerDefinitions,
  { id, rows, batches }: { id: string; rows: readonly QuotedRow[]; batches: readonly string[] },
  seconds: number,
): Promise<Duplicate[]> => {
  const found = await trx.selectFrom('quotes').selectAll().where('collection_id', '=', id).execute()
  const quotes = new Map(found.map((quote) => [quote.id, quote]))
  const duplicates: Duplicate[] = []
  for (const { row, asked, quote_id: quoteId } of rows) {
    const quote = quotes.get(quoteId ?? '')
    if (!quote) continue
    const { beneficiaryIdentityId: beneficiaryId, internalId } = asked.payment
    const alike = { quote, beneficiaryId, internalId, endToEndId: undefined, confirmed: [] }
    for (const other of await findAlike(trx, definitions, alike, seconds))
      if (!batches.includes(other.batch_id ?? '') && !duplicates.some((one) => one.id === other.id))
        duplicates.push({
          id: other.id,
          paymentId: other.id,
          row,
          says: sayRefusals('rowAlike', { row: String(row), why: sayAlike(other) }),
        })
  }
  return duplicates
}

/**
 * Finds pending changes of payees, each at its first row; the money still goes to the old account (TRU-595).
 */
const findWaitingChanges = async (trx: Trx, rows: readonly RequestedRow[]): Promise<Duplicate[]> => {
  const first = new Map<string, number>()
  for (const one of rows.toReversed()) first.set(payeeOf(one), one.row)
  const waiting = await waitingChangesOf(trx, [...first.keys()])
  return [...waiting].flatMap(([payee, changes]) => {
    const row = first.get(payee) ?? 0
    return changes.map(({ changeId, says: why }) => ({
      id: changeId,
      changeId,
      row,
      says: sayRefusals('rowChangeWaits', { row: String(row), why }),
    }))
  })
}

/**
 * Refuses a batch with duplicates until the request confirms each of them by ID, and returns the confirmed ones. A
 * duplicate is an equal earlier batch, an equal row or payment, or a payee with a pending change. Batches are compared
 * one at a time (TRU-037, TRU-038, TRU-039).
 */
export const refuseDuplicateBatch = async (
  trx: Trx,
  definitions: ServerDefinitions,
  tenant: Tenant,
  id: string,
  confirmed: readonly string[],
) => {
  const seconds = limitOf(definitions, 'duplicateSeconds')
  const isCompared = seconds > 0
  if (isCompared) await sql`select pg_advisory_xact_lock(${batchesKey(tenant)})`.execute(trx)
  const batches = isCompared ? await findSameBatches(trx, definitions, tenant, id) : []
  const rows = await trx
    .selectFrom('batch_rows')
    .select(['row', 'asked', 'quote_id'])
    .where('batch_id', '=', id)
    .where('state', '=', 'quoted')
    .orderBy('row')
    .execute()
  const collectAlike = async (): Promise<Duplicate[]> => [
    ...batches.map((batch) => ({
      id: batch.id,
      batchId: batch.id,
      says: sayRefusals('batchAlike', {
        name: batch.batch_name,
        time: formatDateTime(batch.accepted_at.toISOString(), 'UTC'),
      }),
    })),
    ...[...(await sayRowsAlike(trx, rows))].map(([row, says]) => ({ id: `row-${row}`, row, says })),
    ...(await findPayments(
      trx,
      definitions,
      { id, rows, batches: batches.map((batch) => batch.id) },
      seconds,
    )),
  ]
  const collect = async () => [
    ...(isCompared ? await collectAlike() : []),
    ...(await findWaitingChanges(trx, rows)),
  ]
  const stored = await inEnglish(collect)
  if (stored.every((one) => confirmed.includes(one.id))) return stored
  const duplicates = await collect()
  return refused('batch-duplicate', {
    values: { count: String(duplicates.length) },
    current: { duplicates },
  })
}

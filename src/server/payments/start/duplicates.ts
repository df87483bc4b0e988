import { sql, type RawBuilder } from 'kysely'
import type { FaultName } from '#definition/wire.ts'
import { formatDateTime } from '#values/date.ts'
import { formatMoney } from '#values/money.ts'
import type { ServerDefinitions } from '../../app/definitions.ts'
import { Refused, refused } from '../../app/refused.ts'
import { limitOf } from '../../definitions/limit.ts'
import type { QuoteRow } from '../../quotes/answer.ts'
import type { Tenant, Trx } from '../../store/tenant.ts'
import { sayRefusals } from '#values/generated/say-refusals.ts'
import { currentLanguage } from '#values/language.ts'
import { inEnglish } from '../../languages/reader.ts'
import { isStuckPayment } from '../stuck-payment.ts'

/** A likeness between a new payment and an earlier one. */
export type Likeness = 'PAYEE_AND_AMOUNT' | 'INTERNAL_ID' | 'END_TO_END_ID'

const WORDS = {
  PAYEE_AND_AMOUNT: 'samePayee',
  INTERNAL_ID: 'sameInternalId',
  END_TO_END_ID: 'sameEndToEndId',
} as const satisfies Readonly<Record<Likeness, string>>

/** A new payment, with the values that are compared. */
interface Comparable {
  quote: QuoteRow
  /** Absent in the legacy flow, whose quote has the receiver's address. */
  beneficiaryId?: string
  internalId: string | undefined
  /** The reference given by the sender; undefined if the server creates it. */
  endToEndId: string | undefined
  /** IDs of similar payments that the person confirmed to be different. */
  confirmed: readonly string[]
}

/** A confirmed duplicate, for the audit trail. */
export interface ConfirmedDuplicate {
  paymentId: string
  alike: Likeness[]
  says: string
}

interface Found {
  id: string
  batch_id: string | null
  created_at: Date
  state: string
  source_amount: string
  source_currency: string
  destination_amount: string
  destination_currency: string
  payee: string | null
  alike: Likeness[]
}

/**
 * Returns the states in which the money was released; a similar payment in one of them is no duplicate, unless
 * it is stuck.
 */
export const statesReleased = ({ library }: Pick<ServerDefinitions, 'library'>): string[] =>
  ['payment', 'legacy-payment'].flatMap((id) => {
    const { states = {}, displays = [] } = library.machines[id] ?? {}
    const all = [...Object.entries(states), ...displays.map((display) => [display.state, display] as const)]
    return all.filter(([, { funds }]) => funds === 'released').map(([state]) => state)
  })

/** Returns a key per beneficiary that is equal for the same payee: the account, or else the ID (TRU-117). */
export const payeeKeys = async (trx: Trx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await trx
    .selectFrom('identities')
    .select(['id', 'account_key'])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, account_key: account }) => [id, account ?? id]))
}

/**
 * Selects all beneficiaries with the account of a payee, deleted ones included; without an account, the payee
 * alone.
 */
const payeesAt = ({ org_id: orgId, environment }: QuoteRow, id: string): RawBuilder<unknown> =>
  sql`array(select id from identities where org_id = ${orgId} and environment = ${environment} and identity_type = 'BENEFICIARY'
      and account_key = (select account_key from identities where org_id = ${orgId} and id = ${id}::uuid)
    union select ${id}::uuid)`

const SHOWN = sql`org_id, id, batch_id, created_at, state, source_amount, source_currency, destination_amount,
  destination_currency, beneficiary_id, receiver_account`

const criteriaOf = ({ quote, beneficiaryId, internalId, endToEndId }: Comparable, seconds: number) => {
  const payee =
    beneficiaryId === undefined
      ? sql`receiver_account = account_in(${quote.receiver_address}) and receiver_host is not distinct from host_in(${quote.receiver_address})`
      : sql`beneficiary_id = any(${payeesAt(quote, beneficiaryId)})`
  const amount = sql`((source_currency = ${quote.source_currency} and source_amount = ${quote.source_amount}::numeric)
    or (destination_currency = ${quote.destination_currency} and destination_amount = ${quote.destination_amount}::numeric))`
  const since = sql`created_at > app_now() - make_interval(secs => ${seconds}::float8)`
  const reference = (column: 'internal_key' | 'end_to_end_key', given: string | undefined) =>
    given === undefined ? undefined : sql`${sql.ref(column)} = lower(${given}::text)`
  return [
    ['PAYEE_AND_AMOUNT', sql`${payee} and ${amount} and ${since}`],
    ['INTERNAL_ID', reference('internal_key', internalId)],
    ['END_TO_END_ID', reference('end_to_end_key', endToEndId)],
  ] satisfies [Likeness, RawBuilder<unknown> | undefined][]
}

/**
 * Selects rows of accepted batches that have no payment yet; rows of the same batch are compared elsewhere.
 */
const waitingRows = ({
  org_id: orgId,
  environment,
  collection_id: own,
}: QuoteRow): RawBuilder<unknown> => sql`
  select r.quote_id as id, r.org_id, b.id as batch_id, b.accepted_at as created_at, 'INITIATED'::text as state,
    r.source_amount, r.source_currency, r.destination_amount, r.destination_currency,
    (r.asked #>> '{payment,beneficiaryIdentityId}')::uuid as beneficiary_id,
    null::text as receiver_account, null::text as receiver_host,
    lower(r.asked #>> '{payment,internalId}') as internal_key, null::text as end_to_end_key
  from batches b join batch_rows r on r.org_id = b.org_id and r.batch_id = b.id and r.state = 'quoted'
  where b.org_id = ${orgId} and b.environment = ${environment} and b.id <> ${own}::uuid
    and b.state in ('BATCH_QUOTE_PENDING', 'BATCH_QUOTE_ACCEPTED')`

/** The lock key of comparisons: a batch takes it exclusively, payments share it. */
export const batchesKey = ({
  orgId,
  environment,
}: Pick<Tenant, 'orgId' | 'environment'>): RawBuilder<unknown> =>
  sql`hashtextextended(${`alike batches ${orgId} ${environment}`}, 0)`

/** Locks similar payments until the transaction ends, always in the same order. */
const lockAlike = async (
  trx: Trx,
  { quote, internalId, endToEndId }: Comparable,
  payee: string | null,
): Promise<void> => {
  const shared = [`payee ${payee}`, `internal ${internalId?.toLowerCase()}`]
  const given = endToEndId === undefined ? [] : [`end-to-end ${endToEndId.toLowerCase()}`]
  const { org_id: orgId, environment } = quote
  await sql`select pg_advisory_xact_lock_shared(${batchesKey({ orgId, environment })})`.execute(trx)
  const names = [...shared, ...given].map((name) => `${quote.org_id} ${quote.environment} ${name}`)
  await sql`select pg_advisory_xact_lock(key) from
    (select distinct hashtextextended('alike ' || name, 0) as key from unnest(${names}::text[]) as name order by 1) as keys`.execute(
    trx,
  )
}

/** Finds the newest similar payment or batch row by each likeness, newest first, for a person to confirm. */
export const findAlike = async (
  trx: Trx,
  definitions: ServerDefinitions,
  requested: Comparable,
  seconds: number,
): Promise<Found[]> => {
  const { org_id: orgId, environment, id } = requested.quote
  const searches = criteriaOf(requested, seconds).flatMap(([likeness, where]) =>
    where
      ? [
          sql`(select id, ${likeness}::text as likeness from payments p
            where org_id = ${orgId} and environment = ${environment} and ${where} and id <> ${id}::uuid
              and side = 'sender' and payment_type = 'SEND' and (state <> all(${statesReleased(definitions)}::text[]) or ${isStuckPayment})
            order by created_at desc limit 1)`,
          sql`(select id, ${likeness}::text as likeness from waiting where ${where} and id <> ${id}::uuid
            order by created_at desc limit 1)`,
        ]
      : [],
  )
  const { rows } = await sql<Found>`with waiting as (${waitingRows(requested.quote)})
    select p.id, p.batch_id, p.created_at, p.state, p.source_amount, p.source_currency,
      p.destination_amount, p.destination_currency, coalesce(i.nick_name, p.receiver_account) as payee,
      array_agg(found.likeness order by found.likeness) as alike
    from (${sql.join(searches, sql` union all `)}) as found
    join lateral (select ${SHOWN} from payments where org_id = ${orgId} and id = found.id
      union all select ${SHOWN} from waiting where id = found.id) p on true
    left join identities i on i.org_id = p.org_id and i.id = p.beneficiary_id
    group by p.org_id, p.id, p.batch_id, p.created_at, p.state, p.source_amount, p.source_currency, p.destination_amount,
      p.destination_currency, p.receiver_account, i.nick_name
    order by p.created_at desc, p.id`.execute(trx)
  return rows
}

/** Returns the likenesses as text. */
export const sayLikeness = (alike: readonly Likeness[]): string =>
  new Intl.ListFormat(currentLanguage().tag).format(alike.map((likeness) => sayRefusals(WORDS[likeness])))

/** Returns a sentence about the similar payment and its likenesses. */
export const sayAlike = (found: Found): string => {
  const { alike, payee, created_at, source_amount, source_currency } = found
  const amount = formatMoney(source_amount, source_currency)
  const time = formatDateTime(created_at.toISOString(), 'UTC')
  const likeness = sayLikeness(alike)
  return payee === null
    ? sayRefusals('alike', { amount, time, likeness })
    : sayRefusals('alikeTo', { amount, payee, time, likeness })
}

const shownOf = (found: Found) => ({
  paymentId: found.id,
  createdAt: found.created_at.toISOString(),
  state: found.state,
  sourceAmount: found.source_amount,
  sourceCurrency: found.source_currency,
  destinationAmount: found.destination_amount,
  destinationCurrency: found.destination_currency,
  ...(found.payee === null ? {} : { payee: found.payee }),
  alike: found.alike,
})

/**
 * Refuses a likely duplicate until the request names each similar payment as confirmed; returns the confirmed
 * ones. Payee, amount and currency count for `duplicateSeconds`, references for ever; 0 compares nothing
 * (TRU-049 to TRU-052).
 */
export const refuseDuplicate = async (
  trx: Trx,
  definitions: ServerDefinitions,
  requested: Comparable,
): Promise<ConfirmedDuplicate[] | Refused<Extract<FaultName, 'payment-duplicate'>>> => {
  const seconds = limitOf(definitions, 'duplicateSeconds')
  if (seconds === 0) return []
  const { beneficiaryId: payee, quote } = requested
  const keys = await payeeKeys(trx, payee === undefined ? [] : [payee])
  await lockAlike(trx, requested, payee === undefined ? quote.receiver_address : (keys.get(payee) ?? payee))
  const found = await findAlike(trx, definitions, requested, seconds)
  const isUnconfirmed = found.some(({ id }) => !requested.confirmed.includes(id))
  if (isUnconfirmed)
    return refused('payment-duplicate', {
      values: { others: found.map(sayAlike).join(' ') },
      current: { payments: found.map(shownOf) },
    })
  return inEnglish(() => found.map((one) => ({ paymentId: one.id, alike: one.alike, says: sayAlike(one) })))
}

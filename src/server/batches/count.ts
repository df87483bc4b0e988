import { sql, type RawBuilder } from 'kysely'

const LOST = sql`('FAILED', 'RETURNED', 'EXPIRED', 'CANCELED', 'DECLINED', 'REJECTED')`

/** The counts of rows and payments of a batch. */
export interface Counts {
  file_length: number
  /** Rows that a quote was requested for. */
  processed: number
  quotes: number
  /** Rows with an error. */
  errors: number
  payments: number
  /** Payments that wait for approval. */
  held: number
  /** Payments in a final state. */
  ended: number
  completed: number
  lost: number
  /** Payments whose approval expired. */
  expired: number
}

/** Counts the rows and payments of batch `b`; payments carry its ID. */
export const COUNTED: RawBuilder<unknown> = sql`
  cross join lateral (
    select (count(*) filter (where state <> 'waiting'))::int as processed,
      (count(*) filter (where quote_id is not null))::int as quotes,
      (count(*) filter (where error is not null))::int as errors
    from batch_rows where org_id = b.org_id and batch_id = b.id) r
  cross join lateral (
    select count(*)::int as payments,
      (count(*) filter (where state = 'PENDING_APPROVAL'))::int as held,
      (count(*) filter (where state = 'COMPLETED' or state in ${LOST}))::int as ended,
      (count(*) filter (where state = 'COMPLETED'))::int as completed,
      (count(*) filter (where state in ${LOST}))::int as lost,
      (count(*) filter (where state = 'EXPIRED' and flow <> 'LEGACY'))::int as expired
    from payments where org_id = b.org_id and environment = b.environment and batch_id = b.id) p`

/** The current status of batch `b`, from its stored state, the clock and its payments (OPEN-25). */
export const STATUS: RawBuilder<unknown> = sql`case
    when b.state = 'BATCH_QUOTE_CREATED' and b.expires_at <= app_now() then 'BATCH_QUOTE_EXPIRED'
    when b.state <> 'QUOTES_ACCEPTED' then b.state
    when p.held > 0 then 'BATCH_QUOTE_PENDING'
    when p.ended < p.payments then 'QUOTES_ACCEPTED'
    when p.expired > 0 and p.expired = p.payments then 'BATCH_QUOTE_EXPIRED'
    when p.completed = 0 then 'FAILED'
    when p.completed < b.file_length then 'INCOMPLETE'
    else 'COMPLETED' end`

import { sql, type RawBuilder } from 'kysely'

const LOST = sql`('FAILED', 'RETURNED', 'EXPIRED', 'CANCELED', 'DECLINED', 'REJECTED')`

/** What became of rows and payments of a batch so far. */
export interface Counts {
  file_length: number
  /** Rows the quotes were asked for. */
  processed: number
  quotes: number
  /** Rows that ended with an error. */
  errors: number
  payments: number
  /** Payments that wait for a second person. */
  held: number
  /** Payments that have come to an end, well or not. */
  ended: number
  completed: number
  lost: number
  /** Payments that nobody approved in time. */
  expired: number
}

/** Rows and payments of the batch `b`, counted; the payments carry its id. */
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

/** The status of the batch `b` as it is now: what is kept, the clock, and what became of its payments (OPEN-25). */
export const STATUS: RawBuilder<unknown> = sql`case
    when b.state = 'BATCH_QUOTE_CREATED' and b.expires_at <= app_now() then 'BATCH_QUOTE_EXPIRED'
    when b.state <> 'QUOTES_ACCEPTED' then b.state
    when p.held > 0 then 'BATCH_QUOTE_PENDING'
    when p.ended < p.payments then 'QUOTES_ACCEPTED'
    when p.expired > 0 and p.expired = p.payments then 'BATCH_QUOTE_EXPIRED'
    when p.completed = 0 then 'FAILED'
    when p.completed < b.file_length then 'INCOMPLETE'
    else 'COMPLETED' end`

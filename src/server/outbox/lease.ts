import { sql } from 'kysely'
import type { Store } from '../store/store.ts'
import { forAllTenants, type Trx } from '../store/tenant.ts'

const EVENTS_AT_ONCE = 100
/** The maximum duration of a job in milliseconds; one that is silent for long counts as dead. */
const AT_WORK_MS = 15_000

export interface LeaseTerms {
  /** Seconds before the second attempt; each further wait is twice as long. */
  first: number
  /** The maximum seconds between two attempts. */
  longest: number
  /** A random addition to a wait, as a share of it, so that failed rows are spread out. */
  jitter?: number
  /** A further condition on the row, whose alias is `waiting`. */
  also?: ReturnType<typeof sql>
  most?: number
}

/** Leases due rows until their next attempt, so that a row is sent again if its sender dies. */
export const leaseDue = async (
  trx: Trx,
  table:
    | 'mails'
    | 'webhook_deliveries'
    | 'network_payouts'
    | 'network_stablecoin_orders'
    | 'network_accounts',
  { first, longest, jitter = 0, also = sql`true`, most = 1 }: LeaseTerms,
): Promise<{ org_id: string; id: string }[]> => {
  const { rows } = await sql<{ org_id: string; id: string }>`
    with taken as (
      select org_id, id from ${sql.table(table)} as waiting
        where state = 'WAITING' and due_at <= app_now() and ${also} order by due_at, seq limit ${most}::int
        for update skip locked)
    update ${sql.table(table)} as leased set tries = tries + 1, due_at = app_now() + make_interval(secs =>
        least(${longest}::float8, ${first}::float8 * power(2, least(tries, 20))) * (1 + ${jitter}::float8 * random()))
      from taken where leased.org_id = taken.org_id and leased.id = taken.id
      returning leased.org_id, leased.id`.execute(trx)
  return rows
}

/** Sends rows one by one until nothing is left or the job's time is over. */
export const workAwhile = async (sendNext: () => Promise<boolean>): Promise<void> => {
  const until = Date.now() + AT_WORK_MS
  while (Date.now() < until && (await sendNext()));
}

/**
 * Creates the messages of each event, in the transaction that marks it as done; `made` is a statement over
 * its rows, `done`.
 */
export const spreadEvents = async (
  store: Pick<Store, 'db'>,
  mark: 'mailed_at' | 'hooked_at',
  made: ReturnType<typeof sql>,
): Promise<void> => {
  const spread = () =>
    forAllTenants(store, 'outbox.spread', async (trx) => {
      const { rows } = await sql`
        with taken as (
          select org_id, id from outbox where ${sql.ref(mark)} is null order by seq limit ${EVENTS_AT_ONCE}
            for update skip locked),
        done as (
          update outbox set ${sql.ref(mark)} = app_now() from taken
            where outbox.org_id = taken.org_id and outbox.id = taken.id returning outbox.*),
        made as (${made})
        select id from done`.execute(trx)
      return rows.length
    })
  while ((await spread()) === EVENTS_AT_ONCE);
}

import { sql, type RawBuilder } from 'kysely'
import type { FailedPayment } from '#definition/generated/wire-entities.ts'
import type { PageQuery } from '../../app/list/list-page.ts'
import type { NetworkGateway } from '../../network/types.ts'
import { sumBy } from '../../app/list/sums.ts'
import { hasWaitingChange } from '../../identities/change/waiting-changes.ts'
import { matchesWords } from '../../store/search-text.ts'
import type { Trx } from '../../store/tenant.ts'
import { sayRefusals } from '#values/generated/say-refusals.ts'

export type Group = FailedPayment['group']

/** The people who can remove a cause, by its class; a class that is not named here is for support (PAY-053). */
const GROUPS: Readonly<Record<string, Group>> = {
  NOT_FOUND: 'account',
  USER_ERROR: 'payment',
  SYSTEM_ERROR: 'technical',
}

/** How many there are of one cause. */
interface Counted {
  state: 'FAILED' | 'RETURNED'
  cause: string | null
  count: number
}

const groupOf = (network: NetworkGateway, { state, cause }: Pick<Counted, 'state' | 'cause'>): Group =>
  state === 'RETURNED' ? 'returned' : (GROUPS[network.cause(cause ?? '')?.causeClass ?? ''] ?? 'support')

/** How many days back, and what is searched for. */
interface ToFix {
  days: number
  search?: string | undefined
}

/** Payments this organisation sent that failed or came back, and that nobody sent again or put away. */
const toFix = ({ days, search = '' }: ToFix): RawBuilder<unknown> => sql`payments p
  where p.state in ('FAILED', 'RETURNED') and p.put_away_at is null and p.flow = 'DIRECT' and p.side = 'sender'
    and p.payment_type = 'SEND' and p.created_at > app_now() - make_interval(days => ${days}::int)
    and not exists (select 1 from payments again where again.org_id = p.org_id and again.retry_of = p.id)
    and ${matchesWords(
      search,
      sql`concat_ws(' ', p.internal_id, p.end_to_end_id, (select payee.nick_name from identities payee
        where payee.org_id = p.org_id and payee.id = p.beneficiary_id))`,
    )}`

/** How many there are of each cause. */
export const countToFix = async (trx: Trx, those: ToFix): Promise<readonly Counted[]> => {
  const { rows } = await sql<Counted>`select p.state, p.cause, count(*)::int as count
    from ${toFix(those)} group by p.state, p.cause`.execute(trx)
  return rows
}

/** The counts by whose a cause is to remove, and of all. */
export const countsOf = (network: NetworkGateway, counted: readonly Counted[]) => {
  const counts = { all: 0, account: 0, payment: 0, technical: 0, support: 0, returned: 0 }
  for (const one of counted) {
    counts.all += one.count
    counts[groupOf(network, one)] += one.count
  }
  return counts
}

interface Row {
  id: string
  state: 'FAILED' | 'RETURNED'
  cause: string | null
  created_at: Date
  modified_at: Date
  internal_id: string
  source_amount: string
  source_currency: string
  destination_amount: string
  destination_currency: string
  beneficiary_id: string | null
  nick_name: string | null
  version: number | null
  is_corrected: boolean
  is_change_waiting: boolean
}

/** What those of a group, or all, come to by currency. */
export const sumToFix = (
  trx: Trx,
  network: NetworkGateway,
  counted: readonly Counted[],
  { group, ...toFixed }: { group?: Group | undefined } & ToFix,
) =>
  sumBy(trx, {
    amount: sql`p.source_amount`,
    currency: sql`p.source_currency`,
    from: sql`${toFix(toFixed)} and ${isOfGroup(network, counted, group)}`,
  })

const isOfGroup = (network: NetworkGateway, counted: readonly Counted[], group: Group | undefined) => {
  const those = counted.filter((one) => group === undefined || groupOf(network, one) === group)
  const kinds = those.map(({ state, cause }) => `${state} ${cause ?? ''}`)
  return sql`p.state || ' ' || coalesce(p.cause, '') = any(${kinds}::text[])`
}

/** A page of them, newest first; with a group those of its causes alone. */
export const listToFix = async (
  trx: Trx,
  network: NetworkGateway,
  counted: readonly Counted[],
  { group, page, size, ...toFixed }: { group?: Group | undefined } & ToFix & PageQuery,
): Promise<FailedPayment[]> => {
  const { rows } = await sql<Row>`select p.id, p.state, p.cause, p.created_at, p.modified_at, p.internal_id,
      p.source_amount, p.source_currency, p.destination_amount, p.destination_currency,
      i.id as beneficiary_id, i.nick_name, i.version,
      coalesce(exists (select 1 from identity_versions v where v.org_id = i.org_id and v.identity_id = i.id
        and v.replaced_at > p.modified_at), false) as is_corrected,
      coalesce(${hasWaitingChange}, false) as is_change_waiting
    from (select p.* from ${toFix(toFixed)} and ${isOfGroup(network, counted, group)}
      order by p.created_at desc, p.id limit ${size} offset ${page * size}) p
    left join identities i on i.org_id = p.org_id and i.id = p.beneficiary_id and i.archived_at is null
    order by p.created_at desc, p.id`.execute(trx)
  return rows.map((row) => {
    const cause = network.cause(row.cause ?? '')
    return {
      payment_id: row.id,
      state: 'open',
      payment_state: row.state,
      group: groupOf(network, row),
      why: cause?.title ?? sayRefusals('noReason'),
      createdAt: row.created_at.toISOString(),
      endedAt: row.modified_at.toISOString(),
      internalId: row.internal_id,
      sourceAmount: row.source_amount,
      sourceCurrency: row.source_currency,
      destinationAmount: row.destination_amount,
      destinationCurrency: row.destination_currency,
      isCorrected: row.is_corrected,
      isChangeWaiting: row.is_change_waiting,
      ...(row.beneficiary_id === null || row.nick_name === null || row.version === null
        ? {}
        : {
            beneficiaryId: row.beneficiary_id,
            beneficiaryName: row.nick_name,
            beneficiaryVersion: row.version,
          }),
    }
  })
}

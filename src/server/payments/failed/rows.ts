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

/** The group that can fix a class of causes; a class without one is for support (PAY-053). */
const GROUPS: Readonly<Record<string, Group>> = {
  NOT_FOUND: 'account',
  USER_ERROR: 'payment',
  SYSTEM_ERROR: 'technical',
}

/** The number of payments with one cause. */
interface Counted {
  state: 'FAILED' | 'RETURNED'
  cause: string | null
  count: number
}

const groupOf = (network: NetworkGateway, { state, cause }: Pick<Counted, 'state' | 'cause'>): Group =>
  state === 'RETURNED' ? 'returned' : (GROUPS[network.cause(cause ?? '')?.causeClass ?? ''] ?? 'support')

/** The number of days to look back, and the search text. */
interface ToFix {
  days: number
  search?: string | undefined
}

/** Selects failed or returned payments of the organisation that nobody has sent again or dismissed. */
const toFix = ({ days, search = '' }: ToFix): RawBuilder<unknown> => sql`payments p
  where p.state in ('FAILED', 'RETURNED') and p.put_away_at is null and p.flow = 'DIRECT' and p.side = 'sender'
    and p.payment_type = 'SEND' and p.created_at > app_now() - make_interval(days => ${days}::int)
    and not exists (select 1 from payments again where again.org_id = p.org_id and again.retry_of = p.id)
    and ${matchesWords(
      search,
      sql`concat_ws(' ', p.internal_id, p.end_to_end_id, (select payee.nick_name from identities payee
        where payee.org_id = p.org_id and payee.id = p.beneficiary_id))`,
    )}`

/** Counts the payments of each cause. */
export const countToFix = async (trx: Trx, those: ToFix): Promise<readonly Counted[]> => {
  const { rows } = await sql<Counted>`select p.state, p.cause, count(*)::int as count
    from ${toFix(those)} group by p.state, p.cause`.execute(trx)
  return rows
}

/** Adds up the counts by the group that can fix the cause, and in total. */
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
  /** The reasons of a second person who rejected it. */
  rejected: string | null
}

/** Returns the sums by currency of one group, or of all. */
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

/** Lists a page, newest first; with a group, only its causes. */
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
      coalesce(${hasWaitingChange}, false) as is_change_waiting,
      case when p.shown_for_approval = 'REJECTED' then (select array_to_string(a.rejection_reasons, ' ')
        from approvals a where a.org_id = p.org_id and a.payment_id = p.id and a.status = 'rejected'
        order by a.decided_at desc limit 1) end as rejected
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
      why:
        cause?.title ??
        (row.rejected ? sayRefusals('rejectedFor', { reason: row.rejected }) : sayRefusals('noReason')),
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

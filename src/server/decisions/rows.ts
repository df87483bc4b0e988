import { sql, type RawBuilder } from 'kysely'
import { matchesWords } from '../store/search-text.ts'
import type { CallRequest } from '../app/call.ts'
import type { PageQuery } from '../app/list/list-page.ts'
import { limitOf } from '../definitions/limit.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import type { Decision } from '#definition/generated/wire-entities.ts'
import { existsFor } from '../controls/change-places.ts'
import { statesReleased } from '../payments/start/duplicates.ts'

export interface DecisionsQuery {
  search?: string
  whose?: 'to-decide' | 'others' | 'all'
  sort_direction?: 'asc' | 'desc'
}

/** A pending decision, before its details are loaded. */
interface Waiting {
  kind: 'payment' | 'change'
  id: string
  is_mine: boolean
}

/** The permission for changes of a control that no longer exists. */
const DECIDES = 'controls.decide'

const paymentsWaiting = ({ tenant, may }: CallRequest): RawBuilder<unknown> => sql`
  select 'payment' as kind, payment_id as id, expires_at as until, created_at as requested_at,
    ${may('payments.authorize')}::boolean and initiated_by <> ${tenant.userId} as is_mine,
    (select concat_ws(' ', i.nick_name, p.internal_id, p.end_to_end_id) from payments p
      left join identities i on i.org_id = p.org_id and i.id = p.beneficiary_id
      where p.org_id = approvals.org_id and p.id = approvals.payment_id) as called, initiated_by as asker
  from approvals where status = 'pending' and expires_at > app_now() and ${may('payments.read')}::boolean`

const changesWaiting = (
  { tenant, may, session }: CallRequest,
  { library }: Pick<ServerDefinitions, 'library'>,
): RawBuilder<unknown> => {
  const decided = (decides: string) => may('changes.decide') && may(decides)
  const existing = Object.keys(library.controls)
  const mine = existing.filter((id) => decided(library.controls[id]?.decides ?? DECIDES))
  return sql`
  select 'change' as kind, id, takes_effect_at as until, requested_at,
    (control = any(${mine}::text[]) or (${decided(DECIDES)}::boolean and control <> all(${existing}::text[])))
      and requested_by <> ${tenant.userId} as is_mine, '' as called, requested_by as asker
  from control_changes where state = 'waiting' and ${existsFor({ library }, session)}`
}

/** Selects all pending decisions, and whether this person may make them. */
const waiting = (
  request: CallRequest,
  definitions: ServerDefinitions,
  search: string | undefined,
): RawBuilder<unknown> => {
  const all = sql`(${paymentsWaiting(request)} union all ${changesWaiting(request, definitions)})`
  if (search === undefined) return sql`${all} as waiting`
  const called = sql`concat_ws(' ', called, (select concat_ws(' ', first_name, last_name, email) from users
    where org_id = ${request.tenant.orgId} and id = asker))`
  return sql`(select * from ${all} as every where ${matchesWords(search, called)}) as waiting`
}

/** Counts the decisions of this person and of others. */
export const countDecisions = async (
  request: CallRequest,
  definitions: ServerDefinitions,
  search?: string,
) => {
  const { rows } = await sql<{ mine: string; others: string }>`
    select count(*) filter (where is_mine) as mine, count(*) filter (where not is_mine) as others
    from ${waiting(request, definitions, search)}`.execute(request.trx)
  const { mine, others } = rows[0]!
  return { toDecide: Number.parseInt(mine, 10), others: Number.parseInt(others, 10) }
}

/** Lists a page, least time left first; entries without a deadline come last, oldest first. */
export const listWaiting = async (
  request: CallRequest,
  definitions: ServerDefinitions,
  { whose, search, sort_direction, page, size }: DecisionsQuery & PageQuery,
): Promise<Waiting[]> => {
  const those = whose === 'all' ? sql`true` : whose === 'others' ? sql`not is_mine` : sql`is_mine`
  const order =
    sort_direction === 'desc'
      ? sql`until desc nulls first, requested_at desc, id desc`
      : sql`until nulls last, requested_at, id`
  const { rows } = await sql<Waiting>`select kind, id, is_mine from ${waiting(request, definitions, search)}
    where ${those} order by ${order} limit ${size} offset ${page * size}`.execute(request.trx)
  return rows
}

/** A pending payment, with its differences from earlier ones to the same payee. */
interface PaymentRow {
  id: string
  approval_id: string
  created_at: Date
  expires_at: Date
  fingerprint: string
  internal_id: string
  flow: 'DIRECT' | 'LEGACY'
  payee: string | null
  source_amount: string
  source_currency: string
  destination_amount: string
  destination_currency: string
  batch_id: string | null
  credential_id: string | null
  credential_name: string | null
  requested_by: string
  first_name: string | null
  last_name: string | null
  email: string
  requote_id: string | null
  is_account_new: boolean
  is_first: boolean
  is_above: boolean
  same_as: string | null
}

/**
 * Reads the payments of a page with their flags as of submission:
 * - the account was added or changed within `payeeCoolingOff` hours;
 * - it is the first payment to the payee;
 * - it exceeds each of at least `usualPayments` payments in `usualDays`;
 * - another payment has the same amount, within `duplicateSeconds`.
 */
export const readPayments = async (
  { trx, tenant }: Pick<CallRequest, 'trx' | 'tenant'>,
  definitions: ServerDefinitions,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PaymentRow>> => {
  if (ids.length === 0) return new Map()
  const hours = limitOf(definitions, 'payeeCoolingOff')
  const seconds = limitOf(definitions, 'duplicateSeconds')
  const [days, least] = [limitOf(definitions, 'usualDays'), limitOf(definitions, 'usualPayments')]
  const released = statesReleased(definitions)
  const account = (message: RawBuilder<unknown>) => sql`answers_like(${message}, '^CdtrA(cct|gt)\\.', true)`
  const { rows } = await sql<PaymentRow>`select p.id, a.id as approval_id, a.created_at, a.expires_at,
      md5(a.binding::text) as fingerprint, p.internal_id, p.flow, i.nick_name as payee,
      q.source_amount, q.source_currency, q.destination_amount, q.destination_currency, p.batch_id,
      p.credential_id, p.credential_name,
      a.initiated_by as requested_by, u.first_name, u.last_name, u.email,
      (select fresh.id from quotes fresh where fresh.org_id = p.org_id and fresh.replaces = p.id and fresh.state = 'open'
        and fresh.expires_at > app_now() order by fresh.created_at desc limit 1) as requote_id,
      coalesce(i.created_at > since.account or exists (select 1 from identity_versions v
        where v.org_id = i.org_id and v.identity_id = i.id and v.replaced_at > since.account
          and ${account(sql`v.requirements`)} <> ${account(sql`i.requirements`)}), false) as is_account_new,
      i.id is not null and before.paid = 0 as is_first,
      before.usual >= ${least} and q.source_amount > before.most as is_above,
      (select s.internal_id from payments s where s.org_id = p.org_id and s.environment = p.environment
          and s.beneficiary_id = p.beneficiary_id and s.id <> p.id and s.side = 'sender' and s.payment_type = 'SEND'
          and s.source_currency = q.source_currency and s.source_amount = q.source_amount
          and s.created_at > p.created_at - make_interval(secs => ${seconds}::float8) and s.created_at <= p.created_at
          and s.state <> all(${released}::text[])
        order by s.created_at desc limit 1) as same_as
    from payments p
    join approvals a on a.org_id = p.org_id and a.payment_id = p.id
    join quotes q on q.org_id = p.org_id and q.id = p.id
    join users u on u.org_id = a.org_id and u.id = a.initiated_by
    left join identities i on i.org_id = p.org_id and i.id = p.beneficiary_id
    cross join lateral (select p.created_at - make_interval(hours => ${hours}::int) as account,
      p.created_at - make_interval(days => ${days}::int) as usual) since
    cross join lateral (
      select count(*) as paid, count(*) filter (where e.created_at > since.usual and e.source_currency = q.source_currency) as usual,
        max(e.source_amount) filter (where e.created_at > since.usual and e.source_currency = q.source_currency) as most
      from payments e where e.org_id = p.org_id and e.environment = p.environment and e.beneficiary_id = p.beneficiary_id
        and e.side = 'sender' and e.payment_type = 'SEND' and e.created_at < p.created_at and e.state <> all(${released}::text[])) before
    where p.org_id = ${tenant.orgId} and p.id = any(${ids}::uuid[])`.execute(trx)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Returns the flags of a payment, in the order of the options. */
export const flagsOf = ({
  is_account_new,
  is_first,
  is_above,
  same_as,
  requote_id,
  credential_id,
}: PaymentRow): Decision['flags'] => [
  ...(credential_id === null ? [] : (['by-program'] as const)),
  ...(is_account_new ? (['new-account'] as const) : []),
  ...(is_first ? (['first-payment'] as const) : []),
  ...(is_above ? (['above-usual'] as const) : []),
  ...(same_as === null ? [] : (['same-as'] as const)),
  ...(requote_id === null ? [] : (['price-moved'] as const)),
]

export type { PaymentRow as WaitingPayment }

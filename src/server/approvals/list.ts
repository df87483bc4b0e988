import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import { pageOf, sliceOf, type PageAsked } from '../app/list-page.ts'
import { ofBeneficiary } from '../payments/beneficiary.ts'
import type { Database } from '../store/database.ts'
import type { Trx } from '../store/tenant.ts'
import type { ApprovalRow } from './answer.ts'
import { toApprovalRow } from './row.ts'

export interface ApprovalsWanted {
  status?: ApprovalRow['status']
  mine?: 'true' | 'others'
}

export interface ApprovalsAsked extends ApprovalsWanted, PageAsked {
  sort_direction?: 'asc' | 'desc'
}

/** What a reader sees: an approval whose time ran out is expired before any job says so (APR-009). */
const statusNow = sql<string>`case when approvals.status = 'pending' and approvals.expires_at <= app_now()
  then 'expired' else approvals.status end`

const isLate = sql<boolean>`approvals.expires_at <= app_now()`

/** The same as statusNow, said so that an index can be asked. */
const hasStatus =
  (status: ApprovalRow['status']) =>
  (is: ExpressionBuilder<Database, 'approvals'>): Expression<SqlBool> => {
    const stored = is('approvals.status', '=', status)
    const isWaiting = is('approvals.status', '=', 'pending')
    if (status === 'pending') return is.and([isWaiting, is.not(isLate)])
    return status === 'expired' ? is.or([stored, is.and([isWaiting, isLate])]) : stored
  }

const narrowed = (trx: Trx, userId: string, { status, mine }: ApprovalsWanted) =>
  trx
    .selectFrom('approvals')
    .$if(mine !== undefined, (query) =>
      query.where('approvals.initiated_by', mine === 'true' ? '=' : '!=', userId),
    )
    .$if(status !== undefined, (query) => query.where(hasStatus(status ?? 'pending')))

export const countApprovals = async (trx: Trx, userId: string, asked: ApprovalsWanted): Promise<string> => {
  const counted = await narrowed(trx, userId, asked)
    .select((is) => is.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  return counted.total
}

const rowsOf = (trx: Trx, userId: string, asked: ApprovalsAsked) => {
  const direction = asked.sort_direction ?? 'desc'
  return narrowed(trx, userId, asked)
    .innerJoin('payments', (join) =>
      join
        .onRef('payments.org_id', '=', 'approvals.org_id')
        .onRef('payments.id', '=', 'approvals.payment_id'),
    )
    .innerJoin('quotes', (join) =>
      join.onRef('quotes.org_id', '=', 'payments.org_id').onRef('quotes.id', '=', 'payments.id'),
    )
    .innerJoin('users as starter', (join) =>
      join
        .onRef('starter.org_id', '=', 'approvals.org_id')
        .onRef('starter.id', '=', 'approvals.initiated_by'),
    )
    .leftJoin('users as decider', (join) =>
      join.onRef('decider.org_id', '=', 'approvals.org_id').onRef('decider.id', '=', 'approvals.decided_by'),
    )
    .leftJoin('identities', ofBeneficiary)
    .select([
      'approvals.id',
      'approvals.payment_id',
      'approvals.created_at',
      'approvals.expires_at',
      'approvals.decided_at',
      'approvals.rejection_reasons',
      statusNow.as('status'),
      'payments.state',
      'payments.flow',
      'payments.internal_id',
      'quotes.source_amount',
      'quotes.source_currency',
      'quotes.destination_amount',
      'quotes.destination_currency',
      'quotes.destination_country',
      'identities.nick_name',
      'starter.id as starter_id',
      'starter.first_name as starter_first',
      'starter.last_name as starter_last',
      'starter.email as starter_email',
      'decider.id as decider_id',
      'decider.first_name as decider_first',
      'decider.last_name as decider_last',
      'decider.email as decider_email',
    ])
    .orderBy('approvals.created_at', direction)
    .orderBy('approvals.id', direction)
}

export type ListedApproval = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

/** A page of approvals, newest first (API-117, API-118). */
export const listApprovals = async (trx: Trx, userId: string, asked: ApprovalsAsked) => {
  const slice = sliceOf(asked)
  const rows = await rowsOf(trx, userId, asked).limit(slice.size).offset(slice.offset).execute()
  return { content: rows.map(toApprovalRow), page: pageOf(slice, await countApprovals(trx, userId, asked)) }
}

import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import { matchesWords } from '../store/search-text.ts'
import type { Trx } from '../store/tenant.ts'
import type { ApprovalRow } from './answer.ts'
import type { Database, Row } from '../store/generated/database.ts'

export interface ApprovalFilters {
  status?: ApprovalRow['status']
  mine?: 'true' | 'others'
  source?: Row<'payments'>['source']
  search?: string
}

const isLate = sql<boolean>`approvals.expires_at <= app_now()`

/** Matches the same status as approvalStatusNow, in a form that uses an index. */
const hasStatus =
  (status: ApprovalRow['status']) =>
  (is: ExpressionBuilder<Database, 'approvals'>): Expression<SqlBool> => {
    const stored = is('approvals.status', '=', status)
    const isWaiting = is('approvals.status', '=', 'pending')
    if (status === 'pending') return is.and([isWaiting, is.not(isLate)])
    return status === 'expired' ? is.or([stored, is.and([isWaiting, isLate])]) : stored
  }

/**
 * The searched text of an approval: its payee, its payment's references, and the people who requested and
 * decided it.
 */
const CALLED = sql`concat_ws(' ',
  (select concat_ws(' ', payee.nick_name, p.internal_id, p.end_to_end_id) from payments p
    left join identities payee on payee.org_id = p.org_id and payee.id = p.beneficiary_id
    where p.org_id = approvals.org_id and p.id = approvals.payment_id),
  (select string_agg(concat_ws(' ', who.first_name, who.last_name, who.email), ' ') from users who
    where who.org_id = approvals.org_id and who.id in (approvals.initiated_by, approvals.decided_by)))`

export const narrowed = (trx: Trx, userId: string, { status, mine, source, search }: ApprovalFilters) =>
  trx
    .selectFrom('approvals')
    .$if(mine !== undefined, (query) =>
      query.where('approvals.initiated_by', mine === 'true' ? '=' : '!=', userId),
    )
    .$if(status !== undefined, (query) => query.where(hasStatus(status ?? 'pending')))
    .$if(source !== undefined, (query) =>
      query.where(
        sql<boolean>`exists (select from payments p where p.org_id = approvals.org_id and p.id = approvals.payment_id
          and p.source = ${source ?? ''})`,
      ),
    )
    .$if(search !== undefined, (query) => query.where(matchesWords(search ?? '', CALLED)))

export const countApprovals = async (trx: Trx, userId: string, filters: ApprovalFilters): Promise<string> => {
  const counted = await narrowed(trx, userId, filters)
    .select((is) => is.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  return counted.total
}

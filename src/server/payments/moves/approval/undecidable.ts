import { sql } from 'kysely'
import type { CallRequest } from '../../../app/call.ts'
import { Refused, refused } from '../../../app/refused.ts'
import type { ApprovalRow } from '../../../approvals/answer.ts'
import type { OptionDefinitions } from '../../../languages/lists.ts'
import { findPerson } from '../../../users/person.ts'
import { whyVoid } from './void-reasons.ts'

const HOW: Readonly<Record<string, string>> = {
  approved: 'approved',
  rejected: 'rejected',
  cancelled: 'withdrew',
}

type Reader = Pick<CallRequest, 'trx' | 'tenant'>

const whoDecided = async ({ trx, tenant }: Reader, id: string | null): Promise<string> => {
  if (id === null) return 'Someone'
  return id === tenant.userId ? 'You' : (await findPerson(trx, id)).name
}

// Read at the millisecond of API times: an approval that ends within the current one counts as expired.
const readNow = ({ trx }: Reader, { id }: Pick<ApprovalRow, 'id'>) =>
  trx
    .selectFrom('approvals')
    .select(['status', 'decided_by', 'initiated_by', 'changed'])
    .select(sql<boolean>`date_trunc('milliseconds', expires_at) <= app_now()`.as('isLate'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/**
 * Returns why an approval cannot be decided: already decided, void, expired, or the wrong person. The initiator cannot
 * decide, and nobody else can withdraw (APR-001, APR-009).
 */
export const whyUndecidable = async <Wrong extends 'approval-own' | 'approval-of-others'>(
  wrong: Wrong,
  request: Reader,
  existing: OptionDefinitions,
  seen: Pick<ApprovalRow, 'id'>,
) => {
  const { status, decided_by: by, initiated_by: initiator, changed, isLate } = await readNow(request, seen)
  if (status === 'void') return whyVoid(existing, changed)
  const how = HOW[status]
  if (how !== undefined)
    return refused('approval-decided', { values: { who: await whoDecided(request, by), how } })
  const isOwn = initiator === request.tenant.userId
  if (isOwn === (wrong === 'approval-own')) return new Refused(wrong)
  return refused(isLate || status === 'expired' ? 'approval-expired' : 'approval-outdated')
}

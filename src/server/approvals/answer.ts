import { toQuote, type QuoteRow } from '../quotes/answer.ts'
import type { Row } from '../store/generated/database.ts'

/** An approval; `fingerprint`, if requested, identifies the version the reader was shown. */
export type ApprovalRow = Row<'approvals'> & { fingerprint?: string | null; requote?: QuoteRow }

/** Returns an approval in API form (APR-002..006); one past its time reads expired at once (APR-009). */
export const toApproval = (row: ApprovalRow, now: Date) => ({
  approvalId: row.id,
  created_at: row.created_at.toISOString(),
  user_email: row.user_email,
  environment: row.environment,
  payment_id: row.payment_id,
  meta: row.meta,
  expires_at: row.expires_at.toISOString(),
  status: row.status === 'pending' && row.expires_at <= now ? 'expired' : row.status,
  rejection_reasons: row.rejection_reasons,
  ...(row.changed.length > 0 ? { changed: row.changed } : {}),
  ...(row.fingerprint ? { fingerprint: row.fingerprint } : {}),
  ...(row.requote ? { requote: toQuote(row.requote, now) } : {}),
})

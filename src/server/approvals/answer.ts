import { toQuote, type QuoteRow } from '../quotes/answer.ts'
import type { Row } from '../store/generated/database.ts'

/** With what tells apart what a reader was shown, where it was asked for. */
export type ApprovalRow = Row<'approvals'> & { fingerprint?: string | null; requote?: QuoteRow }

/** An approval as it travels (APR-002..006); one whose time ran out reads expired at once (APR-009). */
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

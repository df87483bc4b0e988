import { sql } from 'kysely'
import type { CallRequest } from '../app/call.ts'
import { toIdentitySummary, type IdentityRow } from '../identities/answer.ts'
import { toQuote, type QuoteRow } from '../quotes/answer.ts'
import { asJson } from '../store/json.ts'

interface PendingRequest extends Pick<CallRequest, 'trx' | 'tenant' | 'now' | 'body'> {
  session: { user: Pick<CallRequest['session']['user'], 'email'> }
}

/**
 * Holds a payment until a second person decides; the reviewer sees exactly the requested terms (APR-003,
 * PAY-067).
 */
export const holdPayment = async (
  request: PendingRequest,
  quote: QuoteRow,
  checked: { beneficiary?: IdentityRow; originator?: IdentityRow | undefined },
  seconds: number,
): Promise<void> => {
  const { trx, tenant, session, now, body } = request
  const meta = {
    quote: toQuote(quote, now),
    ...(checked.beneficiary ? { beneficiary: toIdentitySummary(checked.beneficiary) } : {}),
    ...(checked.originator ? { originator: toIdentitySummary(checked.originator) } : {}),
    ...(body.meta ? { said: body.meta } : {}),
  }
  await trx
    .insertInto('approvals')
    .values({
      org_id: tenant.orgId,
      environment: tenant.environment,
      payment_id: quote.id,
      initiated_by: tenant.userId,
      user_email: session.user.email,
      meta: asJson(meta),
      expires_at: sql<Date>`app_now() + make_interval(secs => ${seconds}::float8)`,
    })
    .execute()
}

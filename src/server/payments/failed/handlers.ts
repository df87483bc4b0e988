import { sql } from 'kysely'
import type { Handlers } from '../../app/call.ts'
import { pageOf, sliceOf } from '../../app/list/list-page.ts'
import { Refused } from '../../app/refused.ts'
import { limitOf } from '../../definitions/limit.ts'
import type { PaymentDependencies } from '../checks.ts'
import { resendPayment, takeToFix } from './resending.ts'
import { countsOf, countToFix, listToFix, sumToFix } from './rows.ts'
import type { Show } from '../moves/handlers.ts'

/**
 * Handles failed and returned payments as work: lists them by who can fix them, sends them again or dismisses
 * them.
 */
export const failedHandlers = (dependencies: PaymentDependencies, show: Show): Handlers => ({
  'payments.toFix': async ({ trx, query }) => {
    const { definitions, network } = dependencies
    const days = limitOf(definitions, 'toFixDays')
    const counted = await countToFix(trx, { ...query, days })
    const counts = countsOf(network, counted)
    const content = await listToFix(trx, network, counted, { ...query, days })
    const sums = await sumToFix(trx, network, counted, { ...query, days })
    return {
      body: {
        content,
        counts,
        sums,
        page: pageOf(sliceOf(query), String(counts[query.group ?? 'all'])),
      },
    }
  },
  'payments.resend': async (request) => {
    const sent = await resendPayment(request, dependencies)
    if (sent instanceof Refused) return sent
    const { paymentId: id, isPending, details } = sent
    const shown = request.isUnread ? {} : await show(request, id)
    if (shown instanceof Refused) return shown
    return { ...shown, status: isPending ? 202 : 200, record: { id, details } }
  },
  'payments.putAway': async (request) => {
    const parts = await takeToFix(request)
    if (parts instanceof Refused) return parts
    const { id } = parts.payment
    await request.trx
      .updateTable('payments')
      .set({ put_away_at: sql<Date>`app_now()`, put_away_by: request.tenant.userId })
      .where('id', '=', id)
      .execute()
    return request.isUnread ? {} : show(request, id)
  },
})

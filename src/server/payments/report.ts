import { sql } from 'kysely'
import { tellInitiator } from '../notifications/payment.ts'
import type { NetworkState, TakeReport } from '../network/types.ts'
import { auditNetwork } from './audit.ts'
import { recordEvent } from './events.ts'

const FROM: Record<NetworkState, { states: string[]; event: string }> = {
  VALIDATING: { states: ['INITIATED'], event: 'compliance verification started' },
  TRANSFERRING: { states: ['VALIDATING'], event: 'executed' },
  COMPLETED: { states: ['TRANSFERRING'], event: 'completed' },
  FAILED: { states: ['INITIATED', 'VALIDATING', 'TRANSFERRING'], event: 'failed' },
  RETURNED: { states: ['TRANSFERRING', 'COMPLETED'], event: 'returned' },
}

/** What the network says moves a payment once and only in turn; said twice it changes nothing (PAY-051). */
export const takeReport: TakeReport = async (trx, report) => {
  const { states, event } = FROM[report.state]
  const moved = await trx
    .updateTable('payments')
    .set({
      state: report.state,
      modified_at: sql<Date>`app_now()`,
      ...(report.cause === undefined ? {} : { cause: report.cause }),
      transaction_hash: sql<string | null>`case when beneficiary_id is not null and exists (
        select 1 from quotes where quotes.org_id = payments.org_id and quotes.id = payments.id and quotes.network is not null)
        then coalesce(${report.transactionHash ?? null}, transaction_hash) else transaction_hash end`,
    })
    .where('org_id', '=', report.orgId)
    .where('id', '=', report.paymentId)
    .where('flow', '=', 'DIRECT')
    .where('state', 'in', states)
    .returning('id')
    .executeTakeFirst()
  if (!moved) return false
  const { orgId, environment, paymentId, state, cause } = report
  await recordEvent(trx, {
    orgId,
    environment,
    paymentId,
    state,
    event,
    detail: cause === undefined ? {} : { cause },
  })
  await tellInitiator(trx, { orgId, environment, paymentId, event })
  await auditNetwork(trx, { orgId, environment, paymentId, event, state, cause })
  return true
}

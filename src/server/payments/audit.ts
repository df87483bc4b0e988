import { writeAudit } from '../store/audit.ts'
import type { Trx } from '../store/tenant.ts'
import type { PaymentEvent } from './events.ts'

type Reported = Pick<PaymentEvent, 'orgId' | 'environment' | 'paymentId' | 'state'> & {
  event: string | undefined
  cause: string | undefined
}

/**
 * Writes a report of the network to the audit trail, without a person. It comes last, because the holder of
 * the trail's lock must not wait for a payment.
 */
export const auditNetwork = (
  trx: Trx,
  { orgId, environment, paymentId, state, event, cause }: Reported,
): Promise<void> =>
  writeAudit(
    trx,
    { orgId, environment, userId: null },
    {
      action: 'payment.report',
      objectType: 'payment',
      objectId: paymentId,
      details: {
        to: state,
        ...(event === undefined ? {} : { event }),
        ...(cause === undefined ? {} : { cause }),
      },
    },
  )

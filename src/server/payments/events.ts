import { asJson } from '../store/json.ts'
import type { Trx } from '../store/tenant.ts'
import type { Environment } from '../store/environment.ts'

export interface PaymentEvent {
  orgId: string
  environment: Environment
  paymentId: string
  state: string
  event: string
  userId?: string
  detail?: Record<string, unknown>
}

/** Adds to the trail of a payment (PAY-050). */
export const recordEvent = async (trx: Trx, happened: PaymentEvent): Promise<void> => {
  await trx
    .insertInto('payment_events')
    .values({
      org_id: happened.orgId,
      environment: happened.environment,
      payment_id: happened.paymentId,
      state: happened.state,
      event: happened.event,
      user_id: happened.userId ?? null,
      detail: asJson(happened.detail ?? {}),
    })
    .execute()
}

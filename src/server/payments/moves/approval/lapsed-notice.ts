import { programFact } from '../../../app/origin.ts'
import { notify, type NotifyingDefinitions } from '../../../notifications/notice.ts'
import type { Environment } from '../../../store/environment.ts'
import { ofTenant, type Trx } from '../../../store/tenant.ts'
import { notifyOfPayment } from '../../notice.ts'

export interface LapsedPayment {
  org_id: string
  environment: Environment
  payment_id: string
  batch_id: string | null
}

/** Notifies people once of all payments of a batch, as they were asked once. */
const notifyOfBatch = async (
  trx: Trx,
  definitions: NotifyingDefinitions,
  { org_id: orgId, environment, payment_id }: LapsedPayment,
  payments: number,
): Promise<void> => {
  const { initiated_by, credential_name } = await trx
    .selectFrom('payments')
    .select(['initiated_by', 'credential_name'])
    .where('org_id', '=', orgId)
    .where('id', '=', payment_id)
    .executeTakeFirstOrThrow()
  await notify(trx, definitions, {
    orgId,
    environment,
    eventType: 'BATCH_REQUEST_EXPIRED',
    facts: { payments, ...programFact(credential_name) },
    persons: { initiator: initiated_by },
  })
}

/** Notifies of payments that nobody decided in time (TRU-821). */
export const notifyOfLapsed = async (
  trx: Trx,
  definitions: NotifyingDefinitions,
  lapsed: readonly LapsedPayment[],
): Promise<void> => {
  const places = Map.groupBy(lapsed, ({ org_id, environment }) => `${org_id} ${environment}`)
  for (const inPlace of places.values()) {
    const { org_id: orgId, environment } = inPlace[0]!
    const own = ofTenant(trx, orgId)
    for (const [batch, payments] of Map.groupBy(inPlace, ({ batch_id }) => batch_id)) {
      if (batch !== null) await notifyOfBatch(own, definitions, payments[0]!, payments.length)
      else
        for (const { payment_id: paymentId } of payments)
          await notifyOfPayment(own, definitions, 'REQUEST_EXPIRED', { orgId, environment, paymentId })
    }
  }
}

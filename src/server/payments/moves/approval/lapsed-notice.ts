import type { ServerDefinitions } from '../../../app/definitions.ts'
import { programFact } from '../../../app/origin.ts'
import { notify } from '../../../notifications/notice.ts'
import type { Environment } from '../../../store/environment.ts'
import { ofTenant, type Trx } from '../../../store/tenant.ts'
import { whoMay } from '../../../users/rights/who-may.ts'
import { notifyOfExpiry } from '../../notice.ts'

export interface LapsedPayment {
  org_id: string
  environment: Environment
  payment_id: string
  batch_id: string | null
}

/** Notifies people once of all payments of a batch, as they were asked once. */
const notifyOfBatch = async (
  trx: Trx,
  { org_id: orgId, environment, payment_id }: LapsedPayment,
  deciders: readonly string[],
  payments: number,
): Promise<void> => {
  const { initiated_by, credential_name } = await trx
    .selectFrom('payments')
    .select(['initiated_by', 'credential_name'])
    .where('org_id', '=', orgId)
    .where('id', '=', payment_id)
    .executeTakeFirstOrThrow()
  const facts = { payments, ...programFact(credential_name) }
  const notice = { orgId, environment, eventType: 'BATCH_REQUEST_EXPIRED', facts }
  await notify(trx, { ...notice, page: 'payments', parameters: { tab: 'approval_log' } }, [
    ...new Set([initiated_by, ...deciders]),
  ])
}

/** Notifies who submitted payments that nobody decided in time, and who could have decided them (TRU-821). */
export const notifyOfLapsed = async (
  trx: Trx,
  definitions: Pick<ServerDefinitions, 'permissions'>,
  lapsed: readonly LapsedPayment[],
): Promise<void> => {
  const places = Map.groupBy(lapsed, ({ org_id, environment }) => `${org_id} ${environment}`)
  for (const inPlace of places.values()) {
    const { org_id: orgId, environment } = inPlace[0]!
    const own = ofTenant(trx, orgId)
    const deciders = await whoMay(own, definitions, 'payments.authorize', { orgId, environment })
    for (const [batch, payments] of Map.groupBy(inPlace, ({ batch_id }) => batch_id)) {
      if (batch !== null) await notifyOfBatch(own, payments[0]!, deciders, payments.length)
      else
        for (const { payment_id: paymentId } of payments)
          await notifyOfExpiry(own, { orgId, environment, paymentId }, deciders)
    }
  }
}

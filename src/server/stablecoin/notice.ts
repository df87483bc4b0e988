import { sql } from 'kysely'
import type { OrderPlace } from '../network/order/kind.ts'
import type { Trx } from '../store/tenant.ts'
import { notify } from '../notifications/notice.ts'

/** Tells some people that nothing moves a purchase or redemption of the stablecoin for now. */
export const notifyOfStuckOrder = async (
  trx: Trx,
  { orgId, environment, id }: OrderPlace,
  people: readonly string[],
): Promise<void> => {
  const facts = await trx
    .selectFrom('network_stablecoin_orders')
    .select(['currency', sql<string>`trim_scale(amount)::text`.as('amount')])
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const notice = { orgId, environment, eventType: 'STABLECOIN_STUCK', facts }
  await notify(trx, { ...notice, page: 'stablecoin-transaction', parameters: { id } }, people)
}

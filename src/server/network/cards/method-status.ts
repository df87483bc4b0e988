import { sql } from 'kysely'
import { writeAudit } from '../../store/audit.ts'
import type { Environment } from '../../store/environment.ts'
import type { Trx } from '../../store/tenant.ts'
import { readHolder } from '../credit/contract.ts'
import type { MessageKind } from '../order/callbacks.ts'
import { readMethod, type PaymentMethod } from './contract.ts'
import { sayWrong } from '../http/contract-parts.ts'

export interface MethodPlace {
  orgId: string
  environment: Environment
}

/** Stores a method's message if it is newer than the stored one; returns false otherwise. */
const isNewer = async (
  trx: Trx,
  { orgId, environment }: MethodPlace,
  { methodId, sequence, status }: PaymentMethod,
): Promise<boolean> => {
  const { rows } = await sql`
    insert into network_card_methods as method (org_id, environment, id, sequence, status)
      values (${orgId}, ${environment}, ${methodId}, ${sequence}::bigint, ${status})
    on conflict (org_id, environment, id) do update set sequence = excluded.sequence, status = excluded.status,
        modified_at = app_now()
      where method.sequence < excluded.sequence
    returning 1`.execute(trx)
  return rows.length > 0
}

/**
 * Applies the network's status of a method, once and in order: a proven one may be debited, a refused or
 * removed one is deleted (TRU-535).
 */
export const takeMethod = async (trx: Trx, place: MethodPlace, method: PaymentMethod): Promise<boolean> => {
  if (!(await isNewer(trx, place, method))) return false
  const { orgId: org_id, environment } = place
  const { methodId: id, kind, bankName, last4, status } = method
  if (status === 'REFUSED' || status === 'REMOVED')
    await trx
      .deleteFrom('payin_methods')
      .where('org_id', '=', org_id)
      .where('environment', '=', environment)
      .where('id', '=', id)
      .execute()
  else
    await trx
      .insertInto('payin_methods')
      .values({ org_id, environment, id, kind, bank_name: bankName, last4, verified: status === 'VERIFIED' })
      .onConflict((conflict) =>
        conflict.columns(['org_id', 'environment', 'id']).doUpdateSet({ verified: status === 'VERIFIED' }),
      )
      .execute()
  return true
}

const findLast4 = async (trx: Trx, { orgId, environment }: MethodPlace, id: string) => {
  const row = await trx
    .selectFrom('payin_methods')
    .select('last4')
    .where('org_id', '=', orgId)
    .where('environment', '=', environment)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.last4
}

const note = (
  trx: Trx,
  { orgId, environment }: MethodPlace,
  { methodId, last4, status }: PaymentMethod,
): Promise<void> =>
  writeAudit(
    trx,
    { orgId, environment, userId: null },
    { action: 'payin.report', objectType: 'payment method', objectId: methodId, details: { last4, status } },
  )

/** The kind of network message about cards and bank accounts. */
export const cardMessages: MessageKind = (data) => {
  const holder = readHolder(data)
  if (!holder) return undefined
  const place = { orgId: holder.organisationId, environment: holder.environment }
  const method = readMethod(data)
  const wrong = 'wrong' in method ? sayWrong(method.wrong) : undefined
  return {
    ...(wrong !== undefined && { wrong }),
    findOrganisation: async (trx) => {
      const row = await trx
        .selectFrom('payin_customers')
        .select('org_id')
        .where('org_id', '=', place.orgId)
        .where('environment', '=', place.environment)
        .executeTakeFirst()
      return row?.org_id
    },
    take: async (trx) => {
      if ('wrong' in method) return wrong
      const last4 = await findLast4(trx, place, method.methodId)
      if (last4 !== undefined && last4 !== method.last4) return 'Its last digits are others.'
      if (await takeMethod(trx, place, method)) await note(trx, place, method)
      return undefined
    },
  }
}

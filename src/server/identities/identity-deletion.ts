import { sql } from 'kysely'
import { Refused } from '../app/refused.ts'
import { ERASED } from '../app/calls/idempotency.ts'
import type { Row } from '../store/generated/database.ts'
import { asJson } from '../store/json.ts'
import type { Tenant, Trx } from '../store/tenant.ts'
import { findIdentity } from './stored-identity.ts'

const OF_IDENTITIES = 'identities.%'

type Erased = Pick<Row<'identities'>, 'org_id' | 'id'>

const isNeeded = async (trx: Trx, id: string): Promise<boolean> => {
  const payment = await trx
    .selectFrom('payments')
    .select('id')
    .where((is) => is.or([is('beneficiary_id', '=', id), is('originator_id', '=', id)]))
    .limit(1)
    .executeTakeFirst()
  return payment !== undefined
}

/** Erases what an identity was before, and its accounts. */
const erasePast = async (trx: Trx, id: string): Promise<void> => {
  await trx.deleteFrom('identity_versions').where('identity_id', '=', id).execute()
  await trx.deleteFrom('financial_instruments').where('identity_id', '=', id).execute()
}

/**
 * Erases the answers that a repeated request would be given again, and what programs sent and were answered about
 * identities in UAT, which is sealed and cannot be told apart (TRU-805).
 */
const eraseAnswers = async (trx: Trx, { org_id: orgId, id }: Erased): Promise<void> => {
  await trx
    .updateTable('idempotency_keys')
    .set({ answer_status: ERASED, answer_body: null })
    .where('org_id', '=', orgId)
    .where('call', 'like', OF_IDENTITIES)
    .where(sql<string>`answer_body ->> 'identityId'`, '=', id)
    .execute()
  await trx
    .updateTable('api_requests')
    .set({ sealed: null })
    .where('org_id', '=', orgId)
    .where('call', 'like', OF_IDENTITIES)
    .where('sealed', 'is not', null)
    .execute()
}

/**
 * Deletes an identity from every list. Payments still show it; if no payment names it, its personal data is
 * erased except the nickname in the trail, with its earlier versions and its accounts (TRU-814).
 */
export const deleteIdentity = async (trx: Trx, { userId }: Tenant, id: string | undefined) => {
  const row = await findIdentity(trx, id)
  if (row instanceof Refused) return row
  // Locks the row, so that this and a payment being created for it run one after the other.
  await trx.selectFrom('identities').select('id').where('id', '=', row.id).forUpdate().execute()
  const isRetained = await isNeeded(trx, row.id)
  const done = await trx
    .updateTable('identities')
    .set({
      archived_at: sql<Date>`app_now()`,
      archived_by: userId,
      ...(isRetained
        ? {}
        : { requirements: asJson({}), extras: asJson([]), internal_id: null, nick_name: '' }),
    })
    .where('id', '=', row.id)
    .where('archived_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (done && !isRetained) {
    await erasePast(trx, row.id)
    await eraseAnswers(trx, row)
  }
  if (done) return { row, isKept: isRetained }
  const gone = await findIdentity(trx, row.id)
  return gone instanceof Refused ? gone : { row, isKept: isRetained }
}

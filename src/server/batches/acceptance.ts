import { sql } from 'kysely'
import { checkUuid } from '#values/uuid.ts'
import type { FaultName } from '#definition/wire.ts'
import type { RequestOf } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { Refused, refused } from '../app/refused.ts'
import { refuseDuplicateBatch } from './duplicates.ts'
import type { HandOver } from './jobs/jobs.ts'
import type { Row } from '../store/generated/database.ts'

const WHY_NOT = {
  CREATING_BATCH_QUOTE: 'batch-not-quoted',
  BATCH_QUOTE_CREATED: 'batch-quote-expired',
  BATCH_QUOTE_PENDING: 'batch-accepted-already',
  BATCH_QUOTE_ACCEPTED: 'batch-accepted-already',
  QUOTES_ACCEPTED: 'batch-accepted-already',
  ERROR: 'batch-unquoted',
} as const satisfies Record<Row<'batches'>['state'], FaultName>

/**
 * Accepts the quote of a batch, once, while it is valid by the database's clock; only its uploader may
 * (BAT-025, BAT-026). Its quotes are valid for longer, until the payments are made.
 */
export const acceptBatch = async (
  { trx, tenant, params, body, session: { credential } }: RequestOf<'batches.accept'>,
  definitions: ServerDefinitions,
  handOver: HandOver,
) => {
  const { id } = params
  if (checkUuid(id)) return refused('not-found')
  const taken = await trx
    .updateTable('batches')
    .set({
      state: 'BATCH_QUOTE_PENDING',
      accepted_at: sql<Date>`app_now()`,
      credential_id: credential?.id ?? null,
      credential_name: credential?.name ?? null,
    })
    .where('id', '=', id)
    .where('uploaded_by', '=', tenant.userId)
    .where('state', '=', 'BATCH_QUOTE_CREATED')
    .where('expires_at', '>', sql<Date>`app_now()`)
    .returning('id')
    .executeTakeFirst()
  if (!taken) {
    const batch = await trx
      .selectFrom('batches')
      .select('state')
      .where('id', '=', id)
      .where('uploaded_by', '=', tenant.userId)
      .executeTakeFirst()
    return refused(batch ? WHY_NOT[batch.state] : 'not-found')
  }
  const duplicates = await refuseDuplicateBatch(trx, definitions, tenant, id, body.confirmedDuplicates ?? [])
  if (duplicates instanceof Refused) return duplicates
  const { orgId, environment, userId } = tenant
  await handOver.send(trx, { orgId, environment, userId, id })
  return { id, details: duplicates.length === 0 ? {} : { confirmedDuplicates: duplicates } }
}

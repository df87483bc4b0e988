import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { CallRequest } from '../app/call.ts'
import { refused } from '../app/refused.ts'
import { lockOf } from '../app/resource.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { limitOf } from '../definitions/limit.ts'
import { asJson } from '../store/json.ts'
import { hashContent } from './duplicates.ts'
import type { HandOver } from './jobs/jobs.ts'
import type { Row } from '../store/generated/database.ts'

export interface NewBatch {
  batchName: string
  fileName: string
  content: Buffer | null
}

type NewRow = Pick<Row<'batch_rows'>, 'row' | 'beneficiary' | 'originator'> & {
  asked: object
}

const lockBatches = lockOf('batches', ({ userId }) => userId)

/**
 * Returns the seconds until a person may begin another batch, because the limit is reached in the last minute; undefined
 * if it is not (BAT-041, TRU-934).
 */
const secondsToWait = async (
  { trx, tenant }: CallRequest,
  definitions: Pick<ServerDefinitions, 'limits'>,
): Promise<number | undefined> => {
  await lockBatches({ trx, tenant })
  const seconds = sql<number>`greatest(1, ceil(extract(epoch from created_at + interval '1 minute' - app_now())))::int`
  const blocking = await trx
    .selectFrom('batches')
    .select(seconds.as('seconds'))
    .where('uploaded_by', '=', tenant.userId)
    .where('created_at', '>', sql<Date>`app_now() - interval '1 minute'`)
    .orderBy('created_at', 'desc')
    .offset(limitOf(definitions, 'batchesPerMinute') - 1)
    .limit(1)
    .executeTakeFirst()
  return blocking?.seconds
}

/** Stores a batch with its rows and queues it for quoting. */
export const makeBatch = async (
  request: CallRequest,
  definitions: Pick<ServerDefinitions, 'limits'>,
  { batchName, fileName, content }: NewBatch,
  rows: readonly NewRow[],
  handOver: HandOver,
) => {
  const { trx, tenant, session } = request
  const { credential } = session
  const waitSeconds = await secondsToWait(request, definitions)
  if (waitSeconds !== undefined) return refused('batch-too-fast', { waitSeconds })
  const id = randomUUID()
  const { orgId, environment, userId } = tenant
  const place = { org_id: orgId, environment }
  await trx
    .insertInto('batches')
    .values({
      ...place,
      id,
      uploaded_by: userId,
      uploaded_credential_id: credential?.id ?? null,
      uploaded_credential_name: credential?.name ?? null,
      batch_name: batchName,
      file_name: fileName,
      content,
      content_hash: hashContent(rows),
      file_length: rows.length,
    })
    .execute()
  await trx
    .insertInto('batch_rows')
    .values(
      rows.map(({ asked, ...row }) => ({ ...place, batch_id: id, ...row, asked: asJson(asked) as never })),
    )
    .execute()
  await handOver.quote(trx, { orgId, environment, userId, id })
  return id
}

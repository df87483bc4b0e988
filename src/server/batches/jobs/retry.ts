import { sql } from 'kysely'
import { checkUuid } from '#values/uuid.ts'
import type { CallRequest } from '../../app/call.ts'
import { refused } from '../../app/refused.ts'
import type { PaymentDependencies } from '../../payments/checks.ts'
import type { Trx } from '../../store/tenant.ts'
import { COUNTED, STATUS } from '../count.ts'
import type { HandOver } from './jobs.ts'
import { makeBatch } from '../new-batch.ts'

/** Resolves to true if a batch was accepted but none of its payments was approved in time. */
const isUnsent = async (trx: Trx, id: string): Promise<boolean> => {
  const { rows } = await sql<{ status: string }>`
    select ${STATUS} as status from batches b ${COUNTED} where b.id = ${id}`.execute(trx)
  return rows[0]?.status === 'BATCH_QUOTE_EXPIRED'
}

/** Creates a new batch with the same rows and a new quote; the old one is unchanged. */
export const quoteAgain = async (
  request: CallRequest,
  { definitions }: PaymentDependencies,
  handOver: HandOver,
) => {
  const { trx, tenant, params } = request
  const id = params.id ?? ''
  if (checkUuid(id)) return refused('not-found')
  const batch = await trx
    .selectFrom('batches')
    .selectAll()
    .where('id', '=', id)
    .where('uploaded_by', '=', tenant.userId)
    .executeTakeFirst()
  if (!batch) return refused('not-found')
  if (batch.accepted_at && !(await isUnsent(trx, id))) return refused('batch-accepted-already')
  const rows = await trx
    .selectFrom('batch_rows')
    .select(['row', 'beneficiary', 'originator', 'asked'])
    .where('batch_id', '=', id)
    .orderBy('row')
    .execute()
  const { batch_name: batchName, file_name: fileName, content } = batch
  return makeBatch(request, definitions, { batchName, fileName, content }, rows, handOver)
}

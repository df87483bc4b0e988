import type { Trx } from '../../store/tenant.ts'
import type { BatchHandover } from '../batch.ts'
import type { Row } from '../../store/generated/database.ts'

/** The rows per transaction: few, so that others wait only briefly for its locks. */
const AT_ONCE = 20

/**
 * Locks the batch for the transaction, so that one process works on it; undefined if it is not in these
 * states.
 */
export const lockBatch = (trx: Trx, { id }: BatchHandover, states: readonly Row<'batches'>['state'][]) =>
  trx
    .selectFrom('batches')
    .select(['state', 'credential_id', 'credential_name'])
    .where('id', '=', id)
    .where('state', 'in', states)
    .forUpdate()
    .executeTakeFirst()

export type LockedBatch = NonNullable<Awaited<ReturnType<typeof lockBatch>>>

/** Returns the next rows of a batch in this state, in order. */
export const nextRows = (
  trx: Trx,
  { id }: BatchHandover,
  state: Row<'batch_rows'>['state'],
): Promise<Row<'batch_rows'>[]> =>
  trx
    .selectFrom('batch_rows')
    .selectAll()
    .where('batch_id', '=', id)
    .where('state', '=', state)
    .orderBy('row')
    .limit(AT_ONCE)
    .execute()

const fail = (trx: Trx, orgId: string, batchId: string, error: string, reason: string) =>
  trx
    .updateTable('batch_rows')
    .set({ state: 'failed', error, reason })
    .where('org_id', '=', orgId)
    .where('batch_id', '=', batchId)

/** Marks a row as failed, with the reason; the other rows continue. */
export const failRow = async (
  trx: Trx,
  { org_id, batch_id, row }: Pick<Row<'batch_rows'>, 'org_id' | 'batch_id' | 'row'>,
  error: string,
  reason: string,
): Promise<void> => {
  await fail(trx, org_id, batch_id, error, reason).where('row', '=', row).execute()
}

/** Marks all rows of a batch in this state as failed, with a reason that people can read. */
export const failRows = async (
  trx: Trx,
  { orgId, id }: Pick<BatchHandover, 'orgId' | 'id'>,
  state: Row<'batch_rows'>['state'],
  error: string,
  reason: string,
): Promise<void> => {
  await fail(trx, orgId, id, error, reason).where('state', '=', state).execute()
}

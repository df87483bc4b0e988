import type { Trx } from '../../store/tenant.ts'
import type { BatchHandover } from '../batch.ts'
import type { Row } from '../../store/generated/database.ts'

/** Few enough that nobody waits long for the transaction they share. */
const AT_ONCE = 20

/** Holds the batch until the transaction is over, so that one process at a time works on it; undefined when it is not there to be worked on. */
export const lockBatch = (trx: Trx, { id }: BatchHandover, states: readonly Row<'batches'>['state'][]) =>
  trx
    .selectFrom('batches')
    .select(['state', 'credential_id', 'credential_name'])
    .where('id', '=', id)
    .where('state', 'in', states)
    .forUpdate()
    .executeTakeFirst()

/** The next rows of a batch nobody has worked on. */
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

/** Ends a row with what went wrong; the others go on. */
export const failRow = async (
  trx: Trx,
  { org_id, batch_id, row }: Pick<Row<'batch_rows'>, 'org_id' | 'batch_id' | 'row'>,
  error: string,
  reason: string,
): Promise<void> => {
  await trx
    .updateTable('batch_rows')
    .set({ state: 'failed', error, reason })
    .where('org_id', '=', org_id)
    .where('batch_id', '=', batch_id)
    .where('row', '=', row)
    .execute()
}

import { sql } from 'kysely'
import { matchesWords } from '../store/search-text.ts'
import type { Trx } from '../store/tenant.ts'
import { idRange } from '../store/text-range.ts'

/** Finds batches by ID, its beginning, or part of the file name; newest first. */
export const findBatches = async (trx: Trx, typed: string, most: number) => {
  const ids = idRange(typed)
  return trx
    .selectFrom('batches')
    .select(['id', 'batch_name as name', 'file_length as payments'])
    .where((is) =>
      is.or([
        matchesWords(typed, sql`file_name`),
        ...(ids ? [is.and([is('id', '>=', ids[0]), is('id', '<=', ids[1])])] : []),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()
}

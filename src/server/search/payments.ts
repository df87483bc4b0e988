import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { findByExtras } from '../extras/words.ts'
import { ofBeneficiary } from '../identities/beneficiary.ts'
import type { Trx } from '../store/tenant.ts'
import { idRange, referenceRanges } from '../store/text-range.ts'
import type { Database } from '../store/generated/database.ts'

const found = (trx: Trx) =>
  trx
    .selectFrom('payments')
    .leftJoin('identities', ofBeneficiary)
    .select([
      'payments.id',
      'payments.flow',
      'payments.state',
      'payments.internal_id',
      'payments.end_to_end_id',
      'payments.source_amount',
      'payments.source_currency',
      'identities.nick_name',
    ])

export type FoundPayment = Awaited<ReturnType<ReturnType<typeof found>['execute']>>[number]

type Is = ExpressionBuilder<Database, 'payments'>

const between = (column: 'payments.internal_key' | 'payments.end_to_end_key', typed: string) => {
  const ranges = referenceRanges(typed)
  return (is: Is): Expression<SqlBool> =>
    is.or(ranges.map(([least, beyond]) => is.and([is(column, '>=', least), is(column, '<', beyond)])))
}

/** Finds payments by reference or answer, each through a range of its own index; closest matches first. */
export const findPayments = async (trx: Trx, typed: string, most: number): Promise<FoundPayment[]> => {
  const ids = idRange(typed)
  const answered = await findByExtras(trx, typed, most)
  const ways = [
    ...(ids ? [(is: Is) => is.and([is('payments.id', '>=', ids[0]), is('payments.id', '<=', ids[1])])] : []),
    between('payments.internal_key', typed),
    between('payments.end_to_end_key', typed),
    ...(answered.length > 0 ? [(is: Is) => is('payments.id', 'in', answered)] : []),
  ]
  const hits = new Map<string, FoundPayment>()
  for (const way of ways) {
    if (hits.size >= most) break
    const rows = await found(trx)
      .where((is) => way(is as unknown as Is))
      .limit(most)
      .execute()
    for (const row of rows) hits.set(row.id, row)
  }
  return [...hits.values()].slice(0, most)
}

import { add } from '#values/decimal.ts'
import type { CallRequest } from '../app/call.ts'
import { readConfiguration } from '../configuration/product.ts'
import type { PaymentGround } from '../payments/checks.ts'
import { judgeRow, type Problem, type ReadyRow } from './judge.ts'
import type { Sheet } from './sheet.ts'

/** Judges every row: all of them can be quoted, or each problem is told. */
export const judgeRows = async (
  request: CallRequest,
  ground: PaymentGround,
  { rows, decimalSign }: Sheet,
): Promise<{ ready: ReadyRow[]; problems: Problem[] }> => {
  const configuration = await readConfiguration(request.trx, ground.network.corridors)
  const identities = await request.trx
    .selectFrom('identities')
    .selectAll()
    .where('archived_at', 'is', null)
    .execute()
  const ready: ReadyRow[] = []
  const problems: Problem[] = []
  // All rows are paid from one account: each is covered by what those before it leave.
  for (const row of rows) {
    const beside = ready.map(({ takes }) => takes).reduce(add, '0')
    const judged = await judgeRow(request, { ...ground, configuration, identities, decimalSign, beside }, row)
    if (Array.isArray(judged)) problems.push(...judged)
    else ready.push(judged)
  }
  return { ready, problems }
}

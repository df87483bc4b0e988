import { add } from '#values/decimal.ts'
import type { CallRequest } from '../../app/call.ts'
import { readConfiguration } from '../../configuration/product.ts'
import type { PaymentDependencies } from '../../payments/checks.ts'
import { validateRow, type Problem, type ReadyRow } from './row-validation.ts'
import type { Sheet } from './sheet.ts'

/** Validates all rows; returns them ready, or every problem found. */
export const validateRows = async (
  request: CallRequest,
  dependencies: PaymentDependencies,
  { rows, decimalSign }: Sheet,
): Promise<{ ready: ReadyRow[]; problems: Problem[] }> => {
  const configuration = await readConfiguration(request.trx, dependencies.network.corridors)
  const identities = await request.trx
    .selectFrom('identities')
    .selectAll()
    .where('archived_at', 'is', null)
    .execute()
  const ready: ReadyRow[] = []
  const problems: Problem[] = []
  // All rows draw on one account: each must fit into what the rows before it leave.
  for (const row of rows) {
    const beside = ready.map(({ takes }) => takes).reduce(add, '0')
    const outcome = await validateRow(
      request,
      { ...dependencies, configuration, identities, decimalSign, beside },
      row,
    )
    if (Array.isArray(outcome)) problems.push(...outcome)
    else ready.push(outcome)
  }
  return { ready, problems }
}

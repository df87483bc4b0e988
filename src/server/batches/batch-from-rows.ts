import type { Request } from '#definition/wire.ts'
import type { RequestOf } from '../app/call.ts'
import { refused } from '../app/refused.ts'
import type { PaymentDependencies } from '../payments/checks.ts'
import type { HandOver } from './jobs/jobs.ts'
import { validateRows } from './rows/rows-validation.ts'
import { makeBatch } from './new-batch.ts'
import { toNewRow } from './jobs/process.ts'
import type { SheetRow } from './rows/sheet.ts'
import { sayRefusals } from '#values/generated/say-refusals.ts'

type PaymentRow = Request<'batches.create'>['rows'][number]

/** The column of a batch file for each property of a request body. */
const COLUMNS: Readonly<Record<keyof PaymentRow, string>> = {
  beneficiaryIdentityId: 'beneficiary',
  amount: 'amount',
  amountType: 'amount_type',
  internalId: 'internal_id',
  purposeCode: 'purpose',
  sourceOfCash: 'source_of_cash',
  originatorIdentityId: 'originator',
  paymentMemo: 'memo',
}
const NAMES = new Map(Object.entries(COLUMNS).map(([name, column]) => [column, name]))
const FIRST_LINE = 2

const toSheetRow = (one: PaymentRow, at: number): SheetRow => ({
  row: at + FIRST_LINE,
  cells: Object.fromEntries(
    Object.entries(one).flatMap(([name, value]) => {
      const message = value.trim()
      return message ? [[COLUMNS[name as keyof PaymentRow], message] as const] : []
    }),
  ),
})

/** Creates a batch from rows sent without a file, validated like those of a file (BAT-002). */
export const createFromRows = async (
  request: RequestOf<'batches.create'>,
  dependencies: PaymentDependencies,
  handOver: HandOver,
) => {
  const { batchName, rows } = request.body
  const { ready, problems } = await validateRows(request, dependencies, {
    rows: rows.map(toSheetRow),
    decimalSign: '.',
  })
  if (problems.length > 0) {
    const fields = problems.map(({ row, column, message }) => ({
      path: `rows.${row - FIRST_LINE}.${NAMES.get(column) ?? column}`,
      keyword: 'batch-rows',
      message,
    }))
    return refused('batch-rows', { fields })
  }
  const name = batchName?.trim() || sayRefusals('batchOf', { day: request.now.toISOString().slice(0, 10) })
  const made = { batchName: name, fileName: name, content: null }
  return makeBatch(request, dependencies.definitions, made, ready.map(toNewRow), handOver)
}

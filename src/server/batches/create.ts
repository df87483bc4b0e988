import type { Request } from '#definition/wire.ts'
import type { RequestOf } from '../app/call.ts'
import { refused } from '../app/refused.ts'
import type { PaymentGround } from '../payments/checks.ts'
import type { HandOver } from './jobs.ts'
import { judgeRows } from './judge-all.ts'
import { makeBatch } from './make.ts'
import { toNewRow } from './process.ts'
import type { SheetRow } from './sheet.ts'

type AskedPayment = Request<'batches.create'>['rows'][number]

/** In which column of a file each property of a body stands. */
const COLUMNS: Readonly<Record<keyof AskedPayment, string>> = {
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

const toSheetRow = (one: AskedPayment, at: number): SheetRow => ({
  row: at + FIRST_LINE,
  cells: Object.fromEntries(
    Object.entries(one).flatMap(([name, value]) => {
      const said = value.trim()
      return said ? [[COLUMNS[name as keyof AskedPayment], said] as const] : []
    }),
  ),
})

/** Makes a batch of rows that came without a file, judged as those of one are (BAT-002). */
export const createFromRows = async (
  request: RequestOf<'batches.create'>,
  ground: PaymentGround,
  handOver: HandOver,
) => {
  const { batchName, rows } = request.body
  const { ready, problems } = await judgeRows(request, ground, {
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
  const name = batchName?.trim() || `Batch of ${request.now.toISOString().slice(0, 10)}`
  const made = { batchName: name, fileName: name, content: null }
  return makeBatch(request, ground.definitions, made, ready.map(toNewRow), handOver)
}

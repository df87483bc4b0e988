import type { Batch, BatchPayment } from '#definition/generated/wire-entities.ts'
import { BYTE_ORDER_MARK, separatedLine } from '#values/csv.ts'
import { readCsv, type CsvText } from '#values/csv-reader.ts'
import { sayFiles } from '#values/generated/say-files.ts'
import { settle } from '#values/money.ts'
import { listOf } from '../../languages/lists.ts'
import { inWords } from '../../languages/reader.ts'
import type { Trx } from '../../store/tenant.ts'
import { toRow, type RowWithPayment, type RowWords } from '../answer.ts'
import { outcomeHead } from './own-columns.ts'

export interface ResultFile {
  file: NonNullable<Batch['results']>[number]
  content: string
}

interface Uploaded {
  separator: CsvText['separator']
  head: readonly string[]
  /** Returns the cells of a row as they were uploaded. */
  cellsOf: (row: RowWithPayment) => readonly string[]
}

/** Reads the uploaded file; its first line is the header. */
const readUploaded = async (trx: Trx, id: string): Promise<Uploaded | undefined> => {
  const stored = await trx.selectFrom('batches').select('content').where('id', '=', id).executeTakeFirst()
  const csv = stored?.content ? readCsv(new TextDecoder().decode(stored.content)) : undefined
  const [head, ...lines] = csv?.lines ?? []
  if (!csv || !head) return undefined
  const cellsOf = ({ row }: RowWithPayment) => head.map((_, place) => lines[row - 2]?.[place] ?? '')
  return { separator: csv.separator, head, cellsOf }
}

/** Converts rows entered on the screen to the columns of a file, without empty columns. */
const asUploaded = (words: RowWords, rows: readonly RowWithPayment[]): Uploaded => {
  const { definitions } = words
  const sides = listOf(definitions, 'batch-amounts')
  const cellOf: Record<string, (row: BatchPayment) => string | undefined> = {
    beneficiary: ({ beneficiary }) => beneficiary,
    amount: ({ amount }) => amount,
    amount_type: ({ amountType }) => sides.find(({ value }) => value === amountType)?.label,
    purpose: ({ purposeCode }) => purposeCode,
    source_of_cash: ({ sourceOfCash }) => sourceOfCash,
    originator: ({ originator }) => originator,
    memo: ({ paymentMemo }) => paymentMemo,
    internal_id: ({ internalId }) => internalId,
  }
  const columns = listOf(definitions, 'batch-columns').filter(({ value }) =>
    rows.some((row) => Boolean(cellOf[value]?.(toRow(words, row)))),
  )
  return {
    separator: ',',
    head: columns.map(({ label }) => label),
    cellsOf: (row) => columns.map(({ value }) => cellOf[value]?.(toRow(words, row)) ?? ''),
  }
}

const moneyOf = (amount: string | undefined, currency: string | undefined): string =>
  amount === undefined || currency === undefined ? '' : settle(amount, currency)

/** Returns the result columns of a row, in the reader's language. */
const outcomeOf = (words: RowWords, row: RowWithPayment): string[] => {
  const one = toRow(words, row)
  const outcome = [
    String(one.row),
    inWords(words.definitions.library).machines['batch-row']?.states[one.state]?.label ?? one.state,
    one.error?.message ?? '',
  ]
  // A row without a payment sent nothing, whatever its quote was.
  if (one.paymentId === undefined) return [...outcome, '', '', '', '', '', '']
  const { sourceAmount, sourceCurrency, totalFee, destinationAmount, destinationCurrency } = one
  return [
    ...outcome,
    one.paymentId,
    moneyOf(sourceAmount, sourceCurrency),
    sourceCurrency ?? '',
    moneyOf(totalFee, sourceCurrency),
    moneyOf(destinationAmount, destinationCurrency),
    destinationCurrency ?? '',
  ]
}

/**
 * Builds the results files of a finished batch: all rows as uploaded with their results, and the failed rows
 * alone (TRU-431).
 */
export const resultsOf = async (
  trx: Trx,
  words: RowWords,
  { id, status, file_name }: { id: string; status: Batch['status']; file_name: string },
  rows: readonly RowWithPayment[],
): Promise<ResultFile[]> => {
  if (!words.definitions.library.machines['batch']?.states[status]?.final) return []
  const { separator, head, cellsOf } = (await readUploaded(trx, id)) ?? asUploaded(words, rows)
  const write = (chosen: readonly RowWithPayment[]) =>
    BYTE_ORDER_MARK +
    separatedLine([...head, ...outcomeHead()], separator) +
    chosen.map((row) => separatedLine([...cellsOf(row), ...outcomeOf(words, row)], separator)).join('')
  const wrong = rows.filter((row) => toRow(words, row).error !== undefined)
  const name = file_name.replace(/\.csv$/i, '')
  const fileOf = (part: string, called: string, content: string): ResultFile => ({
    file: { fileId: `${id}.${part}`, name: called, size: Buffer.byteLength(content), type: 'text/csv' },
    content,
  })
  return [
    fileOf('all', sayFiles('resultsOf', { name }), write(rows)),
    ...(wrong.length === 0 ? [] : [fileOf('wrong', sayFiles('wrongRowsOf', { name }), write(wrong))]),
  ]
}

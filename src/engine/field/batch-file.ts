import type { CsvText } from '#values/csv-reader.ts'
import { sayBatches } from '#values/generated/say-batches.ts'
import { limitNamed } from './limit.ts'
import type { FieldFacts } from './types.ts'
import type { Batch, BatchPayment, BatchProblem, BatchRefusal } from '#definition/generated/wire-entities.ts'
import { isOneOf, objectOf } from '#values/object.ts'
import { answerKind } from './answer-kind.ts'

/** One row of a quoted file: its amounts, or why it was not quoted. */
export type QuotedRow = Readonly<
  Pick<
    BatchPayment,
    | 'row'
    | 'beneficiary'
    | 'sourceAmount'
    | 'sourceCurrency'
    | 'destinationAmount'
    | 'destinationCurrency'
    | 'internalId'
    | 'alike'
  >
> & { readonly error?: Pick<NonNullable<BatchPayment['error']>, 'message'> }

/** A file of payments with the quote for all of them (BAT-011); `payments` counts those that will be sent. */
export type QuotedBatch = Readonly<Pick<Batch, 'batch_id' | 'expiresAt' | 'payments' | 'totals'>> & {
  readonly rows: readonly QuotedRow[]
}

/** Error in one cell of the file. */
export type FileProblem = Readonly<BatchProblem>

/**
 * The answer of a batch-file field: how far the file got; only 'ready' carries a batch, only 'problems' a list of them. One
 * that is entered or repaired here carries its cells.
 */
export interface BatchAnswer {
  readonly fileName: string
  readonly status: 'entering' | 'loading' | 'ready' | 'problems' | 'expired' | 'failed'
  readonly message?: string
  /** Earliest time of the next try, after too many batches. */
  readonly retryAt?: string
  /** The same file would be refused again. */
  readonly isFinal?: boolean
  readonly batch?: QuotedBatch
  readonly problems?: readonly FileProblem[]
  readonly sheet?: CsvText
  /** The cells as they are repaired or entered since; the sheet is as it was checked. */
  readonly edited?: CsvText
  /**
   * Result of adding a file of corrected rows: the rows that were replaced and the columns that were ignored.
   */
  readonly note?: string
}

/** A batch from the server, while its rows are quoted and afterwards. */
export type BatchUnderWay = QuotedBatch &
  Readonly<Partial<Pick<Batch, 'status' | 'processed' | 'fileLength' | 'quoteIds'>>>

/** Whether a call, which only a definition names, answered with a batch. */
const isBatch = (answer: unknown): answer is BatchUnderWay => {
  const { batch_id: id, rows } = objectOf(answer)
  return typeof id === 'string' && Array.isArray(rows)
}

/** Reads the batch in the answer of a call. Throws for any other answer. */
export function readBatch(answer: unknown): BatchUnderWay {
  if (!isBatch(answer)) throw new Error('The answer is no batch.')
  return answer
}

/** Columns of a file that the server knew as written by the portal, and left out. */
export function leftOutOf(answer: unknown): readonly string[] {
  const { leftOut } = objectOf(answer)
  return Array.isArray(leftOut) ? leftOut.filter((name) => typeof name === 'string') : []
}

const isRefusedFile = (answer: unknown): answer is Pick<BatchRefusal, 'problems'> =>
  Array.isArray(objectOf(answer)['problems'])

/** Its rows are still being quoted (BAT-018). */
export const isBeingQuoted = ({ status }: Pick<BatchUnderWay, 'status'>): boolean =>
  status === 'CREATING_BATCH_QUOTE'

/** Returns the batch of an answer if its rows are still being quoted. */
export const batchBeingQuoted = (answer: unknown): BatchUnderWay | undefined =>
  isBatch(answer) && isBeingQuoted(answer) ? answer : undefined

/**
 * Turns the answer of the server into an answer of the field: row errors, quoting progress, or the quoted
 * batch.
 */
export function answerOf(fileName: string, answered: unknown): BatchAnswer {
  if (isRefusedFile(answered)) return { fileName, status: 'problems', problems: answered.problems }
  const batch = readBatch(answered)
  if (isBeingQuoted(batch))
    return {
      fileName,
      status: 'loading',
      message: sayBatches('rowsQuoted', { done: batch.processed ?? 0, total: batch.fileLength ?? 0 }),
    }
  const payments = batch.quoteIds?.length ?? batch.payments
  if (payments > 0) return { fileName, status: 'ready', batch: { ...batch, payments } }
  const why = batch.rows.find((row) => row.error)?.error?.message ?? ''
  return { fileName, status: 'failed', message: `${sayBatches('noRowQuoted')} ${why}`.trim() }
}

/** Why a file is refused before it is sent: its kind, then its size. */
export function fileRefusal(file: { readonly name: string; readonly size: number }, facts: FieldFacts) {
  const most = limitNamed(facts, facts.field.limit)
  if (!file.name.toLowerCase().endsWith('.csv')) return sayBatches('noCsv')
  if (file.size === 0) return sayBatches('emptyFile')
  return most !== undefined && file.size > most ? sayBatches('fileTooLarge') : undefined
}

const isStatus = isOneOf('entering', 'loading', 'ready', 'problems', 'expired', 'failed')

/** Whether a value is several payments that were quoted together. */
export function isQuotedBatch(value: unknown): value is QuotedBatch {
  const { payments, rows } = objectOf(value)
  return typeof payments === 'number' && Array.isArray(rows)
}

/** Whether a value is the answer of a field for a file of payments. */
export function isBatchAnswer(value: unknown): value is BatchAnswer {
  const { fileName, status, batch, problems } = objectOf(value)
  return (
    typeof fileName === 'string' &&
    isStatus(status) &&
    (batch === undefined || isQuotedBatch(batch)) &&
    (problems === undefined || Array.isArray(problems))
  )
}

const isCells = (sheet: unknown): sheet is CsvText => {
  const { separator, lines } = objectOf(sheet)
  return (
    typeof separator === 'string' &&
    Array.isArray(lines) &&
    lines.every((line) => Array.isArray(line) && line.every((cell) => typeof cell === 'string'))
  )
}

/** Returns what a draft stores: a quoted batch, or cells to go on with; an upload does not go on by itself. */
function keep(answer: BatchAnswer): BatchAnswer | undefined {
  const { fileName, status, sheet } = answer
  if (status === 'ready' || (sheet && status !== 'loading')) return answer
  return sheet && { fileName, status: 'entering', sheet }
}

function read(raw: unknown): BatchAnswer | undefined {
  if (!isBatchAnswer(raw)) return undefined
  const { fileName, status, message, retryAt, isFinal, batch, problems, sheet, edited, note } = raw
  const cells = {
    ...(isCells(sheet) && { sheet }),
    ...(isCells(edited) && { edited }),
  }
  const noted = note === undefined ? {} : { note }
  if (status === 'ready') return batch && { fileName, status, batch, ...noted }
  if (status === 'problems') return problems && { fileName, status, problems, ...cells, ...noted }
  return {
    fileName,
    status,
    ...(message !== undefined && { message }),
    ...(retryAt !== undefined && { retryAt }),
    ...(isFinal === true && { isFinal }),
    ...cells,
  }
}

function check({ status, message, problems = [] }: BatchAnswer): string | undefined {
  switch (status) {
    case 'ready':
      return undefined
    case 'entering':
      return sayBatches('checkRows')
    case 'loading':
      return sayBatches('waitForFile')
    case 'problems':
      return sayBatches('mendCells', { count: problems.length })
    case 'expired':
      return sayBatches('fileExpired')
    case 'failed':
      return message ?? sayBatches('fileFailed')
  }
}

/** File of payments, validated and quoted by a call; valid only while its quote is (BAT-036, BAT-037). */
export const batchFile = answerKind<BatchAnswer>({
  type: 'batch-file',
  isAnswer: isBatchAnswer,
  read,
  check,
  refused: ({ fileName }) => ({ fileName, status: 'expired' }),
  print: ({ fileName }) => fileName,
  keep,
  missing: () => sayBatches('chooseFile'),
})

import { limitNamed } from './limit.ts'
import type { FieldFacts, FieldKind } from './types.ts'

/** A sum of one currency. */
export interface Total {
  readonly currency: string
  readonly amount: string
}

/** One payment of a quoted file. */
export interface QuotedRow {
  readonly row: number
  readonly beneficiary: string
  readonly sourceAmount: string
  readonly sourceCurrency: string
  readonly destinationAmount: string
  readonly destinationCurrency: string
  readonly internalId: string
}

/** A file of payments with the quote for all of them (BAT-011). */
export interface QuotedBatch {
  readonly batch_id: string
  readonly expiresAt: string
  readonly payments: number
  readonly totals: Readonly<Record<'sent' | 'fees' | 'received', readonly Total[]>>
  readonly rows: readonly QuotedRow[]
}

/** What is wrong with one cell of the file. */
export interface FileProblem {
  readonly row: number
  readonly column: string
  readonly value: string
  readonly message: string
}

/** The answer of a batch-file field: how far the file got; only 'ready' carries a batch, only 'problems' a list of them. */
export interface BatchAnswer {
  readonly fileName: string
  readonly status: 'loading' | 'ready' | 'problems' | 'expired' | 'failed'
  readonly message?: string
  readonly batch?: QuotedBatch
  readonly problems?: readonly FileProblem[]
}

/** What the server made of a file: a batch with its quote, or what is wrong with its rows. */
export function answerOf(fileName: string, answered: unknown): BatchAnswer {
  const { problems } = Object(answered) as Partial<BatchAnswer>
  if (Array.isArray(problems)) return { fileName, status: 'problems', problems: problems as FileProblem[] }
  return { fileName, status: 'ready', batch: answered as QuotedBatch }
}

/** Why a file is refused before it is sent: its kind, then its size. */
export function fileRefusal(file: { readonly name: string; readonly size: number }, facts: FieldFacts) {
  const most = limitNamed(facts, facts.field.limit)
  if (!file.name.toLowerCase().endsWith('.csv'))
    return 'This is not a CSV file. Save it as CSV and choose it again.'
  if (file.size === 0) return 'This file is empty. Choose another one.'
  return most !== undefined && file.size > most
    ? 'This file is too large. Split it and send each part.'
    : undefined
}

function read(raw: unknown): BatchAnswer | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined
  const { fileName, status, message, batch, problems } = raw as Partial<BatchAnswer>
  if (fileName === undefined || status === undefined) return undefined
  if (status === 'ready') return batch && { fileName, status, batch }
  if (status === 'problems') return problems && { fileName, status, problems }
  return { fileName, status, ...(message !== undefined && { message }) }
}

function check({ status, message, problems = [] }: BatchAnswer): string | undefined {
  switch (status) {
    case 'ready':
      return undefined
    case 'loading':
      return 'Wait until the file is checked.'
    case 'problems':
      return problems.length === 1
        ? 'One cell of the file needs mending. Mend it and choose the file again.'
        : `${problems.length} cells of the file need mending. Mend them and choose the file again.`
    case 'expired':
      return 'The quote of this file has expired. Get a new one.'
    case 'failed':
      return message ?? 'The file could not be checked. Nothing was sent. Try again.'
  }
}

/** A file of payments, checked and quoted by a call; only one whose quote stands passes (BAT-036, BAT-037). */
export const batchFile: FieldKind = {
  type: 'batch-file',
  read,
  check: (value) => check(value as BatchAnswer),
  refused: (value) =>
    ({ fileName: (value as BatchAnswer).fileName, status: 'expired' }) satisfies BatchAnswer,
  print: (value) => (value as BatchAnswer).fileName,
  keep: (value) => ((value as BatchAnswer).status === 'ready' ? value : undefined),
  missing: () => 'Choose a file.',
}

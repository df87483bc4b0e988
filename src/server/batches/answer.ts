import type { BatchPayment } from '#definition/generated/wire-entities.ts'
import type { Library } from '#definition/library.ts'
import { sayRefusals } from '#values/generated/say-refusals.ts'
import { present } from '../app/values/present-values.ts'
import { credentialOf } from '../app/origin.ts'
import { listOf, type ListDefinitions } from '../languages/lists.ts'
import type { NetworkGateway } from '../network/types.ts'
import type { Counts } from './count.ts'
import { acceptedOf, jobStateOf, progressOf, type BatchStatus } from './progress.ts'
import type { Row } from '../store/generated/database.ts'

export interface ListedBatch extends Counts {
  id: string
  batch_name: string
  file_name: string
  total: string | null
  created_at: Date
  expires_at: Date | null
  uploaded_by: string
  first_name: string
  last_name: string
  email: string
  status: BatchStatus
  uploaded_credential_id: string | null
  uploaded_credential_name: string | null
}

const nameOf = ({ first_name, last_name }: Pick<ListedBatch, 'first_name' | 'last_name'>) =>
  `${first_name} ${last_name}`.trim()

/** Returns the API credential that uploaded a batch. */
export const uploadCredentialOf = ({
  uploaded_credential_id: credential_id,
  uploaded_credential_name: credential_name,
}: Pick<Row<'batches'>, 'uploaded_credential_id' | 'uploaded_credential_name'>) =>
  credentialOf({ credential_id, credential_name })

/** Converts a batch to an entry of the list (BAT-011, BAT-015, BAT-016). */
export const toListed = (row: ListedBatch) => ({
  batch_id: row.id,
  batchName: row.batch_name,
  fileName: row.file_name,
  uploadedBy: { id: row.uploaded_by, name: nameOf(row), email: row.email },
  userName: nameOf(row),
  ...uploadCredentialOf(row),
  status: row.status,
  progress: progressOf(row.status, row),
  fileLength: row.file_length,
  processed: row.processed,
  accepted: acceptedOf(row),
  completed: row.completed,
  failed: row.lost + row.errors,
  payments: row.payments,
  batchCreatedAt: row.created_at.toISOString(),
  ...(row.expires_at ? { expiresAt: row.expires_at.toISOString() } : {}),
})

/** Returns the error of a row and its reason (ERR-041 to ERR-044). */
export const errorOf = (
  definitions: ListDefinitions,
  { error, reason }: Pick<Row<'batch_rows'>, 'error' | 'reason'>,
) => {
  if (error === null) return {}
  const label = listOf(definitions, 'batch-row-errors').find(({ value }) => value === error)?.label ?? error
  return { error: { code: error, message: reason ? `${label} ${reason}` : label } }
}

const quotedOf = (row: Row<'batch_rows'>) =>
  row.quote_id === null
    ? {}
    : present({
        quoteId: row.quote_id,
        sourceAmount: row.source_amount,
        sourceCurrency: row.source_currency,
        destinationAmount: row.destination_amount,
        destinationCurrency: row.destination_currency,
        totalFee: row.total_fee,
      })

export interface RowWithPayment extends Row<'batch_rows'> {
  payment_state: string | null
  /** The cause of the failure, by the network. */
  payment_cause: string | null
  /** The text why it was returned or rejected. */
  payment_reason: string | null
}

/** The sources of a row's labels and causes. */
export interface RowWords {
  definitions: ListDefinitions & { library: Pick<Library, 'machines'> }
  network: Pick<NetworkGateway, 'cause'>
}

const NOT_APPROVED = {
  REJECTED: 'rowRejected',
  EXPIRED: 'rowExpired',
  CANCELED: 'rowCanceled',
  VOID: 'rowVoid',
} as const
const isNotApproved = (state: string): state is keyof typeof NOT_APPROVED =>
  Object.hasOwn(NOT_APPROVED, state)
const LOST: ReadonlySet<string> = new Set(['FAILED', 'RETURNED', 'DECLINED', ...Object.keys(NOT_APPROVED)])

/** A person may end a reason without a full stop, and another sentence follows. */
const endSentence = (text: string): string => (/[.!?…]$/u.test(text.trimEnd()) ? text : `${text.trimEnd()}.`)

/** Returns why the payment of a row did not arrive; undefined while it may. */
const lostOf = (
  { definitions, network }: RowWords,
  { payment_state: state, payment_cause: cause, payment_reason: reason }: RowWithPayment,
) => {
  if (state === null || !LOST.has(state)) return {}
  const { machines } = definitions.library
  const says = isNotApproved(state) ? sayRefusals(NOT_APPROVED[state]) : machines.payment?.states[state]?.says
  const why = (cause === null ? undefined : network.cause(cause)?.description) ?? reason ?? undefined
  return { error: { code: state, message: [why && endSentence(why), says].filter(Boolean).join(' ') } }
}

/** Converts a row of a batch: its request, its quote and its payment (BAT-014). */
export const toRow = (words: RowWords, row: RowWithPayment): BatchPayment => ({
  id: row.payment_state === null ? `row-${row.row}` : (row.quote_id ?? ''),
  row: row.row,
  beneficiary: row.beneficiary,
  ...(row.originator === null ? {} : { originator: row.originator }),
  ...row.asked.payment,
  amount: row.asked.wanted.amount,
  amountType: row.asked.wanted.side,
  amountCurrency:
    row.asked.wanted.side === 'SOURCE_AMOUNT'
      ? row.asked.wanted.sourceCurrency
      : row.asked.wanted.route.currency,
  ...quotedOf(row),
  ...(row.payment_state === null ? {} : present({ paymentId: row.quote_id })),
  state: row.payment_state ?? row.state,
  ...lostOf(words, row),
  ...errorOf(words.definitions, row),
})

/** Returns the counts of a batch, named by its status. */
export const countsOf = (status: BatchStatus, counts: Counts) => ({
  status,
  jobState: jobStateOf(status, counts),
  progress: progressOf(status, counts),
  fileLength: counts.file_length,
  processed: counts.processed,
  accepted: acceptedOf(counts),
  completed: counts.completed,
  failed: counts.lost + counts.errors,
  payments: counts.payments,
})

import type { Batch } from '#definition/generated/wire-entities.ts'
import type { Counts } from './count.ts'

export type BatchStatus = Batch['status']

type Counted = Omit<Counts, 'errors' | 'ended' | 'lost' | 'expired'>

/** Returns the number of the batch's payments that wait for no approval. */
export const acceptedOf = ({ payments, held }: Pick<Counts, 'payments' | 'held'>): number => payments - held

const partOf = (status: BatchStatus, counts: Counted): readonly [done: number, all: number] => {
  switch (status) {
    case 'CREATING_BATCH_QUOTE':
      return [counts.processed, counts.file_length]
    case 'BATCH_QUOTE_CREATED':
    case 'BATCH_QUOTE_EXPIRED':
      return [counts.quotes, counts.file_length]
    case 'BATCH_QUOTE_PENDING':
    case 'BATCH_QUOTE_ACCEPTED':
      return [acceptedOf(counts), counts.quotes]
    default:
      return [counts.completed, counts.payments]
  }
}

/**
 * Returns the progress of a batch in whole percent: 0 without rows, at most 100 (BAT-027 to BAT-030,
 * OPEN-26).
 */
export const progressOf = (status: BatchStatus, counts: Counted): number => {
  const [done, all] = partOf(status, counts)
  return all === 0 ? 0 : Math.min(100, Math.floor((done * 100) / all))
}

/** Returns the state of a batch's job in the words of the extended set (BAT-033, BAT-034, OPEN-31). */
export const jobStateOf = (
  status: BatchStatus,
  { processed }: Pick<Counts, 'processed'>,
): Batch['jobState'] => {
  switch (status) {
    case 'CREATING_BATCH_QUOTE':
      return processed === 0 ? 'queued' : 'started'
    case 'BATCH_QUOTE_CREATED':
      return 'quoted'
    case 'BATCH_QUOTE_PENDING':
    case 'BATCH_QUOTE_ACCEPTED':
    case 'QUOTES_ACCEPTED':
      return 'started'
    case 'BATCH_QUOTE_EXPIRED':
      return 'failed retryable'
    case 'INCOMPLETE':
      return 'partially completed'
    case 'COMPLETED':
      return 'completed'
    case 'FAILED':
    case 'ERROR':
      return 'failed'
  }
}

import { sayBatches } from '#values/generated/say-batches.ts'
import { sayQuotes } from '#values/generated/say-quotes.ts'
import type { QuotedBatch } from './batch-file.ts'
import type { FieldKind } from './types.ts'

/** What was asked, how far it got, and the quote of all payments while it stands. */
export interface BatchQuote {
  readonly status: 'loading' | 'ready' | 'expired' | 'failed'
  readonly asked?: Readonly<Record<string, unknown>>
  readonly message?: string
  /** What is wrong with single payments, in words. */
  readonly problems?: readonly string[]
  readonly batch?: QuotedBatch
}

function read(raw: unknown): BatchQuote | undefined {
  if (typeof raw !== 'object' || raw === null || !('status' in raw)) return undefined
  const { status, asked, message, problems, batch } = raw as BatchQuote
  return {
    status,
    ...(asked && { asked }),
    ...(message !== undefined && { message }),
    ...(problems && { problems }),
    // The last quote stays to be looked at while another one is made.
    ...(batch && { batch }),
  }
}

function check({ status, message }: BatchQuote): string | undefined {
  switch (status) {
    case 'ready':
      return undefined
    case 'loading':
      return sayQuotes('wait')
    case 'expired':
      return sayBatches('quoteExpired')
    case 'failed':
      return message ?? sayBatches('quoteFailed')
  }
}

/** A quote for several payments together; only one that stands passes (BAT-007, BAT-008, BAT-026). */
export const batchQuote: FieldKind = {
  type: 'batch-quote',
  read,
  check: (value) => check(value as BatchQuote),
  refused: (value) => ({ ...(value as BatchQuote), status: 'expired' }) satisfies BatchQuote,
  print: (value) => {
    const { batch } = value as BatchQuote
    return batch === undefined ? '' : sayBatches('paymentCount', { count: batch.payments })
  },
  keep: (value) => ((value as BatchQuote).status === 'ready' ? value : undefined),
  missing: () => sayQuotes('wait'),
}

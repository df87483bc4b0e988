import { sayBatches } from '#values/generated/say-batches.ts'
import { sayQuotes } from '#values/generated/say-quotes.ts'
import { isOneOf, objectOf } from '#values/object.ts'
import { answerKind } from '../answer-kind.ts'
import { isQuotedBatch, type QuotedBatch } from '../batch-file.ts'

/** State of a batch quote: the request, its progress, and the quote while it is valid. */
export interface BatchQuote {
  readonly status: 'loading' | 'ready' | 'expired' | 'failed'
  readonly asked?: Readonly<Record<string, unknown>>
  readonly message?: string
  /** The faults of single payments, as text. */
  readonly problems?: readonly string[]
  readonly batch?: QuotedBatch
}

const isStatus = isOneOf('loading', 'ready', 'expired', 'failed')

/** Whether a value is the answer of a field that quotes several payments. */
export function isBatchQuote(value: unknown): value is BatchQuote {
  const { status, batch } = objectOf(value)
  return isStatus(status) && (batch === undefined || isQuotedBatch(batch))
}

function read(raw: unknown): BatchQuote | undefined {
  if (!isBatchQuote(raw)) return undefined
  const { status, asked, message, problems, batch } = raw
  return {
    status,
    ...(asked && { asked }),
    ...(message !== undefined && { message }),
    ...(problems && { problems }),
    // The last quote stays visible while a new one is made.
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

/** Quote for several payments together; valid only while the quote is (BAT-007, BAT-008, BAT-026). */
export const batchQuote = answerKind<BatchQuote>({
  type: 'batch-quote',
  isAnswer: isBatchQuote,
  read,
  check,
  refused: (quote) => ({ ...quote, status: 'expired' }),
  print: ({ batch }) => (batch === undefined ? '' : sayBatches('paymentCount', { count: batch.payments })),
  keep: (quote) => (quote.status === 'ready' ? quote : undefined),
  missing: () => sayQuotes('wait'),
})

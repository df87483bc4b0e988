import type { Field } from '#definition/generated/flow.ts'
import { buildBody } from '#engine/call/body.ts'
import { nested } from '#engine/call/nested-body.ts'
import { isBeingQuoted, readBatch, type BatchUnderWay, type QuotedBatch } from '#engine/field/batch-file.ts'
import type { BatchQuote } from '#engine/field/quote/batch-quote.ts'
import type { FlowStore } from '#engine/flow/types.ts'
import { asRefusal, isUncertain } from '#runtime/call/refusal.ts'
import type { RuntimeServices } from '#runtime/field/types.ts'
import { sayBatches } from '#values/generated/say-batches.ts'
import { limitOf } from '../limit-of.ts'
import { refusalSentence } from '../quote/sentences.ts'

const SECOND = 1000

/** Builds the quote request from the present answers, each as its kind sends it. */
export function buildTerms(store: FlowStore, { with: map = {} }: Field): Record<string, unknown> {
  const read = (path: string) => {
    const value = store.fact(path)
    const linked = store.flow.fields.get(path)
    if (value === undefined || !linked?.kind.project) return value
    return linked.kind.project(value, { field: linked.definition, options: [], read })
  }
  return nested(buildBody(map, read))
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const problemsOf = (rows: QuotedBatch['rows']) =>
  rows.flatMap(({ row, error }) =>
    error ? [sayBatches('problem', { number: row, message: error.message })] : [],
  )

/** Returns the quoted batch, or the reason why there is none. */
function resultOf(batch: BatchUnderWay): Omit<BatchQuote, 'asked'> {
  const payments = batch.quoteIds?.length ?? 0
  // Rows of a file count its header; payments entered by hand start at 1.
  const rows = batch.rows.map((row, at) => ({ ...row, row: at + 1 }))
  if (payments > 0) return { status: 'ready', batch: { ...batch, payments, rows } }
  return { status: 'failed', message: sayBatches('noneQuoted'), problems: problemsOf(rows) }
}

const placeOf = (path: string) => /^rows\.(\d+)\./.exec(path)?.[1]

/** Reads the server's errors about single payments, by payment number. */
function refusalOf(thrown: unknown): Omit<RequestedQuote, 'asked'> {
  const refusal = asRefusal(thrown)
  const problems = Object.entries(refusal.fields).flatMap(([path, message]) => {
    const at = placeOf(path)
    return at === undefined ? [] : [sayBatches('problem', { number: Number(at) + 1, message })]
  })
  const message = refusalSentence(thrown)
  const isUnreached = isUncertain(refusal)
  return { status: 'failed', message, isUnreached, ...(problems.length > 0 && { problems }) }
}

export interface RequestedQuote extends BatchQuote {
  /** It failed for want of an answer, not because of the request. */
  readonly isUnreached?: boolean
}

export interface QuoteAsk {
  readonly field: Field
  readonly store: FlowStore
  readonly services: RuntimeServices
  readonly signal: AbortSignal
  /** Id of the batch to quote again; without it, the rows are sent. */
  readonly again: string | undefined
}

/** Requests a quote of all payments and polls until it is ready or refused. */
export async function askQuote({ field, store, services, signal, again }: QuoteAsk): Promise<RequestedQuote> {
  const requested = buildTerms(store, field)
  const key = crypto.randomUUID()
  try {
    let batch = readBatch(
      again === undefined
        ? await services.call(field.call ?? '', { body: requested, key, signal })
        : await services.call(field.again ?? '', { params: { id: again }, key, signal }),
    )
    while (!signal.aborted && isBeingQuoted(batch)) {
      await pause(limitOf(store, 'batchEverySeconds') * SECOND)
      batch = readBatch(await services.call(field.follow ?? '', { params: { id: batch.batch_id }, signal }))
    }
    return { asked: requested, ...resultOf(batch) }
  } catch (thrown) {
    return { asked: requested, ...refusalOf(thrown) }
  }
}

import type { Field } from '#definition/generated/flow.ts'
import type { FactReader } from '../types.ts'

/** Which of the two amounts stays as typed (QUO-009). */
export type AmountType = 'SOURCE_AMOUNT' | 'DESTINATION_AMOUNT'

/** Everything in a quote request except the amount; undefined entries are omitted. */
export type QuoteTerms = Readonly<Record<string, string | number | boolean>>

// Only wallets have a network (QUO-010); the country is always that of the recipient.
const ONLY_CRYPTO = 'destinationBlockchainNetwork'

function isNeeded(name: string, category: unknown): boolean {
  return name !== ONLY_CRYPTO || category === 'CRYPTO'
}

function valueOf(
  source: NonNullable<Field['with']>[string],
  read: FactReader,
): string | number | boolean | undefined {
  const value = typeof source === 'string' ? read(source) : source.is
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : undefined
}

/** Returns one term of a quote by name as soon as it exists; others may be missing. */
export function quoteTerm(
  field: Pick<Field, 'with'>,
  name: string,
  read: FactReader,
): string | number | boolean | undefined {
  const source = field.with?.[name]
  return source === undefined ? undefined : valueOf(source, read)
}

/**
 * Returns the terms of a quote from its facts; undefined until all required ones exist (QUO-008, QUO-010).
 */
export function quoteTerms(field: Pick<Field, 'with'>, read: FactReader): QuoteTerms | undefined {
  const all = Object.entries(field.with ?? {}).map(([name, source]) => [name, valueOf(source, read)] as const)
  const category = all.find(([name]) => name === 'payoutCategory')?.[1]
  const needed = all.filter(([name]) => isNeeded(name, category))
  if (needed.some(([, value]) => value === undefined)) return undefined
  return Object.fromEntries(needed) as QuoteTerms
}

/** The body of the quote call: the amount that is fixed, which one it is, and the terms (QUO-008). */
export function quoteRequest(
  terms: QuoteTerms,
  amountType: AmountType,
  amount: string,
): Record<string, unknown> {
  return { ...terms, quoteAmount: amount, quoteAmountType: amountType }
}

/** Tells whether a stored quote was made for these terms; terms it does not contain count as equal. */
export function isQuoteOf(quote: object, terms: QuoteTerms): boolean {
  const reported = quote as Readonly<Record<string, unknown>>
  return Object.entries(terms).every(
    ([name, value]) => reported[name] === undefined || reported[name] === value,
  )
}

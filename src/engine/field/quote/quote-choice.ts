import { formatMoney } from '#values/money.ts'
import { isOneOf, objectOf } from '#values/object.ts'
import { sayQuotes } from '#values/generated/say-quotes.ts'
import { buildBody } from '../../call/body.ts'
import { nested } from '../../call/nested-body.ts'
import { answerKind } from '../answer-kind.ts'
import type { Offer } from './offer.ts'
import type { FieldFacts } from '../types.ts'

/** State of a choice between quotes: the request, the quotes and the chosen one. Only 'ready' has quotes. */
export interface QuoteChoice {
  readonly status: 'loading' | 'ready' | 'expired' | 'failed'
  readonly asked?: Readonly<Record<string, unknown>>
  readonly message?: string
  readonly offers?: readonly Offer[]
  readonly chosen?: Offer
}

/** Returns the body of the quote request for the present answers. */
export function quoteRequest(facts: Pick<FieldFacts, 'field' | 'read'>): Record<string, unknown> {
  return nested(buildBody(facts.field.with ?? {}, facts.read))
}

/** Tells whether the quotes belong to the present answers; quotes without their request count as matching. */
export function isRequestedNow(
  { asked: request }: QuoteChoice,
  facts: Pick<FieldFacts, 'field' | 'read'>,
): boolean {
  return request === undefined || JSON.stringify(request) === JSON.stringify(quoteRequest(facts))
}

const isStatus = isOneOf('loading', 'ready', 'expired', 'failed')

/** Tells whether a value is the answer of a field with several quotes. */
export function isQuoteChoice(value: unknown): value is QuoteChoice {
  const choice = objectOf(value)
  return isStatus(choice['status']) && Array.isArray(choice['offers'] ?? [])
}

function read(raw: unknown): QuoteChoice | undefined {
  if (!isQuoteChoice(raw)) return undefined
  const { status, asked, message, offers, chosen } = raw
  const own = { status, ...(asked && { asked }), ...(message !== undefined && { message }) }
  if (status !== 'ready' || !offers || offers.length === 0) return own
  const offer = offers.find(({ quoteId }) => quoteId === chosen?.quoteId)
  return { ...own, offers, ...(offer && { chosen: offer }) }
}

function check(choice: QuoteChoice, facts: FieldFacts): string | undefined {
  if (choice.status === 'loading') return sayQuotes('waitForAll')
  if (choice.status === 'expired') return sayQuotes('allExpired')
  if (choice.status === 'failed') return choice.message ?? sayQuotes('failed')
  if (!isRequestedNow(choice, facts)) return sayQuotes('answersChanged')
  return choice.chosen ? undefined : sayQuotes('chooseOne')
}

/** Choice between the quotes of a call; valid only while the chosen one is (QUO-025, QUO-027). */
export const quoteChoice = answerKind<QuoteChoice>({
  type: 'quote-choice',
  isAnswer: isQuoteChoice,
  read,
  check,
  refused: () => ({ status: 'expired' }),
  print: ({ chosen }) => {
    if (!chosen) return ''
    const sent = formatMoney(chosen.sourceAmount, chosen.sourceCurrency)
    return `${sent} → ${formatMoney(chosen.destinationAmount, chosen.destinationCurrency)}`
  },
  keep: (choice) => (choice.status === 'ready' ? choice : undefined),
  missing: () => sayQuotes('waitForAll'),
})

import { formatMoney } from '#values/money.ts'
import { sayQuotes } from '#values/generated/say-quotes.ts'
import { buildBody } from '../call/body.ts'
import { nested } from '../call/nested.ts'
import type { Offer } from './offer.ts'
import type { FieldFacts, FieldKind } from './types.ts'

/** What was asked, the quotes that came, and the one that is chosen; only 'ready' carries quotes. */
export interface QuoteChoice {
  readonly status: 'loading' | 'ready' | 'expired' | 'failed'
  readonly asked?: Readonly<Record<string, unknown>>
  readonly message?: string
  readonly offers?: readonly Offer[]
  readonly chosen?: Offer
}

/** What the quotes are asked with, as the answers stand now. */
export function quoteRequest(facts: Pick<FieldFacts, 'field' | 'read'>): Record<string, unknown> {
  return nested(buildBody(facts.field.with ?? {}, facts.read))
}

/** Whether the quotes are for what is entered now; what does not say what it was asked with is taken on trust. */
export function isRequestedNow({ asked }: QuoteChoice, facts: Pick<FieldFacts, 'field' | 'read'>): boolean {
  return asked === undefined || JSON.stringify(asked) === JSON.stringify(quoteRequest(facts))
}

function read(raw: unknown): QuoteChoice | undefined {
  if (typeof raw !== 'object' || raw === null || !('status' in raw)) return undefined
  const { status, asked, message, offers, chosen } = raw as QuoteChoice
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

/** One of the quotes a call answers with; only a chosen one that stands passes (QUO-025, QUO-027). */
export const quoteChoice: FieldKind = {
  type: 'quote-choice',
  read,
  check: (value, facts) => check(value as QuoteChoice, facts),
  refused: () => ({ status: 'expired' }) satisfies QuoteChoice,
  print: (value) => {
    const { chosen } = value as QuoteChoice
    if (!chosen) return ''
    const sent = formatMoney(chosen.sourceAmount, chosen.sourceCurrency)
    return `${sent} → ${formatMoney(chosen.destinationAmount, chosen.destinationCurrency)}`
  },
  keep: (value) => ((value as QuoteChoice).status === 'ready' ? value : undefined),
  missing: () => sayQuotes('waitForAll'),
}

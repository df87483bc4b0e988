import { changeOfQuote } from '#engine/field/quote-change.ts'
import type { Quote } from '#engine/field/quote.ts'
import { QUOTE_FAILED } from '#engine/field/quote.ts'
import { formatMoney } from '#values/money.ts'
import { asRefusal } from '#runtime/call/refusal.ts'

/** Stands before the time left, wherever that is shown. */
export const STANDS_FOR = 'This rate holds for'

const MARKS = [60, 30, 10]
const SECOND = 1000

function formatDuration(milliseconds: number): string {
  const seconds = Math.max(1, Math.round(milliseconds / SECOND))
  if (seconds < 120) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
  return `${Math.floor(seconds / 60)} minutes`
}

/** Said once when a quote arrives. */
export function readySentence(quote: Quote, left: number): string {
  const sent = formatMoney(quote.sourceAmount, quote.sourceCurrency)
  const received = formatMoney(quote.destinationAmount, quote.destinationCurrency)
  return `You send ${sent}, they receive ${received}. ${STANDS_FOR} ${formatDuration(left)}.`
}

/** Said before a quote that is worse than the one that ran out. */
export function worseSentence(before: Quote, now: Quote): string {
  const { says = '', percent = '0' } = changeOfQuote(before, now) ?? {}
  return `The new quote is ${percent} % worse: ${says}. Accept it to continue.`
}

/** Said when the time left passes 60, 30 and 10 seconds and when it is over, never each second. */
export function countdownSentence(before: number, left: number): string | undefined {
  if (!(left > 0)) return 'The quote has expired. Asking for a new one.'
  const mark = MARKS.find((seconds) => before > seconds * SECOND && left <= seconds * SECOND)
  return mark === undefined ? undefined : `${mark} seconds left on this quote.`
}

/** The server's sentence when it gave one, else the specification's (ERR-038). */
export function refusalSentence(thrown: unknown): string {
  const refusal = asRefusal(thrown)
  if (refusal.status === 0) return `${refusal.title}. ${refusal.says ?? ''}`.trim()
  const isWordless = refusal.title === asRefusal(undefined).title
  return isWordless ? QUOTE_FAILED : (refusal.says ?? refusal.title)
}

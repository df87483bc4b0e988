import { changeOfQuote } from '#engine/field/quote/quote-change.ts'
import type { Quote } from '#engine/field/quote/quote.ts'
import { formatMoney } from '#values/money.ts'
import { sayMeasures } from '#values/generated/say-measures.ts'
import { sayQuotes } from '#values/generated/say-quotes.ts'
import { asRefusal } from '#runtime/call/refusal.ts'

const MARKS = [60, 30, 10]
const SECOND = 1000

function formatDuration(milliseconds: number): string {
  const seconds = Math.max(1, Math.round(milliseconds / SECOND))
  if (seconds < 120) return sayMeasures('seconds', { count: seconds })
  return sayMeasures('minutes', { count: Math.floor(seconds / 60) })
}

/** Announced once when a quote arrives. */
export function readySentence(quote: Quote, left: number): string {
  const sent = formatMoney(quote.sourceAmount, quote.sourceCurrency)
  const received = formatMoney(quote.destinationAmount, quote.destinationCurrency)
  return sayQuotes('ready', { sent, received, time: formatDuration(left) })
}

/** Announced before a quote that is worse than the expired one. */
export function worseSentence(before: Quote, now: Quote): string {
  const { says = '', percent = '0' } = changeOfQuote(before, now) ?? {}
  return sayQuotes('worseBy', { percent, change: says })
}

/** Announced when 60, 30 and 10 seconds are left and at the end, but not every second. */
export function countdownSentence(before: number, left: number): string | undefined {
  if (!(left > 0)) return sayQuotes('askingNew')
  const mark = MARKS.find((seconds) => before > seconds * SECOND && left <= seconds * SECOND)
  return mark === undefined ? undefined : sayQuotes('secondsLeft', { seconds: mark })
}

/** Returns the server's sentence, else that of the specification (ERR-038). */
export function refusalSentence(thrown: unknown): string {
  const refusal = asRefusal(thrown)
  if (refusal.status === 0) return `${refusal.title}. ${refusal.says ?? ''}`.trim()
  const isWordless = refusal.title === asRefusal(undefined).title
  return isWordless ? sayQuotes('failed') : (refusal.says ?? refusal.title)
}

import { sayStuckDetails } from '#values/generated/say-stuck-details.ts'
import { inEnglish } from './reader.ts'
import { refill } from './stored-sentence.ts'

/** Templates, the ambiguous ones last. */
const KEYS = [
  'part',
  'otherPayout',
  'otherOrder',
  'otherAccount',
  'noCancel',
  'answered',
  'late',
  'notReached',
  'saysNothing',
  'silentBefore',
  'sameNumber',
  'balances',
  'twoAmounts',
  'creditLine',
  'creditHasIt',
  'reversalHasIt',
  'setAside',
  'setAsideOf',
  'rejectedBy',
  'otherAmount',
  'after',
  'noStatus',
  'ofCredit',
] as const

const NAMES = [
  'part',
  'status',
  'seconds',
  'why',
  'earlier',
  'number',
  'network',
  'ours',
  'reserved',
  'type',
  'currency',
  'who',
  'named',
  'ordered',
  'credit',
] as const

const PLACES = Object.fromEntries(NAMES.map((name) => [name, `{${name}}`])) as Record<
  (typeof NAMES)[number],
  string
>

/** The network's own message follows the status of its answer. */
const OF_OTHERS = /^\d{3}: /

/** Translates the detail of a stuck order; the network's own message is unchanged (TRU-498). */
export const detailInWords = (stored: string): string => {
  if (OF_OTHERS.test(stored)) return stored
  for (const key of KEYS) {
    const sentence = refill(
      inEnglish(() => sayStuckDetails(key, PLACES)),
      sayStuckDetails(key, PLACES),
      stored,
      detailInWords,
    )
    if (sentence !== undefined) return sentence
  }
  return stored
}

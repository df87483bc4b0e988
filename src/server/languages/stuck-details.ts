import { sayStuckDetails } from '#values/generated/say-stuck-details.ts'
import { inEnglish } from './reader.ts'
import { refill } from './stored-sentence.ts'

/** What may stand in more than one of them comes last. */
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

/** Words of the network itself stand behind the status of its answer. */
const OF_OTHERS = /^\d{3}: /

/** Such a detail as the present reader reads it; what the network said in its own words stays as it is (TRU-498). */
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

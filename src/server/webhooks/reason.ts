import { sayWebhooks } from '#values/generated/say-webhooks.ts'
import { inEnglish } from '../languages/reader.ts'

/** Sentences that print nothing. */
const PLAIN = ['privateNetwork', 'redirected', 'stopped'] as const

/** A reason as it is stored: in English, so that every reader is told in their own language. */
export const storedReason = (say: (words: typeof sayWebhooks) => string): string =>
  inEnglish(() => say(sayWebhooks))

/** A stored reason as the present reader reads it; one that is written differently stays as it is. */
export const reasonInWords = (stored: string): string => {
  const plain = PLAIN.find((name) => storedReason((say) => say(name)) === stored)
  if (plain) return sayWebhooks(plain)
  const [, status] = /^It answered (\d+)\.$/.exec(stored) ?? []
  if (status) return sayWebhooks('answered', { status })
  const [, seconds] = /^No answer within (\d+) seconds\.$/.exec(stored) ?? []
  if (seconds) return sayWebhooks('noAnswer', { seconds })
  const [, why] = /^Not reached: (.+)$/.exec(stored) ?? []
  return why ? sayWebhooks('notReached', { why }) : stored
}

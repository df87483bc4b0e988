import { sayWebhooks } from '#values/generated/say-webhooks.ts'
import { inEnglish } from '../languages/reader.ts'

/** Sentences without placeholders. */
const PLAIN = ['privateNetwork', 'redirected', 'stopped'] as const

/** Returns a reason as stored: in English, so that each reader gets it in their own language. */
export const storedReason = (say: (words: typeof sayWebhooks) => string): string =>
  inEnglish(() => say(sayWebhooks))

/** Returns a stored reason in the reader's language; an unknown text is unchanged. */
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

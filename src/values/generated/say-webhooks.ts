// Generated from definitions/words by `npm run types`; do not edit.
import { speaker } from '../language.ts'

/** Why an event did not reach the address of a webhook. */
export const sayWebhooks = speaker<{
  privateNetwork: never
  redirected: never
  answered: { status: string | number }
  noAnswer: { seconds: string | number }
  notReached: { why: string | number }
  stopped: never
}>('webhooks', {
  privateNetwork: 'The address leads into a private network.',
  redirected: 'It answered with a redirect.',
  answered: ['It answered ', ['status'], '.'],
  noAnswer: ['No answer within ', ['seconds'], ' seconds.'],
  notReached: ['Not reached: ', ['why']],
  stopped: 'The webhook was stopped.',
})

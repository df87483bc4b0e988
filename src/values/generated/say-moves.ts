// Generated from definitions/words by `npm run types`; do not edit.
import { speaker } from '../language.ts'

/** What every move of a record says of itself: what became of it, and whether it can be tried again. */
export const sayMoves = speaker<{
  theQuestion: never
  checking: never
  keepOpen: never
  notFoundOut: { label: string | number }
  checkConnection: never
}>('moves', {
  theQuestion: 'what is asked first',
  checking: 'The connection was lost. We are finding out whether it went through.',
  keepOpen: 'Keep this page open. It is never done twice.',
  notFoundOut: ['We could not tell whether ‘', ['label'], '’ went through'],
  checkConnection: 'Check your connection, then try again. Trying again is safe: it is never done twice.',
})

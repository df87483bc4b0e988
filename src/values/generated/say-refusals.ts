// Generated from definitions/words by `npm run types`; do not edit.
import { speaker } from '../language.ts'

/** What the server says of a request where no definition says it. */
export const sayRefusals = speaker<{
  moment: never
  notValid: never
  onlySpaces: never
  wanted: { wanted: string | number }
  unexpected: never
  unexpectedAdvice: never
  eachOnce: never
  oneAtATime: { call: string | number }
}>('refusals', {
  moment: 'a moment',
  notValid: 'is not valid',
  onlySpaces: 'must hold more than spaces',
  wanted: ['is not written as it must be. Wanted: ', ['wanted']],
  unexpected: 'Something went wrong',
  unexpectedAdvice:
    'The server could not finish this request. Nothing was changed. Try again, then contact support.',
  eachOnce: 'Name each record once.',
  oneAtATime: ['The call ', ['call'], ' is made of one record at a time.'],
})

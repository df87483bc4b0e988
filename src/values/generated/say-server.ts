// Generated from definitions/words by `npm run types`; do not edit.
import { speaker } from '../language.ts'

/** What the portal says where the server did not, or said it in a way a person cannot use. */
export const sayServer = speaker<{
  notSent: never
  missing: { name: string | number }
  notVerified: never
  notVerifiedSays: never
  notAvailable: never
  callUnknown: { call: string | number }
  notDownloaded: never
  tooMany: never
  nothingDone: never
  waitAndTry: { why: string | number; seconds: number }
  reloadAndRepeat: never
}>('server', {
  notSent: 'Not sent',
  missing: ["'", ['name'], "' is missing."],
  notVerified: 'This could not be verified',
  notVerifiedSays:
    'The server answered with something we do not understand, and we do not show what we cannot verify. Try again later, or contact support.',
  notAvailable: 'Not available',
  callUnknown: ["The call '", ['call'], "' is not defined."],
  notDownloaded: 'This cannot be downloaded here.',
  tooMany: 'Too many requests',
  nothingDone: 'Nothing was done.',
  waitAndTry: [
    ['why'],
    ' Wait ',
    ['seconds', 2, { one: [0, ' second'], other: [0, ' seconds'] }],
    ' and try again.',
  ],
  reloadAndRepeat: 'Nothing was done. Reload the page and do it again; forms you have begun are kept.',
})

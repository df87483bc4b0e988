// Generated from definitions/words by `npm run types`; do not edit.
import { speaker } from '../language.ts'

/** What the pages of the built-in login say of passkeys and of the second factor. */
export const sayProofs = speaker<{ orPasskey: never; withPasskey: never; passkeyCancelled: never }>(
  'proofs',
  {
    orPasskey: 'or',
    withPasskey: 'Sign in with a passkey',
    passkeyCancelled: 'No passkey was used. Try again, or sign in with your password.',
  },
)

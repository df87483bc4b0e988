// Generated from definitions/words by `npm run types`; do not edit.
import { speaker } from '../language.ts'

/** What the pages of the built-in login say of passkeys and of the second factor. */
export const sayProofs = speaker<{
  orPasskey: never
  withPasskey: never
  passkeyCancelled: never
  codeTitle: never
  codeWhat: never
  codeOrRecovery: never
  goOn: never
  setUpTitle: never
  setUpWhy: never
  scan: never
  picture: never
  secret: never
  setUpCode: never
  turnOn: never
  codesTitle: never
  codesWhy: never
  codesStored: never
}>('proofs', {
  orPasskey: 'or',
  withPasskey: 'Sign in with a passkey',
  passkeyCancelled: 'No passkey was used. Try again, or sign in with your password.',
  codeTitle: 'Enter your code',
  codeWhat: 'Open the program for one-time codes on your phone.',
  codeOrRecovery: 'Code of six digits, or a recovery code',
  goOn: 'Go on',
  setUpTitle: 'Set up a second factor',
  setUpWhy:
    'Your organisation requires one beside the password. You need a program for one-time codes on your phone.',
  scan: 'Scan this picture with the program, or type the secret there.',
  picture: 'The secret as a QR code',
  secret: 'Secret',
  setUpCode: 'The six digits that it shows',
  turnOn: 'Turn it on',
  codesTitle: 'Store your recovery codes',
  codesWhy: 'Each of them signs you in once, when your phone is not at hand. They are shown this once.',
  codesStored: 'I have stored them',
})

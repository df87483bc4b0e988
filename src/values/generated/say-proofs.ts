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
  codeWhat: 'Open the authenticator app on your phone.',
  codeOrRecovery: 'Six-digit code, or a recovery code',
  goOn: 'Go on',
  setUpTitle: 'Set up a second factor',
  setUpWhy:
    'Your organisation requires one in addition to the password. You need an authenticator app on your phone.',
  scan: 'Scan this QR code with the app, or type the secret there.',
  picture: 'The secret as a QR code',
  secret: 'Secret',
  setUpCode: 'Six-digit code',
  turnOn: 'Turn it on',
  codesTitle: 'Store your recovery codes',
  codesWhy: 'Each of them signs you in once, without your phone. They are shown only now.',
  codesStored: 'I have stored them',
})

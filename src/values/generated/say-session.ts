// Generated from definitions/words by `npm run types`; do not edit.
import { speaker } from '../language.ts'

/** What is said of signing in, of the end of a session, and of proving again who one is. */
export const saySession = speaker<{
  ended: never
  signInToGoOn: never
  keepDialog: never
  signInElsewhere: never
  signInAgain: never
  enteredKept: never
  signedOut: never
  signedOutTitle: never
  signedOutElsewhere: never
  goingToSignIn: never
  signingIn: never
  someoneElse: never
  somebodyElse: never
  noAnswer: never
  blocked: never
  noProductRole: never
  failed: never
  failedAsQuoted: { message: string | number }
  failedWithCode: { code: string | number }
  notConfirmed: never
  confirmIdentity: never
  whyAgain: never
  whyAgainGoesOn: never
  elsewhereGoesOn: never
  away: never
  password: never
  code: never
  usePasskey: never
  passkeyCancelled: never
  cancel: never
  confirm: never
  onlySeen: never
}>('session', {
  ended: 'Your session has ended',
  signInToGoOn: 'Sign in again to go on. You come back to this page; the draft of a payment or form is kept.',
  keepDialog:
    'Text in a dialog or changes on a page exist only in this tab. To keep them, sign in in another tab and come back to this one.',
  signInElsewhere: 'Sign in in another tab',
  signInAgain: 'Sign in again',
  enteredKept: 'Sign in again to go on. What you entered is kept.',
  signedOut: 'You are signed out.',
  signedOutTitle: 'You are signed out',
  signedOutElsewhere: 'You signed out in another tab. Forms you had begun are kept on this device.',
  goingToSignIn: 'Going to sign-in',
  signingIn: 'Signing you in',
  someoneElse: 'You are signed in as someone else than this page expected. Sign in again.',
  somebodyElse: 'Somebody else is signed in in this browser. Sign in again to go on.',
  noAnswer: 'The server did not answer, so we could not sign you in. Try again in a moment.',
  blocked:
    'This user is blocked. If you were invited, an administrator of your organisation has to approve you first; otherwise ask the Organization Administrator.',
  noProductRole: 'Your user has no product role yet. Contact the administrator of your organisation.',
  failed: 'Signing in did not work. Try again.',
  failedAsQuoted: ['Signing in did not work. The sign-in service says: ‘', ['message'], '’'],
  failedWithCode: ['Signing in did not work. Try again. (', ['code'], ')'],
  notConfirmed:
    'Your sign-in could not be confirmed. Try again, or log out and back in. What you typed is kept.',
  confirmIdentity: 'Confirm that it is you',
  whyAgain:
    'You signed in a while ago. Before money, credentials or rights are decided, we make sure that it is still you.',
  whyAgainGoesOn:
    'You signed in a while ago. Before money, credentials or rights are decided, we make sure that it is still you. What you were doing goes on afterwards.',
  elsewhereGoesOn:
    'Sign in again in another tab and come back to this one: what you were doing goes on by itself.',
  away: 'The server does not answer. Nothing was done. Try again in a moment.',
  password: 'Password',
  code: 'Six-digit code, or a recovery code',
  usePasskey: 'Use a passkey',
  passkeyCancelled: 'No passkey was used. Try again, or give your password.',
  cancel: 'Cancel',
  confirm: 'Confirm and go on',
  onlySeen: 'This tab shows the portal of a client: nothing is changed from here.',
})

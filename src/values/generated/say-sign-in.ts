// Generated from definitions/words by `npm run types`; do not edit.
import { speaker } from '../language.ts'

/** What the pages of the built-in login say: signing in, a new password, and the inbox of a demonstration. */
export const saySignIn = speaker<{
  error: { title: string | number }
  title: never
  product: never
  email: never
  password: never
  language: never
  tryAgain: never
  demonstration: never
  chooseSomebody: never
  whatIsMailed: never
  forgotten: never
  linkIsMailed: never
  mailLink: never
  lookIntoMail: never
  linkOnItsWay: { hours: number }
  nothingCame: never
  openInbox: never
  linkOver: never
  elsewhere: never
  elsewhereSays: { login: string | number }
  choosePassword: never
  personOf: { name: string | number; organisation: string | number }
  newPassword: never
  passwordRule: { least: number }
  newPasswordAgain: never
  savePassword: never
  passwordSaved: never
  passwordSavedSays: never
  passkeysStay: { count: number }
  inbox: never
  nothingLeaves: never
  mailedTo: { address: string | number }
  showAll: never
  noMail: never
  toPerson: { name: string | number; organisation: string | number; time: string | number }
  toAddress: { address: string | number }
  backToPortal: never
  next: never
  notLetIn: never
  otherWay: never
  goingTo: { name: string | number }
  goingToWhy: never
  goOn: never
}>('sign-in', {
  error: ['Error: ', ['title']],
  title: 'Sign in',
  product: 'Cross-border payments for your organisation.',
  email: 'Email address',
  password: 'Password',
  language: 'Language',
  tryAgain: 'Try again',
  demonstration: 'Demonstration',
  chooseSomebody: 'Choose somebody to fill in the form. Everybody here is invented.',
  whatIsMailed: 'Their mails',
  forgotten: 'Forgot your password?',
  linkIsMailed: 'We mail you a link to choose a new one.',
  mailLink: 'Mail me a link',
  lookIntoMail: 'Check your mail',
  linkOnItsWay: [
    'If somebody with this address can sign in here, a mail with a link is on its way to them. It works once, within ',
    ['hours', 2, { one: [0, ' hour'], other: [0, ' hours'] }],
    '.',
  ],
  nothingCame: 'No mail? Check your junk folder, or ask an administrator of your organisation.',
  openInbox: 'Open the inbox of the demonstration',
  linkOver: 'This link has expired',
  elsewhere: 'You sign in elsewhere now',
  elsewhereSays: [
    'This portal no longer has passwords of its own, so this page sets none. Sign in by ',
    ['login'],
    '; a password that you forgot is set anew there.',
  ],
  choosePassword: 'Choose a password',
  personOf: [['name'], ', ', ['organisation']],
  newPassword: 'New password',
  passwordRule: [
    'At least ',
    ['least', 2, { one: [0, ' character'], other: [0, ' characters'] }],
    '. A few words in a row are easy to remember and hard to guess.',
  ],
  newPasswordAgain: 'New password, again',
  savePassword: 'Save the password',
  passwordSaved: 'Your password is saved',
  passwordSavedSays:
    'Sign in with it from now on. If you were invited, an administrator has to approve you first.',
  passkeysStay: [
    ['count', 2, { one: 'A passkey still signs you in', other: [0, ' passkeys still sign you in'] }],
    ' without the password. If one is not yours, remove it under Security.',
  ],
  inbox: 'Inbox of the demonstration',
  nothingLeaves: 'A demonstration sends no mail. These mails would have been sent, the newest first.',
  mailedTo: ['Mails that would have been sent to ', ['address'], ', the newest first.'],
  showAll: 'Show all',
  noMail: 'No mail yet. Invite somebody, or start a payment: the mail appears here within seconds.',
  toPerson: ['To ', ['name'], ', ', ['organisation'], ' · ', ['time']],
  toAddress: ['To ', ['address']],
  backToPortal: 'Back to the portal',
  next: 'Next',
  notLetIn: 'You could not sign in',
  otherWay: 'Sign in another way',
  goingTo: ['Going to ', ['name']],
  goingToWhy: 'Your organisation signs in there. You come back here afterwards.',
  goOn: 'Go on',
})

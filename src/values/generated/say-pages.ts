// Generated from definitions/words by `npm run types`; do not edit.
import { speaker } from '../language.ts'

/** What pages say of themselves: that they load, that they are not for this person, and where else one can go. */
export const sayPages = speaker<{
  loading: { title: string | number }
  loadingPage: never
  loadingPortal: never
  portalNotLoaded: never
  nothingLost: never
  tryAgain: never
  notSignedIn: never
  backToSignIn: never
  loginFailed: never
  signingIn: never
  signInTitle: never
  signInSays: never
  toSignIn: never
  signingOut: never
  noAnswer: never
  notSignedOut: never
  sessionEnded: never
  comeBack: never
  signedOut: never
  formsKept: never
  signInAgain: never
  crashed: never
  crashedSays: never
  reload: never
  logOutAndTry: never
  enteredKept: never
  notEnabled: never
  neverOn: never
  justOff: never
  toEnable: never
  contactSupport: never
  notFound: never
  notFoundSays: never
  goHome: never
  noPermission: never
  askForAccess: never
  backTo: { page: string | number }
  breadcrumbs: never
  pagesFromHere: never
  thisCard: never
  whatWaits: never
  backToList: never
  waiting: { count: string | number }
  waitingAt: { at: string | number; count: string | number }
  previous: never
  next: never
  alongList: never
  atOf: { at: string | number; count: string | number }
  onThatPage: never
  featureTest: never
  whichFeature: never
  nameFeature: never
  featureOn: { says: string | number }
  features: never
  featuresSays: { environment: string | number }
  feature: never
  on: never
  source: never
  sourceLocal: never
  sourceServer: never
  sourceDefault: never
  reset: never
  resetFeature: { feature: string | number }
}>('pages', {
  loading: ['Loading ‘', ['title'], '’'],
  loadingPage: 'Loading the page',
  loadingPortal: 'Loading the portal',
  portalNotLoaded: 'The portal could not be loaded',
  nothingLost: 'The server did not answer. Nothing you typed before is lost.',
  tryAgain: 'Try again',
  notSignedIn: 'You could not be signed in',
  backToSignIn: 'Back to sign-in',
  loginFailed: 'Login Failed.',
  signingIn: 'Signing you in',
  signInTitle: 'Sign in to Portolan',
  signInSays: 'Send and track your organisation’s cross-border payments.',
  toSignIn: 'Continue to sign-in',
  signingOut: 'Signing you out',
  noAnswer: 'The server does not answer',
  notSignedOut: 'You cannot be signed out until it does. Forms you had begun are kept on this device.',
  sessionEnded: 'Your session ended',
  comeBack:
    'Sign in again to come back to the page you were on. Forms you had begun are kept on this device.',
  signedOut: 'You are signed out',
  formsKept: 'Forms you had begun are kept on this device.',
  signInAgain: 'Sign in again',
  crashed: 'Something went wrong',
  crashedSays:
    'The portal could not be shown. What you have already sent is not affected. If it happens again, contact support.',
  reload: 'Reload this page',
  logOutAndTry: 'Log Out and Try Again',
  enteredKept: 'What you entered is kept on this device.',
  notEnabled: 'Not enabled',
  neverOn: 'This feature is not enabled for your organisation.',
  justOff: 'This feature was just switched off for your organisation.',
  toEnable: 'To have it enabled, contact support.',
  contactSupport: 'Contact support',
  notFound: 'Page does not exist',
  notFoundSays: 'The address may be misspelt, or the page has moved.',
  goHome: 'Go to Home',
  noPermission: 'Insufficient Permissions',
  askForAccess: 'Ask the Organization Administrator of your organisation for access to this page.',
  backTo: ['Back to ', ['page']],
  breadcrumbs: 'Breadcrumbs',
  pagesFromHere: 'Pages from here',
  thisCard: 'this card',
  whatWaits: 'What waits',
  backToList: 'Back to the list',
  waiting: [['count'], ' waiting'],
  waitingAt: [['at'], ' of ', ['count'], ' waiting'],
  previous: 'Previous',
  next: 'Next',
  alongList: 'Along the list',
  atOf: [['at'], ' of ', ['count']],
  onThatPage: 'on that page of the list',
  featureTest: 'Feature test',
  whichFeature: 'Which feature?',
  nameFeature: 'Name one in the address, such as ?feature=batchUpload.',
  featureOn: ['This feature is on. ', ['says']],
  features: 'Features',
  featuresSays: [
    'Switches here change this device in ',
    ['environment'],
    ' only. They show or hide features and never give a permission.',
  ],
  feature: 'Feature',
  on: 'On',
  source: 'Source',
  sourceLocal: 'This device',
  sourceServer: 'Server',
  sourceDefault: 'Default',
  reset: 'Reset',
  resetFeature: ['Reset ', ['feature']],
})

// Generated from definitions/words by `npm run types`; do not edit.
import { speaker } from '../language.ts'

/** What stands around every page: the navigation, the search, and what the whole portal has to say. */
export const sayShell = speaker<{
  main: never
  fold: never
  unfold: never
  more: never
  waiting: never
  skip: never
  opening: { environment: string | number }
  environment: never
  environmentIs: never
  changeEnvironment: { current: string | number }
  nowIn: { environment: string | number }
  noRealMoney: never
  viewing: never
  viewingClient: { client: string | number; job: string | number }
  viewingOnly: { at: string | number }
  endViewing: never
  brokenSave: never
  mendSave: never
  changed: never
  reloadToGoOn: never
  reload: never
  unreachable: never
  busy: never
  notAllLoaded: never
  asItWasLast: never
  asItWasAt: { time: string | number }
  triesAgain: never
  tryNow: never
  tryAgain: never
  staySignedIn: never
  stayedSignedIn: never
  aboutToEnd: never
  endsAt: { at: string | number }
  endsIdle: never
  endsForGood: never
  signInAgain: never
  menuOf: { name: string | number }
  you: never
  colours: never
  coloursSystem: never
  coloursLight: never
  coloursDark: never
  ownProfile: never
  toPreferences: never
  toSupport: never
  terms: never
  logOut: never
  version: { version: string | number }
  singleKeys: never
  shortcuts: never
  keySearch: never
  keysKept: never
  keysOff: never
  keysEverywhere: never
  keysList: never
  keysRecord: never
  keysGoTo: never
  keyThen: never
  keySearchList: never
  keySearchHere: never
  keyHelp: never
  keyNext: never
  keySelect: never
  keyOpenRow: never
  keyMove: never
  keyOpen: never
  keyClose: never
  search: never
  theSearch: never
  goTo: never
  results: never
  groupOffered: never
  groupRecent: never
  groupPages: never
  groupActions: never
  groupFound: never
  searching: never
  notSearched: never
  nothingCalled: { typed: string | number }
  firstResults: { count: string | number }
  resultCount: { count: number }
  switchTo: { environment: string | number }
  useSystem: never
  useLight: never
  useDark: never
  showShortcuts: never
  kindPayment: never
  kindIdentity: never
  kindBatch: never
}>('shell', {
  main: 'Main',
  fold: 'Fold the navigation',
  unfold: 'Unfold the navigation',
  more: 'More',
  waiting: 'waiting',
  skip: 'Skip to the content',
  opening: ['Opening ', ['environment']],
  environment: 'Environment',
  environmentIs: 'Environment:',
  changeEnvironment: ['Environment: ', ['current'], '. Change it'],
  nowIn: ['You now work in ', ['environment'], '.'],
  noRealMoney: 'No real money moves here',
  viewing: 'The portal of a client',
  viewingClient: ['You see the portal of ', ['client'], ' as its ', ['job'], '.'],
  viewingOnly: ['Nothing can be changed, and the client reads what you looked at. It ends at ', ['at'], '.'],
  endViewing: 'End',
  brokenSave: 'The last save of the definitions is not in force.',
  mendSave: 'This page still uses the version before. Correct the file and save it again.',
  changed: 'Portolan has changed since you opened this page.',
  reloadToGoOn: 'Reload it to use the current version. Forms you have started are kept.',
  reload: 'Reload',
  unreachable: 'Portolan cannot be reached.',
  busy: 'The server is busy, or away for a moment.',
  notAllLoaded: 'Not everything could be loaded; what you entered is kept.',
  asItWasLast: 'What you see is as it was last, and what you entered is kept.',
  asItWasAt: ['What you see is as it was at ', ['time'], ', and what you entered is kept.'],
  triesAgain: 'Portolan tries again by itself.',
  tryNow: 'Try now',
  tryAgain: 'Try again',
  staySignedIn: 'Stay signed in',
  stayedSignedIn: 'You stay signed in.',
  aboutToEnd: 'Your session is about to end',
  endsAt: ['Your session ends at ', ['at'], '.'],
  endsIdle: 'Nobody has used this page for a while. Press any key to stay signed in. Your entries are kept.',
  endsForGood:
    'It has reached its maximum length and cannot be extended. Forms you have started are kept until you sign in again.',
  signInAgain: 'Sign in again',
  menuOf: [['name'], ': your menu'],
  you: 'You',
  colours: 'Colours',
  coloursSystem: 'System',
  coloursLight: 'Light',
  coloursDark: 'Dark',
  ownProfile: 'Your profile',
  toPreferences: 'Preferences',
  toSupport: 'Support',
  terms: 'Terms of use',
  logOut: 'Log out',
  version: ['Version ', ['version']],
  singleKeys: 'Single-key shortcuts',
  shortcuts: 'Keyboard shortcuts',
  keySearch: 'Search pages, actions and records',
  keysKept: 'Your choice is kept with your account. None of these keys acts while you type.',
  keysOff: 'The keys without Ctrl or ⌘ are switched off, but for Esc, Enter and the arrows.',
  keysEverywhere: 'Everywhere',
  keysList: 'In the list',
  keysRecord: 'For this record',
  keysGoTo: 'Go to a page',
  keyThen: 'then',
  keySearchList: 'Search the list',
  keySearchHere: 'The same, while you are not typing',
  keyHelp: 'This list',
  keyNext: 'Next row, previous row',
  keySelect: 'Select the row',
  keyOpenRow: 'Open the row',
  keyMove: 'Move in a list or a table',
  keyOpen: 'Open or choose',
  keyClose: 'Close the top dialog',
  search: 'Search',
  theSearch: 'the search',
  goTo: 'Go to a page, or find a payment, identity or batch',
  results: 'Results',
  groupOffered: 'What to do',
  groupRecent: 'Recent',
  groupPages: 'Pages',
  groupActions: 'Actions',
  groupFound: 'Found',
  searching: 'Searching…',
  notSearched: 'Records could not be searched. Pages and actions still can.',
  nothingCalled: ['Nothing is called ‘', ['typed'], '’. Try an ID, an internal ID or a nickname.'],
  firstResults: ['The first ', ['count'], ' results. Type more of it to see others.'],
  resultCount: [['count', 2, { one: [0, ' result'], other: [0, ' results'] }]],
  switchTo: ['Switch to ', ['environment']],
  useSystem: 'Use the colours of the system',
  useLight: 'Use light colours',
  useDark: 'Use dark colours',
  showShortcuts: 'Show keyboard shortcuts',
  kindPayment: 'Payment',
  kindIdentity: 'Identity',
  kindBatch: 'Batch',
})

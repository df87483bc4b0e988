// Generated from definitions/words by `npm run types`; do not edit.
import { speaker } from '../language.ts'

/** What any part of a screen says: that it loads, is empty, is not allowed or failed. */
export const sayScreens = speaker<{
  tryAgain: never
  close: never
  cancel: never
  download: never
  copy: { label: string | number }
  copied: { label: string | number }
  opensInNewTab: never
  loadingTitle: { title: string | number }
  thisPage: never
  notShown: { what: string | number }
  fileNotFetched: { what: string | number }
  somethingWrong: never
  tryOrLeave: { what: string | number }
  nothingYet: never
  willBeListed: never
  notAllowed: never
  askForRole: never
  notLoaded: never
  tryOrContact: never
  noResults: never
  nothingMatches: never
  connectionLost: never
  checkConnection: never
  didNotWork: never
  nothingChanged: never
  notChangedYet: never
  notAvailable: never
  brokenPart: { count: number }
  brokenTitle: { count: number; title: string | number }
  whatIsWrong: never
  continueOrStartOver: never
  draftWaits: never
  otherTab: never
  filledFrom: { source: string | number }
  filledDraftWaits: { source: string | number }
  continueDraft: never
  discardDraft: never
  startOver: never
  closeNotice: never
  formChanged: never
  answerAgain: { labels: string | number }
  answersGone: { count: number }
}>('screens', {
  tryAgain: 'Try again',
  close: 'Close',
  cancel: 'Cancel',
  download: 'Download',
  copy: ['Copy ', ['label']],
  copied: [['label'], ' copied'],
  opensInNewTab: 'Opens in a new tab',
  loadingTitle: ['Loading ‘', ['title'], '’…'],
  thisPage: 'this page',
  notShown: ['We could not show ', ['what'], '. Try again.'],
  fileNotFetched: [
    'A file that ',
    ['what'],
    ' needs did not come. Check your connection and try again; nothing you have entered or sent elsewhere is affected.',
  ],
  somethingWrong: 'Something went wrong',
  tryOrLeave: [
    'We could not show ',
    ['what'],
    '. Try again, or go to another page. What you have already sent is not affected.',
  ],
  nothingYet: 'Nothing here yet',
  willBeListed: 'What is added will be listed here.',
  notAllowed: 'You do not have access to this',
  askForRole: 'Ask an administrator of your organisation for the role it needs.',
  notLoaded: 'This could not be loaded',
  tryOrContact: 'Try again; if it keeps failing, contact support.',
  noResults: 'No results',
  nothingMatches: 'Nothing matches the filters. Change or clear them.',
  connectionLost: 'The connection was lost',
  checkConnection: 'Check your connection and try again.',
  didNotWork: 'This did not work',
  nothingChanged: 'Nothing was changed. Try again; if it keeps failing, contact support.',
  notChangedYet: 'Not changed yet',
  notAvailable: 'This part is not available',
  brokenPart: [
    [
      'count',
      2,
      {
        one: 'It cannot be shown because its definition has a mistake. Everything else works as usual.',
        other: [
          'It cannot be shown because its definition has ',
          0,
          ' mistakes. Everything else works as usual.',
        ],
      },
    ],
  ],
  brokenTitle: [
    [
      'count',
      2,
      {
        one: [
          '‘',
          ['title'],
          '’ cannot be shown because its definition has a mistake. Everything else works as usual.',
        ],
        other: [
          '‘',
          ['title'],
          '’ cannot be shown because its definition has ',
          0,
          ' mistakes. Everything else works as usual.',
        ],
      },
    ],
  ],
  whatIsWrong: 'Details for the author of the definition',
  continueOrStartOver: 'We kept what you entered last time. Continue, or start over.',
  draftWaits: 'A draft from last time waits. It is replaced once you enter something here.',
  otherTab: 'You continued this in another tab. You now see the newest answers.',
  filledFrom: ['Filled in from: ', ['source'], '. Check it, or start over.'],
  filledDraftWaits: [
    'A draft waits that was filled in from: ',
    ['source'],
    '. It is replaced once you enter something here.',
  ],
  continueDraft: 'Continue the draft',
  discardDraft: 'Discard it',
  startOver: 'Start over',
  closeNotice: 'Close this notice',
  formChanged: 'This form has changed since. We kept what still fits.',
  answerAgain: ['Answer again: ', ['labels'], '.'],
  answersGone: [
    [
      'count',
      2,
      { one: 'One answer is no longer asked for.', other: [0, ' answers are no longer asked for.'] },
    ],
  ],
})

// Generated from definitions/words by `npm run types`; do not edit.
import { speaker } from '../language.ts'

/** What every flow says around its own questions: where it stands, what became of what was sent. */
export const sayFlows = speaker<{
  details: never
  detailsOf: { text: string | number }
  chooseVersion: { label: string | number }
  decideAgain: { label: string | number }
  sameVersion: { label: string | number }
  nothing: never
  yours: never
  asItWas: never
  theirs: never
  back: never
  saveAndReturn: never
  continue: never
  noAccess: never
  progress: never
  stepOf: { at: string | number; count: string | number }
  done: never
  current: never
  next: never
  later: never
  change: never
  changeNamed: { title: string | number }
  changed: never
  edit: never
  editNamed: { title: string | number }
  editAll: never
  discardChanges: never
  stopEditing: never
  nothingEntered: never
  loadingStep: never
  partNotLoaded: never
  summary: never
  request: never
  checking: { noun: string | number }
  keepOpen: { noun: string | number }
  tryingAgain: never
  entriesKept: never
  keptCheckConnection: never
  notFoundOut: { noun: string | number }
  checkThenAgain: { noun: string | number }
  checkAgain: never
  allTheSame: { label: string | number }
}>('flows', {
  details: 'Details',
  detailsOf: ['Details of ', ['text']],
  chooseVersion: [
    'Choose which version to keep, then press ‘',
    ['label'],
    '’ again. Your changes are not lost.',
  ],
  decideAgain: ['Below is how it is now. Choose, then press ‘', ['label'], '’ again.'],
  sameVersion: ['The other version is the same as yours. Press ‘', ['label'], '’ again.'],
  nothing: 'Nothing',
  yours: 'Yours',
  asItWas: 'As it was',
  theirs: 'Theirs',
  back: 'Back',
  saveAndReturn: 'Save and return',
  continue: 'Continue',
  noAccess: 'You do not have access to this.',
  progress: 'Progress',
  stepOf: ['Step ', ['at'], ' of ', ['count'], ':'],
  done: 'Done',
  current: 'Current',
  next: 'Next',
  later: 'Later',
  change: 'Change',
  changeNamed: ['Change: ', ['title']],
  changed: 'Changed',
  edit: 'Edit',
  editNamed: ['Edit: ', ['title']],
  editAll: 'Edit all',
  discardChanges: 'Discard changes',
  stopEditing: 'Stop editing',
  nothingEntered: 'Nothing was entered here.',
  loadingStep: 'Loading what this step needs…',
  partNotLoaded: 'A part of this step could not be loaded.',
  summary: 'Summary',
  request: 'request',
  checking: ['We are checking whether your ', ['noun'], ' was received'],
  keepOpen: ['Keep this page open. Your ', ['noun'], ' is never sent twice.'],
  tryingAgain: 'The connection was lost. We are trying again',
  entriesKept: 'What you entered is kept.',
  keptCheckConnection: 'What you entered is kept. Check your connection and try again.',
  notFoundOut: ['We could not find out whether your ', ['noun'], ' was received'],
  checkThenAgain: [
    'Check your connection, then check again. This asks about the same ',
    ['noun'],
    ': it is never sent twice.',
  ],
  checkAgain: 'Check again',
  allTheSame: [['label'], ' all the same'],
})

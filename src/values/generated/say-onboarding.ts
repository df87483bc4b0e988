// Generated from definitions/words by `npm run types`; do not edit.
import { speaker } from '../language.ts'

/** What the tasks of onboarding say around what the server tells of them. */
export const sayOnboarding = speaker<{
  products: never
  noFunding: never
  billedBy: { entity: string | number }
  providerAway: never
  providerAwaySays: never
  tryAgain: never
  verification: never
  loadingAnswers: never
  loadingTasks: never
  loading: { title: string | number }
  openingVerification: never
  submit: never
  submitted: { task: string | number }
  notSubmitted: { task: string | number }
  optional: never
  start: never
  goOn: never
  edit: never
  view: never
  lookAtTasks: never
  lookAtAnswers: never
  notNow: never
  notAsked: never
  notAskedSays: never
  opensAfter: { tasks: string | number }
  taskIs: { task: string | number; status: string | number }
  progressOf: { task: string | number }
  doneOf: { done: string | number; all: string | number }
  seeRequest: never
  check: never
  checkTask: { task: string | number }
  allAnswers: never
  allAnswersOf: { task: string | number }
  give: never
  giveOn: never
  giveOf: { subtask: string | number }
  giveOnOf: { subtask: string | number }
  givenTo: { person: string | number }
  givenToYou: { person: string | number }
  takenByYou: never
  nobody: never
  nobodySays: never
  you: never
  notTaken: never
  repairAt: { question: string | number; says: string | number }
  anotherDocument: never
  noSuchPlace: never
  mended: never
  toMend: never
  repairs: never
}>('onboarding', {
  products: 'Your products',
  noFunding: 'No funding',
  billedBy: ['Billed by ', ['entity']],
  providerAway: 'We cannot reach the identity-verification provider',
  providerAwaySays:
    'The connection to its frame failed. Nothing you did there is lost. Try again, then contact support.',
  tryAgain: 'Try again',
  verification: 'Identity verification',
  loadingAnswers: 'Loading the answers',
  loadingTasks: 'Loading the tasks',
  loading: ['Loading ‘', ['title'], '’'],
  openingVerification: 'Opening the verification',
  submit: 'Submit',
  submitted: [['task'], ': submitted for review'],
  notSubmitted: ['Something went wrong. ', ['task'], ' was not submitted.'],
  optional: '(optional)',
  start: 'Start',
  goOn: 'Continue',
  edit: 'Edit',
  view: 'View',
  lookAtTasks: 'Look at the tasks',
  lookAtAnswers: 'Look at the answers',
  notNow: 'This cannot be filled in now',
  notAsked: 'This is not asked for',
  notAskedSays: 'Your organisation need not fill this in. Look at the tasks for what is asked.',
  opensAfter: ['Opens when ', ['tasks'], ' is submitted.'],
  taskIs: ['‘', ['task'], '’ is ', ['status'], '.'],
  progressOf: ['Progress of ', ['task']],
  doneOf: [['done'], ' of ', ['all'], ' done'],
  seeRequest: 'See what we asked for',
  check: 'Check and submit',
  checkTask: ['Check and submit: ', ['task']],
  allAnswers: 'All answers',
  allAnswersOf: ['All answers: ', ['task']],
  give: 'Give to a colleague',
  giveOn: 'Change',
  giveOf: ['Give to a colleague: ', ['subtask']],
  giveOnOf: ['Change who has it: ', ['subtask']],
  givenTo: ['With ', ['person']],
  givenToYou: ['Given to you by ', ['person']],
  takenByYou: 'With you',
  nobody: 'Nobody in particular',
  nobodySays: 'Take it back. It then waits for nobody.',
  you: 'You',
  notTaken: 'Something went wrong. We could not use the provider’s answer.',
  repairAt: ['‘', ['question'], '’: ', ['says']],
  anotherDocument: 'Another document',
  noSuchPlace: 'This is not asked in the task. Choose one of its questions.',
  mended: 'Changed since',
  toMend: 'To be corrected',
  repairs: 'Please correct this before you submit it again:',
})

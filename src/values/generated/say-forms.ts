// Generated from definitions/words by `npm run types`; do not edit.
import { speaker } from '../language.ts'

/** What every form says of answers, whichever flow asks for them. */
export const sayForms = speaker<{
  required: { label: string | number }
  noLongerOffered: never
  cannotBeChosen: { label: string | number }
  chooseOne: never
  nothingToChoose: never
  answerQuestion: never
  notPermitted: never
  fillIn: { labels: string | number }
  more: { count: number }
  finishFirst: { title: string | number }
  answerAbove: never
  nothingRequested: never
  lookingUp: never
  stepOfMany: { title: string | number; at: string | number; count: string | number }
  addFirst: never
  addAtLeast: { count: string | number }
  keepAtMost: { count: string | number }
  least: { bound: string | number }
  most: { bound: string | number }
  above: { bound: string | number }
  below: { bound: string | number }
  oneOf: { listed: string | number }
  otherForm: { hint: string | number }
  checkAndTryAgain: never
  refusedSigns: { signs: string | number }
  space: never
  sign: { sign: string | number }
  internalError: never
  optional: never
  optionalLabel: { label: string | number }
  moreAbout: { label: string | number }
  loading: { label: string | number }
  partNamed: { label: string | number }
  needAttention: { count: number }
  notComplete: never
  edit: never
  editNamed: { name: string | number }
  itemAdded: { name: string | number }
  itemRemoved: { name: string | number }
  itemMoved: { name: string | number; at: string | number; count: string | number }
  enterAnswer: never
  addMissing: never
  removeRepeated: never
  onceOnly: never
  removeExcess: never
  fillAtLeast: { count: number }
  fillAtMost: { count: number }
  mayNotFill: never
  enterAtLeast: { count: number }
  enterAtMost: { count: number }
  multipleOf: { bound: string | number }
  chooseOffered: never
  checkForm: never
}>('forms', {
  required: [['label'], ' is required.'],
  noLongerOffered: 'This choice is no longer offered. Choose another one.',
  cannotBeChosen: [['label'], ' cannot be chosen now. Choose another one.'],
  chooseOne: 'Choose one.',
  nothingToChoose: 'There is nothing to choose yet.',
  answerQuestion: 'Answer this question.',
  notPermitted: 'You do not have the permission for this step.',
  fillIn: ['Still missing: ', ['labels'], '.'],
  more: [['count', 2, { one: [0, ' more'], other: [0, ' more'] }]],
  finishFirst: ['Finish ‘', ['title'], '’ first.'],
  answerAbove: 'Choose the answers above first: they decide what is asked next.',
  nothingRequested: 'The server asks for nothing here.',
  lookingUp: 'What is asked next is still being looked up.',
  stepOfMany: [['title'], ' (', ['at'], ' of ', ['count'], ')'],
  addFirst: 'Add the first one.',
  addAtLeast: ['Add at least ', ['count'], '.'],
  keepAtMost: ['Keep at most ', ['count'], '.'],
  least: ['Enter ', ['bound'], ' or more.'],
  most: ['Enter ', ['bound'], ' or less.'],
  above: ['Enter more than ', ['bound'], '.'],
  below: ['Enter less than ', ['bound'], '.'],
  oneOf: ['Enter ', ['listed'], '.'],
  otherForm: ['This is not in the form that is asked for. ', ['hint']],
  checkAndTryAgain: 'Check it and try again.',
  refusedSigns: [['signs'], ' cannot be sent.'],
  space: 'A space',
  sign: ['‘', ['sign'], '’'],
  internalError: 'An internal error happened, please reach out to technical support',
  optional: '(optional)',
  optionalLabel: [['label'], ' (optional)'],
  moreAbout: ['More about ‘', ['label'], '’ (opens in a new tab)'],
  loading: ['Loading ', ['label']],
  partNamed: ['‘', ['label'], '’'],
  needAttention: [
    ['count', 2, { one: 'One answer needs your attention', other: [0, ' answers need your attention'] }],
  ],
  notComplete: 'Not complete',
  edit: 'Edit',
  editNamed: ['Edit ', ['name']],
  itemAdded: [['name'], ' was added.'],
  itemRemoved: [['name'], ' was removed.'],
  itemMoved: [['name'], ' is now ', ['at'], ' of ', ['count'], '.'],
  enterAnswer: 'Enter an answer.',
  addMissing: 'Complete the missing parts.',
  removeRepeated: 'Remove the repeated entries.',
  onceOnly: 'Each entry may stand here once.',
  removeExcess: 'Remove the extra entries.',
  fillAtLeast: [
    [
      'count',
      2,
      {
        one: ['Fill in at least ', ['count'], ' field.'],
        other: ['Fill in at least ', ['count'], ' fields.'],
      },
    ],
  ],
  fillAtMost: [
    [
      'count',
      2,
      { one: ['Fill in at most ', ['count'], ' field.'], other: ['Fill in at most ', ['count'], ' fields.'] },
    ],
  ],
  mayNotFill: 'This may not be filled in here.',
  enterAtLeast: [
    [
      'count',
      2,
      {
        one: ['Enter at least ', ['count'], ' character.'],
        other: ['Enter at least ', ['count'], ' characters.'],
      },
    ],
  ],
  enterAtMost: [
    [
      'count',
      2,
      {
        one: ['Enter at most ', ['count'], ' character.'],
        other: ['Enter at most ', ['count'], ' characters.'],
      },
    ],
  ],
  multipleOf: ['Enter a multiple of ', ['bound'], '.'],
  chooseOffered: 'Choose one of the answers offered.',
  checkForm: 'Check this answer: it does not have the form that is expected.',
})

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
})

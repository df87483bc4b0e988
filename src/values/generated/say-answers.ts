// Generated from definitions/words by `npm run types`; do not edit.
import { speaker } from '../language.ts'

/** What each type of field says of its answer, on the screen and by the server alike. */
export const sayAnswers = speaker<{
  agreed: never
  tickBox: never
  chooseCountry: never
  chooseCurrency: never
  chooseAtLeastOne: never
  dayOrLater: { day: string | number }
  dayOrEarlier: { day: string | number }
  keepAtMost: { most: string | number }
  incomplete: { number: string | number }
  completeFirst: never
  addFile: never
  emptyFile: never
  fileKind: never
  fileKinds: { kinds: string | number }
  fileTooLarge: never
  fileLargerThan: { size: string | number }
  uploadFailed: never
  oneFile: never
  mostFiles: { most: string | number }
  failedFile: { name: string | number }
  waitingFile: { name: string | number }
  tooManyEntries: { count: string | number; most: string | number }
  refusedEntry: { entry: string | number; hint: string | number }
  entryTwice: { entry: string | number }
  noJson: { line: string | number; column: string | number; fault: string | number }
  jsonObject: { open: string | number; close: string | number }
  memoForm: never
  memoMissing: never
  amountWithoutCurrency: never
  amountOtherCurrency: { written: string | number; code: string | number }
  amountLikeThousands: { written: string | number; whole: string | number; decimal: string | number }
  amountBelowZero: never
  amountWhole: { code: string | number }
  amountDecimals: { code: string | number; digits: string | number }
  number: never
}>('answers', {
  agreed: 'Agreed',
  tickBox: 'Tick the box to go on.',
  chooseCountry: 'Choose a country from the list.',
  chooseCurrency: 'Choose a currency from the list.',
  chooseAtLeastOne: 'Choose at least one.',
  dayOrLater: ['Enter ', ['day'], ' or a later day.'],
  dayOrEarlier: ['Enter ', ['day'], ' or an earlier day.'],
  keepAtMost: ['Keep at most ', ['most'], ' of them.'],
  incomplete: ['Number ', ['number'], ' is not complete yet. Complete it, or remove it.'],
  completeFirst: 'Complete the first one.',
  addFile: 'Add at least one file.',
  emptyFile: 'This file is empty or cannot be accepted. Choose another one.',
  fileKind: 'Files of this kind are not accepted.',
  fileKinds: ['Files of this kind are not accepted. Use ', ['kinds'], '.'],
  fileTooLarge: 'This file is too large.',
  fileLargerThan: ['This file is too large. Use one of up to ', ['size'], '.'],
  uploadFailed: 'The upload failed. Try again, or remove the file.',
  oneFile: 'Keep one file only.',
  mostFiles: ['Keep at most ', ['most'], ' files.'],
  failedFile: ['Remove ', ['name'], ' or upload it again.'],
  waitingFile: ['Wait until ', ['name'], ' is uploaded.'],
  tooManyEntries: [
    'There are ',
    ['count'],
    ' entries, and at most ',
    ['most'],
    ' are possible. Remove some, or use blocks.',
  ],
  refusedEntry: ['‘', ['entry'], '’ is not accepted. ', ['hint']],
  entryTwice: [['entry'], ' is on the list twice. Remove one of them.'],
  noJson: ['This is not JSON. Line ', ['line'], ', column ', ['column'], ': ', ['fault'], '.'],
  jsonObject: ['Enter a JSON object: names and values in ', ['open'], ' and ', ['close'], '.'],
  memoForm: 'This destination does not take a memo of this form. Change it and try again.',
  memoMissing: 'This destination asks for a memo.',
  amountWithoutCurrency: 'Enter the amount without a currency.',
  amountOtherCurrency: ['This says ', ['written'], '. Enter an amount in ', ['code'], '.'],
  amountLikeThousands: [
    ['written'],
    ' can mean ',
    ['whole'],
    ' or ',
    ['decimal'],
    '. Write the one or the other.',
  ],
  amountBelowZero: 'Enter an amount of zero or more.',
  amountWhole: [['code'], ' has no decimals. Enter a whole amount.'],
  amountDecimals: [['code'], ' has at most ', ['digits'], ' decimals.'],
  number: 'Enter a number, with a point before the decimals: 1,000.50.',
})

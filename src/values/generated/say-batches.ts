// Generated from definitions/words by `npm run types`; do not edit.
import { speaker } from '../language.ts'

/** What is said of a batch of payments: its file, what needs mending in it, and its quote. */
export const sayBatches = speaker<{
  rowsQuoted: { done: string | number; total: string | number }
  noRowQuoted: never
  oneFile: never
  noCsv: never
  emptyFile: never
  fileTooLarge: never
  waitForFile: never
  mendCells: { count: number }
  fileExpired: never
  fileFailed: never
  chooseFile: never
  quoteExpired: never
  quoteFailed: never
  payments: { count: number }
}>('batches', {
  rowsQuoted: [['done'], ' of ', ['total'], ' rows are quoted.'],
  noRowQuoted: 'No row of this file could be quoted.',
  oneFile: 'Only 1 file is allowed at a time. Choose one file, and the next when it is sent.',
  noCsv: 'This is not a CSV file. Save it as CSV and choose it again.',
  emptyFile: 'This file is empty. Choose another one.',
  fileTooLarge: 'This file is too large. Split it and send each part.',
  waitForFile: 'Wait until the file is checked.',
  mendCells: [
    [
      'count',
      2,
      {
        one: 'One cell of the file needs mending. Mend it and choose the file again.',
        other: [0, ' cells of the file need mending. Mend them and choose the file again.'],
      },
    ],
  ],
  fileExpired: 'The quote of this file has expired. Get a new one.',
  fileFailed: 'The file could not be checked. Nothing was sent. Try again.',
  chooseFile: 'Choose a file.',
  quoteExpired: 'The quote has expired. A new one is made.',
  quoteFailed: 'There is no quote of these payments. Nothing was sent.',
  payments: [['count', 2, { one: [0, ' payment'], other: [0, ' payments'] }]],
})

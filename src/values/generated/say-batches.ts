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
  paymentCount: { count: number }
  template: never
  fileChecked: { name: string | number }
  fileProblems: { count: number; name: string | number }
  fileUnused: { name: string | number }
  files: { count: number }
  otherFile: never
  aFile: never
  dropFile: never
  csv: never
  upTo: { size: string | number }
  row: never
  needsMending: never
  batchReview: never
  ratesHoldFor: never
  gettingNew: never
  thisExpired: never
  nothingSent: never
  getNew: never
  beneficiaryHead: never
  youSend: never
  theyReceive: never
  internalId: never
  paymentsOfBatch: never
  checking: never
  quotedFor: { count: number }
  mend: { count: number }
  expiredNothingSent: never
  tryAgainIn: { time: string | number }
  tryAgain: never
  removeFile: never
  removeNamed: { name: string | number }
  fees: never
  paymentsTotal: never
  ranOut: never
  noneQuoted: never
  problem: { number: string | number; message: string | number }
  runOut: never
  gettingEach: never
  arrived: never
  askingNew: never
  checkRows: never
  enterRows: never
  enteredFile: never
  enterByHand: never
  columnAt: { number: string | number }
  cell: { column: string | number; row: string | number }
  wrongOnly: never
  undo: never
  wrongRows: never
  wrongRowsFile: { name: string | number }
  rowsToSend: never
  addRow: never
  checkAgain: never
  leftOut: { columns: string | number }
  rowsReplaced: { count: number }
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
        one: 'One cell needs correcting. Correct it and check the rows.',
        other: [['count'], ' cells need correcting. Correct them and check the rows.'],
      },
    ],
  ],
  fileExpired: 'The quote of this file has expired. Get a new one.',
  fileFailed: 'The file could not be checked. Nothing was sent. Try again.',
  chooseFile: 'Choose a file.',
  quoteExpired: 'The quote has expired. A new one is made.',
  quoteFailed: 'There is no quote of these payments. Nothing was sent.',
  paymentCount: [['count', 2, { one: [['count'], ' payment'], other: [['count'], ' payments'] }]],
  template: 'Download the template',
  fileChecked: [['name'], ' is checked.'],
  fileProblems: [
    [
      'count',
      2,
      {
        one: [['name'], ' has one cell that needs correcting.'],
        other: [['name'], ' has ', ['count'], ' cells that need correcting.'],
      },
    ],
  ],
  fileUnused: [['name'], ' could not be used.'],
  files: [['count', 2, { one: [0, ' file'], other: [0, ' files'] }]],
  otherFile: 'Choose another file',
  aFile: 'Choose a file',
  dropFile: 'or drop it here',
  csv: 'CSV in UTF-8',
  upTo: ['up to ', ['size']],
  row: 'Row',
  needsMending: 'What needs correcting',
  batchReview: 'Batch',
  ratesHoldFor: 'These rates hold for',
  gettingNew: 'Getting a new quote…',
  thisExpired: 'This quote has expired.',
  nothingSent: 'Nothing was sent. Get a new quote to continue.',
  getNew: 'Get a new quote',
  beneficiaryHead: 'Beneficiary',
  youSend: 'You send',
  theyReceive: 'They receive',
  internalId: 'Internal ID',
  paymentsOfBatch: 'Payments of this batch',
  checking: 'Checking every row and asking for quotes…',
  quotedFor: [
    [
      'count',
      2,
      {
        one: [['count'], ' payment. This rate holds for'],
        other: [['count'], ' payments. These rates hold for'],
      },
    ],
  ],
  mend: [
    [
      'count',
      2,
      {
        one: 'One cell needs correcting. Nothing was sent: correct it below, or choose another file.',
        other: [
          ['count'],
          ' cells need correcting. Nothing was sent: correct them below, or choose another file.',
        ],
      },
    ],
  ],
  expiredNothingSent: 'The quote has expired. Nothing was sent.',
  tryAgainIn: ['Try again in ', ['time']],
  tryAgain: 'Try again',
  removeFile: 'Remove',
  removeNamed: ['Remove ', ['name']],
  fees: 'Fees, included in what you send',
  paymentsTotal: 'Payments',
  ranOut: 'The quote has expired',
  noneQuoted: 'None of these payments could be quoted. Nothing was sent.',
  problem: ['Payment ', ['number'], ': ', ['message']],
  runOut: 'The quote has run out. Getting a new one…',
  gettingEach: 'Getting a quote for every payment…',
  arrived: 'The quote has arrived.',
  askingNew: 'The quote has expired. Asking for a new one.',
  checkRows: 'Check the rows first.',
  enterRows: 'Enter each payment in a row, or paste rows from a spreadsheet.',
  enteredFile: 'entered-payments.csv',
  enterByHand: 'Enter by hand',
  columnAt: ['Column ', ['number']],
  cell: [['column'], ', row ', ['row']],
  wrongOnly: 'Only rows that need correcting',
  undo: 'Undo',
  wrongRows: 'Download these rows with the reasons',
  wrongRowsFile: [['name'], '-to-correct.csv'],
  rowsToSend: 'Payments to enter',
  addRow: 'Add a row',
  checkAgain: 'Check the rows',
  leftOut: [
    'These rows begin a new batch; the one they come from stays as it is. Columns that the portal wrote itself are left out: ',
    ['columns'],
    '.',
  ],
  rowsReplaced: [
    [
      'count',
      2,
      {
        one: [0, ' corrected row took its place in this file.'],
        other: [0, ' corrected rows took their places in this file.'],
      },
    ],
  ],
})

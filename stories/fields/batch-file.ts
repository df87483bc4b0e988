import { quotedBatch } from '../widgets/batches.ts'
import type { Description } from '../book/description.ts'
import { files } from '../book/keys.ts'

export const description: Description = {
  title: 'Batch file',
  purpose:
    'Many payments in one file. The file is checked and quoted as a whole, and every invalid cell is named.',
  use: ['For payroll and other tables exported from another program.'],
  avoid: [
    ['A document that is stored', 'File'],
    ['Two or three payments', 'List, with Batch quote'],
  ],
  words: ['A problem names the row, the column and the content: ‘Row 2, Amount, =1+1’.'],
  keyboard: files,
  heard: 'The result of the upload is announced. The problems are a named region that Tab reaches.',
  do: [{ says: 'Show the template before the upload area.' }],
  example: {
    field: { type: 'batch-file', label: 'File of payments', call: 'batches.process', accepts: 'offered' },
    options: [
      { value: 'beneficiary', label: 'Beneficiary', hint: 'The nickname or the ID.' },
      { value: 'amount', label: 'Amount', hint: 'Decimals after a point, for example 1000.50.' },
    ],
  },
  filled: { fileName: 'payday.csv', status: 'ready', batch: quotedBatch() },
  wrong: {
    value: {
      fileName: 'payday.csv',
      status: 'problems',
      problems: [{ row: 2, column: 'amount', value: '=1+1', message: 'Enter an amount in digits.' }],
    },
  },
  loading: { value: { fileName: 'payday.csv', status: 'loading' } },
  refused: 'This file has 101 payments and may have 100 at the most.',
}

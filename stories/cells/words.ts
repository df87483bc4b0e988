import type { CellDescription } from './cell-thing.tsx'

const purposes = [
  { value: 'SUPP', label: 'Payment to a supplier' },
  { value: 'SALA', label: 'Salary' },
  { value: 'RENT', label: 'Rent of an office, a store or a factory, for a month or longer' },
]

export const text: CellDescription = {
  title: 'Text cell',
  purpose: 'A text that a person wrote.',
  use: ['For a name, a reference or a note.'],
  avoid: [
    ['One of a few options', 'Choice cell'],
    ['A value that is copied', 'Identifier cell'],
  ],
  words: ['The label is a noun: ‘Internal ID’.'],
  heard: 'The column is read first, then the text.',
  column: { label: 'Internal ID' },
  filled: { value: 'INV-2026-0042' },
  longest: {
    value: 'Gesellschaft für internationale Zusammenarbeit und grenzüberschreitende Zahlungsdienste',
  },
  several: [{ value: 'INV-2026-0042' }, { value: 'Rent of March' }, {}],
}

export const choice: CellDescription = {
  title: 'Choice cell',
  purpose: 'One of a few options, by its label and never by its code.',
  use: ['For a purpose, a type, a product.'],
  avoid: [
    ['The status of a record', 'Status cell'],
    ['Several options', 'Choices cell'],
  ],
  words: ['The labels are the same as in the form.'],
  heard: 'The column is read first, then the label.',
  column: { label: 'Purpose', options: 'offered' },
  options: purposes,
  filled: { value: 'SUPP' },
  longest: { value: 'RENT' },
  several: [{ value: 'SALA' }, { value: 'RENT' }, {}],
  wrong: { says: 'A code without a label is shown as it was received.', record: { value: 'ZZZZ' } },
}

export const choices: CellDescription = {
  title: 'Choices cell',
  purpose: 'Several options, separated by commas.',
  use: ['For the products of an account.'],
  avoid: [['Something that needs attention', 'Flags cell']],
  words: ['The options have the order of the list, not the order of selection.'],
  heard: 'The options are read as one sentence.',
  column: { label: 'Purposes', options: 'offered' },
  options: purposes,
  filled: { value: ['SUPP', 'SALA'] },
  longest: { value: ['SUPP', 'SALA', 'RENT'] },
  several: [{ value: ['SUPP'] }, { value: ['SALA', 'RENT'] }, {}],
}

export const flags: CellDescription = {
  title: 'Flags cell',
  purpose: 'Points out what an approver has to look at first.',
  use: ['For a changed beneficiary or an unusual amount.'],
  avoid: [['A permanent attribute of a record', 'Choices cell']],
  words: ['A flag says in at most three words what is unusual.'],
  heard: 'Each flag is read by itself. No flag is only a colour.',
  column: { label: 'To look at', options: 'offered' },
  options: [
    { value: 'NEW', label: 'New payee' },
    { value: 'CHANGED', label: 'Account changed' },
    { value: 'HIGH', label: 'Unusually high amount' },
  ],
  filled: { value: ['NEW'] },
  longest: { value: ['NEW', 'CHANGED', 'HIGH'] },
  several: [{ value: ['HIGH'] }, { value: ['NEW', 'CHANGED'] }, {}],
}

export const status: CellDescription = {
  title: 'Status cell',
  purpose: 'The status of a record: a word, an icon and a colour.',
  use: ['For the state of a record that has a state machine.'],
  avoid: [['An attribute that does not change', 'Choice cell']],
  words: ['The customer’s term: ‘Sent’, not ‘INITIATED’.'],
  heard: 'Only the word is read. Icon and colour add nothing.',
  column: { label: 'State' },
  filled: { value: 'COMPLETED' },
  longest: { value: 'TRANSFERRING' },
  several: [{ value: 'COMPLETED' }, { value: 'FAILED' }, { value: 'VALIDATING' }, { value: 'RETURNED' }],
  wrong: {
    says: 'An unknown state is shown as it was received, and reported.',
    record: { value: 'ON_HOLD_X' },
  },
}

export const country: CellDescription = {
  title: 'Country cell',
  purpose: 'A country by its name.',
  use: ['For the destination of money or a place of residence.'],
  avoid: [['A region or a city', 'Text cell']],
  words: ['The name in the reader’s language; the code stands in the form.'],
  heard: 'Only the name.',
  column: { label: 'Country' },
  filled: { value: 'MX' },
  longest: { value: 'GB' },
  several: [{ value: 'DE' }, { value: 'US' }, { value: 'BR' }, {}],
  wrong: { says: 'An unknown code is shown as it was received.', record: { value: 'XX' } },
}

export const currency: CellDescription = {
  title: 'Currency cell',
  purpose: 'A currency by its code, without an amount beside it.',
  use: ['For the currency of an account.'],
  avoid: [['An amount and its currency', 'Money cell']],
  words: ['Codes have capital letters; RLUSD is also a code.'],
  heard: 'The code is read letter by letter.',
  column: { label: 'Currency' },
  filled: { value: 'USD' },
  longest: { value: 'RLUSD' },
  several: [{ value: 'EUR' }, { value: 'MXN' }, { value: 'RLUSD' }, {}],
}

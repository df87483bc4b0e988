import type { CellDescription } from './cell-thing.tsx'

const purposes = [
  { value: 'SUPP', label: 'Payment to a supplier' },
  { value: 'SALA', label: 'Salary' },
  { value: 'RENT', label: 'Rent of an office, a store or a factory, for a month or longer' },
]

export const text: CellDescription = {
  title: 'Text cell',
  purpose: 'Words that somebody wrote.',
  use: ['For a name, a reference or a note.'],
  avoid: [
    ['One of a few words', 'Choice cell'],
    ['What somebody copies', 'Identifier cell'],
  ],
  words: ['The label is a noun: ‘Internal ID’.'],
  heard: 'The column is heard first, then the words.',
  column: { label: 'Internal ID' },
  filled: { value: 'INV-2026-0042' },
  longest: {
    value: 'Gesellschaft für internationale Zusammenarbeit und grenzüberschreitende Zahlungsdienste',
  },
  several: [{ value: 'INV-2026-0042' }, { value: 'Rent of March' }, {}],
}

export const choice: CellDescription = {
  title: 'Choice cell',
  purpose: 'One of a few words, by its label and never by its code.',
  use: ['For a purpose, a kind, a product.'],
  avoid: [
    ['How far something has come', 'Status cell'],
    ['Several at once', 'Choices cell'],
  ],
  words: ['The words are those of the choice in the form.'],
  heard: 'The column is heard first, then the label.',
  column: { label: 'Purpose', options: 'offered' },
  options: purposes,
  filled: { value: 'SUPP' },
  longest: { value: 'RENT' },
  several: [{ value: 'SALA' }, { value: 'RENT' }, {}],
  wrong: { says: 'A code that is in no list is shown as it came.', record: { value: 'ZZZZ' } },
}

export const choices: CellDescription = {
  title: 'Choices cell',
  purpose: 'Several of a few words, with commas between them.',
  use: ['For the products of an account.'],
  avoid: [['What somebody has to look at', 'Flags cell']],
  words: ['In the order of the list, not in that in which they were chosen.'],
  heard: 'Read as one sentence.',
  column: { label: 'Purposes', options: 'offered' },
  options: purposes,
  filled: { value: ['SUPP', 'SALA'] },
  longest: { value: ['SUPP', 'SALA', 'RENT'] },
  several: [{ value: ['SUPP'] }, { value: ['SALA', 'RENT'] }, {}],
}

export const flags: CellDescription = {
  title: 'Flags cell',
  purpose: 'What somebody who decides has to look at first.',
  use: ['For a payee that changed, an amount that is unusual.'],
  avoid: [['What is always said of a record', 'Choices cell']],
  words: ['A flag says what is unusual in three words at most.'],
  heard: 'Each flag by itself; none is a colour alone.',
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
  purpose: 'How far a record has come: a word, an icon and a tone.',
  use: ['For the state of what a machine moves.'],
  avoid: [['A quality that does not change', 'Choice cell']],
  words: ['The customer’s word: ‘Sent’, not ‘INITIATED’.'],
  heard: 'Only the word; icon and tone say nothing more.',
  column: { label: 'State' },
  filled: { value: 'COMPLETED' },
  longest: { value: 'TRANSFERRING' },
  several: [{ value: 'COMPLETED' }, { value: 'FAILED' }, { value: 'VALIDATING' }, { value: 'RETURNED' }],
  wrong: {
    says: 'A state that nobody knows is shown as it came, and reported.',
    record: { value: 'ON_HOLD_X' },
  },
}

export const country: CellDescription = {
  title: 'Country cell',
  purpose: 'A country by its name.',
  use: ['For where money arrives or somebody lives.'],
  avoid: [['A region or a city', 'Text cell']],
  words: ['The name in the reader’s language; the code stands in the form.'],
  heard: 'Only the name.',
  column: { label: 'Country' },
  filled: { value: 'MX' },
  longest: { value: 'GB' },
  several: [{ value: 'DE' }, { value: 'US' }, { value: 'BR' }, {}],
  wrong: { says: 'A code that is no country is shown as it came.', record: { value: 'XX' } },
}

export const currency: CellDescription = {
  title: 'Currency cell',
  purpose: 'A currency by its code, where no amount stands beside it.',
  use: ['For the currency of an account.'],
  avoid: [['An amount and its currency', 'Money cell']],
  words: ['Codes are capitals; RLUSD is one as well.'],
  heard: 'Letter by letter, as codes are.',
  column: { label: 'Currency' },
  filled: { value: 'USD' },
  longest: { value: 'RLUSD' },
  several: [{ value: 'EUR' }, { value: 'MXN' }, { value: 'RLUSD' }, {}],
}

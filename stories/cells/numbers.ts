import type { CellDescription } from './cell-thing.tsx'

const aligned = 'It ends where the others end, so that digits of one weight stand below each other.'

export const money: CellDescription = {
  title: 'Money cell',
  purpose: 'An amount with the code of its currency after it.',
  use: ['For what was sent, received, held or charged.', aligned],
  avoid: [['A count or a share', 'Number cell']],
  words: ['The label says whose money: ‘They receive’, not ‘Destination amount’.'],
  heard: 'The column is heard first, then the amount with its code.',
  column: { label: 'They receive', of: 'currency' },
  filled: { value: '17123.45', currency: 'MXN' },
  longest: { value: '9007199254740993.25', currency: 'RLUSD' },
  several: [
    { value: '1000.5', currency: 'USD' },
    { value: '0.08', currency: 'USD' },
    { value: '1250000', currency: 'JPY' },
    {},
  ],
  wrong: {
    says: 'What is no amount is shown as it came, not as zero.',
    record: { value: 'about 5', currency: 'USD' },
  },
}

export const number: CellDescription = {
  title: 'Number cell',
  purpose: 'A count, a share or a number without a unit.',
  use: ['For how many payments a batch has.', aligned],
  avoid: [['An amount of money', 'Money cell']],
  words: ['The label names what is counted: ‘Payments’, not ‘Count’.'],
  heard: 'The column is heard first, then the number.',
  column: { label: 'Payments' },
  filled: { value: 250 },
  longest: { value: 9007199254740991 },
  several: [{ value: 7 }, { value: 12500 }, { value: 0 }, {}],
}

export const rate: CellDescription = {
  title: 'Rate cell',
  purpose: 'How much of one currency there was for one of another, short enough to compare down a column.',
  use: [
    'For the rate of each payment of a list. All its digits stand under the pointer and in details.',
    aligned,
  ],
  avoid: [['The rate of one payment, with both currencies', 'Details, "type": "rate"']],
  words: ['The label is ‘FX rate’ where the amounts beside it say which currencies.'],
  heard: 'The column is heard first, then the short rate; a dash where nothing was converted.',
  column: { label: 'FX rate' },
  filled: { value: '23.27394712', sourceCurrency: 'GBP', destinationCurrency: 'MXN' },
  longest: { value: '109598213.98214512', sourceCurrency: 'XRP', destinationCurrency: 'INR' },
  several: [
    { value: '1.26284001', sourceCurrency: 'GBP', destinationCurrency: 'RLUSD' },
    { value: '0.00001235', sourceCurrency: 'IDR', destinationCurrency: 'GBP' },
    { value: '1', sourceCurrency: 'GBP', destinationCurrency: 'GBP' },
    {},
  ],
}

export const progress: CellDescription = {
  title: 'Progress cell',
  purpose: 'How far something has come that takes a while, in percent.',
  use: ['For a batch that is being sent or a file that is read.'],
  avoid: [['What is done or not', 'Status cell']],
  words: ['The percent stand beside the bar; the bar alone says nothing.'],
  heard: 'As a progress bar with its percent.',
  column: { label: 'Progress' },
  filled: { value: 62 },
  longest: { value: 100 },
  several: [{ value: 0 }, { value: 8 }, { value: 99 }, {}],
}

export const date: CellDescription = {
  title: 'Date cell',
  purpose: 'A day without an hour, in the order of the reader’s language.',
  use: ['For a day that counts as a whole: when money was valued, when a paper ends.'],
  avoid: [['Something that happened at an hour', 'Date and time cell']],
  words: ['The label says what happened: ‘Valued’, not ‘Date’.'],
  heard: 'The month is a word, so that no two days sound alike.',
  column: { label: 'Valued' },
  filled: { value: '2026-11-20' },
  longest: { value: '2026-09-30' },
  several: [{ value: '2026-01-02' }, { value: '2026-12-31' }, { value: '2024-02-29' }, {}],
  wrong: { says: 'What is no day is shown as it came.', record: { value: 'tomorrow' } },
}

export const dateTime: CellDescription = {
  title: 'Date and time cell',
  purpose: 'When something happened, in the zone of the person, which is named.',
  use: ['For when a payment was created or last changed.'],
  avoid: [
    ['A whole day', 'Date cell'],
    ['How long is left', 'Time left cell'],
  ],
  words: ['The label is what happened: ‘Created’, ‘Last change’.'],
  heard: 'The zone is heard with every time.',
  column: { label: 'Created' },
  filled: { value: '2026-11-20T09:12:00.000Z' },
  longest: { value: '2026-09-30T23:59:59.999Z' },
  several: [{ value: '2026-11-20T09:12:00Z' }, { value: '2026-07-01T18:00:00Z' }, {}],
  wrong: { says: 'What is no instant is shown as it came.', record: { value: 'just now' } },
}

export const timeLeft: CellDescription = {
  title: 'Time left cell',
  purpose: 'How long something can still be decided, by the clock of the server.',
  use: ['For an approval that expires.'],
  avoid: [['When something happened', 'Date and time cell']],
  words: ['What is over says ‘Expired’; it does not count below zero.'],
  heard: 'Read when it is come to; it is not announced every second.',
  column: { label: 'Time left', of: 'state' },
  filled: { value: '2026-11-20T13:12:00Z', state: 'VALIDATING' },
  longest: { value: '2026-12-24T23:59:59Z', state: 'VALIDATING' },
  several: [
    { value: '2026-11-20T09:12:30Z', state: 'VALIDATING' },
    { value: '2026-11-22T09:12:00Z', state: 'VALIDATING' },
    { value: '2026-11-19T09:12:00Z', state: 'VALIDATING' },
    { value: '2026-11-22T09:12:00Z', state: 'COMPLETED' },
  ],
}

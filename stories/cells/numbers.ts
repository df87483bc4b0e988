import type { CellDescription } from './cell-thing.tsx'

const aligned = 'Values align at the end, so digits of the same place stand below each other.'

export const money: CellDescription = {
  title: 'Money cell',
  purpose: 'An amount with the code of its currency after it.',
  use: ['For an amount that was sent, received, held or charged.', aligned],
  avoid: [['A count or a percentage', 'Number cell']],
  words: ['The label says whose money it is: ‘They receive’, not ‘Destination amount’.'],
  heard: 'The column is read first, then the amount with its code.',
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
    says: 'An invalid amount is shown as it was received, not as zero.',
    record: { value: 'about 5', currency: 'USD' },
  },
}

export const number: CellDescription = {
  title: 'Number cell',
  purpose: 'A count, a share or a number without a unit.',
  use: ['For a count, such as the payments of a batch.', aligned],
  avoid: [['An amount of money', 'Money cell']],
  words: ['The label names what is counted: ‘Payments’, not ‘Count’.'],
  heard: 'The column is read first, then the number.',
  column: { label: 'Payments' },
  filled: { value: 250 },
  longest: { value: 9007199254740991 },
  several: [{ value: 7 }, { value: 12500 }, { value: 0 }, {}],
}

export const rate: CellDescription = {
  title: 'Rate cell',
  purpose: 'An exchange rate, short enough to compare in a column.',
  use: ['For the rate of each payment in a list. A tooltip and the details show all digits.', aligned],
  avoid: [['The rate of one payment, with both currencies', 'Details, "type": "rate"']],
  words: ['The label is ‘FX rate’ if the amounts beside it name the currencies.'],
  heard: 'The column is read first, then the short rate. A payment without conversion has a dash.',
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
  purpose: 'The progress of a longer task, in percent.',
  use: ['For a batch that is being sent or a file that is being read.'],
  avoid: [['A state of done or not done', 'Status cell']],
  words: ['The percentage stands beside the bar; a bar alone is not exact.'],
  heard: 'The cell is a progress bar with its percentage.',
  column: { label: 'Progress' },
  filled: { value: 62 },
  longest: { value: 100 },
  several: [{ value: 0 }, { value: 8 }, { value: 99 }, {}],
}

export const date: CellDescription = {
  title: 'Date cell',
  purpose: 'A day without an hour, in the order of the reader’s language.',
  use: ['For a whole day: a value date, the expiry of a document.'],
  avoid: [['An event at a certain time', 'Date and time cell']],
  words: ['The label names the event: ‘Valued’, not ‘Date’.'],
  heard: 'The month is a word, so no two dates sound alike.',
  column: { label: 'Valued' },
  filled: { value: '2026-11-20' },
  longest: { value: '2026-09-30' },
  several: [{ value: '2026-01-02' }, { value: '2026-12-31' }, { value: '2024-02-29' }, {}],
  wrong: { says: 'An invalid date is shown as it was received.', record: { value: 'tomorrow' } },
}

export const dateTime: CellDescription = {
  title: 'Date and time cell',
  purpose: 'The time of an event, in the time zone of the person, which is named.',
  use: ['For the creation or the last change of a payment.'],
  avoid: [
    ['A whole day', 'Date cell'],
    ['The time that is left', 'Time left cell'],
  ],
  words: ['The label names the event: ‘Created’, ‘Last change’.'],
  heard: 'The time zone is read with every time.',
  column: { label: 'Created' },
  filled: { value: '2026-11-20T09:12:00.000Z' },
  longest: { value: '2026-09-30T23:59:59.999Z' },
  several: [{ value: '2026-11-20T09:12:00Z' }, { value: '2026-07-01T18:00:00Z' }, {}],
  wrong: { says: 'An invalid time is shown as it was received.', record: { value: 'just now' } },
}

export const timeLeft: CellDescription = {
  title: 'Time left cell',
  purpose: 'The time left for a decision, by the clock of the server.',
  use: ['For an approval that expires.'],
  avoid: [['The time of an event', 'Date and time cell']],
  words: ['The cell says ‘Expired’ at the end; it does not count below zero.'],
  heard: 'The time is read when the focus reaches it. It is not announced every second.',
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

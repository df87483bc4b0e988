import type { Key } from '../book/thing.ts'
import type { CellDescription } from './cell-thing.tsx'

const pressed: readonly Key[] = [
  ['↓ ↑', 'Moves from row to row.'],
  ['Tab', 'Moves to the buttons of the row, then out of the table.'],
  ['Enter', 'Presses it.'],
]
const copied = 'The button is read with the name of its column, and announces that it copied.'

export const id: CellDescription = {
  title: 'Identifier cell',
  purpose: 'A technical identifier: shortened in the middle, copied in full.',
  use: ['For values that people copy into another program.'],
  avoid: [['A reference written by a person', 'Text cell']],
  words: ['The label says whose identifier it is: ‘Network ID’.'],
  keyboard: pressed,
  heard: copied,
  column: { label: 'Network ID' },
  filled: { value: 'b1946ac92492d2347c6235b4d2611184' },
  longest: { value: 'b1946ac92492d2347c6235b4d2611184b1946ac92492d2347c6235b4d2611184' },
  several: [{ value: 'b1946ac92492d2347c6235b4d2611184' }, { value: 'A-7' }, {}],
  isPressed: true,
}

export const uuid: CellDescription = {
  ...id,
  title: 'UUID cell',
  purpose: 'The identifier of one of our records: shortened in the middle, copied in full.',
  use: ['Hidden by default, for people who look for a record by its identifier.'],
  column: { label: 'Payment ID' },
  filled: { value: '44444444-4444-4444-8444-444444444444' },
  longest: { value: '44444444-4444-4444-8444-444444444444' },
  several: [{ value: '44444444-4444-4444-8444-444444444444' }, {}],
}

export const link: CellDescription = {
  title: 'Link cell',
  purpose: 'A link out of the portal, in a new tab.',
  use: ['For the same record on another site, such as a blockchain explorer.'],
  avoid: [['A page of the portal', 'the first column, which opens the record']],
  words: ['The text names the destination: ‘View on explorer’.'],
  keyboard: pressed,
  heard: 'The name of the link says that it opens a new tab.',
  column: { label: 'View on explorer' },
  filled: { address: 'https://explorer.example/a' },
  longest: { address: 'https://explorer.example/a' },
  several: [{ address: 'https://explorer.example/a' }, {}, { address: 'https://explorer.example/b' }],
  isPressed: true,
}

export const walletAddress: CellDescription = {
  title: 'Wallet address cell',
  purpose: 'The destination of a crypto payment, in full: two addresses may differ only in the middle.',
  use: ['For wallets and payments to them.'],
  avoid: [['The identifier of a record', 'Identifier cell']],
  words: ['The label names the chain if there are several.'],
  heard: 'A screen reader can read it character by character.',
  column: { label: 'Address' },
  filled: { value: 'rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY' },
  longest: { value: '0xde709f2102306220921060314715629080e2fb77' },
  several: [{ value: 'rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY' }, {}],
}

export const destinationTag: CellDescription = {
  title: 'Destination tag cell',
  purpose: 'The number that names the owner of a part of a shared wallet.',
  use: ['Beside its address.'],
  avoid: [['A count', 'Number cell']],
  words: ['Digits are not grouped: the number is a name.'],
  heard: 'As a number.',
  column: { label: 'Destination tag' },
  filled: { value: '123456' },
  longest: { value: '4294967295' },
  several: [{ value: '0' }, { value: '4294967295' }, {}],
}

export const routingNumber: CellDescription = {
  title: 'Routing number cell',
  purpose: 'A bank in the United States, in nine digits.',
  use: ['Beside a US account number.'],
  avoid: [['A bank in another country', 'Text cell with its BIC']],
  words: ['Digits are not grouped.'],
  heard: 'As a number.',
  column: { label: 'Routing number' },
  filled: { value: '021000021' },
  longest: { value: '021000021' },
  several: [{ value: '021000021' }, { value: '011401533' }, {}],
}

export const phone: CellDescription = {
  title: 'Phone cell',
  purpose: 'A telephone number with its country code.',
  use: ['For a contact to call.'],
  avoid: [['Our own telephone numbers', 'a link in a card']],
  words: ['The number starts with the country code.'],
  heard: 'As a number.',
  column: { label: 'Contact number' },
  filled: { value: '+448081570102' },
  longest: { value: '+4930123456789012' },
  several: [{ value: '+448081570102' }, { value: '+525512345678' }, {}],
}

import type { Key } from '../book/thing.ts'
import type { CellDescription } from './cell-thing.tsx'

const pressed: readonly Key[] = [
  ['↓ ↑', 'Go from row to row.'],
  ['Tab', 'Comes to what can be pressed in the row, then leaves the table.'],
  ['Enter', 'Presses it.'],
]
const copied = 'The button is heard with the name of its column, and says that it copied.'

export const id: CellDescription = {
  title: 'Identifier cell',
  purpose: 'A name that machines give, shortened in the middle, copied as a whole.',
  use: ['For what somebody copies into another program.'],
  avoid: [['A reference that people wrote', 'Text cell']],
  words: ['The label says whose it is: ‘Network ID’.'],
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
  purpose: 'The number of a record of ours, shortened in the middle, copied as a whole.',
  use: ['Hidden at first, for people who look for a record by its number.'],
  column: { label: 'Payment ID' },
  filled: { value: '44444444-4444-4444-8444-444444444444' },
  longest: { value: '44444444-4444-4444-8444-444444444444' },
  several: [{ value: '44444444-4444-4444-8444-444444444444' }, {}],
}

export const link: CellDescription = {
  title: 'Link cell',
  purpose: 'A way out of the portal, in a tab of its own.',
  use: ['For what another site shows of the same thing, such as an explorer of a chain.'],
  avoid: [['A page of the portal', 'the first column, which opens the record']],
  words: ['It says where it leads: ‘View on explorer’.'],
  keyboard: pressed,
  heard: 'That it opens in a new tab is heard with its name.',
  column: { label: 'View on explorer' },
  filled: { address: 'https://explorer.example/a' },
  longest: { address: 'https://explorer.example/a' },
  several: [{ address: 'https://explorer.example/a' }, {}, { address: 'https://explorer.example/b' }],
  isPressed: true,
}

export const walletAddress: CellDescription = {
  title: 'Wallet address cell',
  purpose: 'Where crypto is sent to, as a whole: two may differ in the middle.',
  use: ['For wallets and what was sent to them.'],
  avoid: [['A number of a record', 'Identifier cell']],
  words: ['The label names the chain where there are several.'],
  heard: 'Character by character when it is walked.',
  column: { label: 'Address' },
  filled: { value: 'rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY' },
  longest: { value: '0xde709f2102306220921060314715629080e2fb77' },
  several: [{ value: 'rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY' }, {}],
}

export const destinationTag: CellDescription = {
  title: 'Destination tag cell',
  purpose: 'The number that says whose part of a shared wallet is meant.',
  use: ['Beside the address it belongs to.'],
  avoid: [['A count', 'Number cell']],
  words: ['It is not grouped: it is a name made of digits.'],
  heard: 'As a number.',
  column: { label: 'Destination tag' },
  filled: { value: '123456' },
  longest: { value: '4294967295' },
  several: [{ value: '0' }, { value: '4294967295' }, {}],
}

export const routingNumber: CellDescription = {
  title: 'Routing number cell',
  purpose: 'Which bank of the United States, in nine digits.',
  use: ['Beside an account there.'],
  avoid: [['A bank elsewhere', 'Text cell with its BIC']],
  words: ['It is not grouped.'],
  heard: 'As a number.',
  column: { label: 'Routing number' },
  filled: { value: '021000021' },
  longest: { value: '021000021' },
  several: [{ value: '021000021' }, { value: '011401533' }, {}],
}

export const phone: CellDescription = {
  title: 'Phone cell',
  purpose: 'A number with the code of its country.',
  use: ['For a contact who is called.'],
  avoid: [['A number of ours to call', 'a link in a card']],
  words: ['It begins with the code of the country.'],
  heard: 'As a number.',
  column: { label: 'Contact number' },
  filled: { value: '+448081570102' },
  longest: { value: '+4930123456789012' },
  several: [{ value: '+448081570102' }, { value: '+525512345678' }, {}],
}

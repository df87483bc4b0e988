import type { Description } from '../book/description.ts'
import { parts } from '../book/keys.ts'

const two = [{ name: 'Alder', share: '60' }, { name: 'Birch' }]

export const description: Description = {
  title: 'List',
  purpose:
    'Several of the same: of fields such as the owners of a business, of values, or each asked for by a flow.',
  use: ['For owners, lines of an address, payments entered one by one.'],
  avoid: [
    ['More than some twenty', 'Batch file'],
    ['Several of what exists already', 'Choices'],
  ],
  words: ['The button names what it adds: ‘Add an owner’.', 'Each is numbered: ‘Owner 2 of 3’.'],
  keyboard: [...parts, ['Enter on a button', 'Adds, removes or moves one; the focus goes along.']],
  heard: 'What was added, moved or removed is heard, with its number.',
  do: [{ says: 'Say how many there may be before the last was added.' }],
  example: {
    field: {
      type: 'list',
      label: 'Owners',
      hint: 'Everybody who owns a quarter of the business or more.',
      item: { label: 'Owner', add: 'Add an owner' },
      fields: [
        { id: 'name', type: 'text', label: 'Name' },
        { id: 'share', type: 'number', label: 'Share in percent', optional: true },
      ],
      ordered: true,
      most: 'batchEntries',
    },
  },
  filled: two,
  wrong: { value: [{ name: 'Alder' }, { share: '40' }] },
  refused: 'Owners hold 100 percent together at most.',
}

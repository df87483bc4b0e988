import type { Description } from '../book/description.ts'
import { parts } from '../book/keys.ts'

const two = [{ name: 'Alder', share: '60' }, { name: 'Birch' }]

export const description: Description = {
  title: 'List',
  purpose:
    'Several entries of one kind: groups of fields such as owners, single values, or entries with a flow of their own.',
  use: ['For owners, lines of an address, payments entered one by one.'],
  avoid: [
    ['More than about twenty', 'Batch file'],
    ['Several existing records', 'Choices'],
  ],
  words: ['The button names what it adds: ‘Add an owner’.', 'Entries have numbers: ‘Owner 2 of 3’.'],
  keyboard: [...parts, ['Enter on a button', 'Adds, removes or moves an entry; the focus follows.']],
  heard: 'Adding, moving and removing are announced with the number of the entry.',
  do: [{ says: 'State the maximum before it is reached.' }],
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

import type { Description } from '../book/description.ts'
import { parts } from '../book/keys.ts'

const home = { street: 'Quay 1', city: 'Rotterdam', zipCode: '3011', country: 'NL' }

export const description: Description = {
  title: 'Group',
  purpose: 'Several answers that form one value, such as an address.',
  use: ['For an address, a name in several parts, a person.'],
  avoid: [
    ['Several of the same', 'List'],
    ['Fields that are only shown together', 'fields under a heading'],
  ],
  words: ['The label names the whole: ‘Home address’. The parts do not repeat it.'],
  keyboard: parts,
  heard: 'The label of the group is read before the first part.',
  do: [{ says: 'Name the group once.', shows: { value: home } }],
  example: {
    field: {
      type: 'group',
      label: 'Home address',
      hint: 'Where the person lives, not where they work.',
      fields: [
        { id: 'street', type: 'text', label: 'Street and number' },
        { id: 'city', type: 'text', label: 'City' },
        { id: 'zipCode', type: 'text', label: 'Postal code', optional: true, value: { minLength: 2 } },
        { id: 'country', type: 'choice', label: 'Country', options: 'offered' },
      ],
    },
    options: [
      { value: 'NL', label: 'Netherlands' },
      { value: 'MX', label: 'Mexico' },
    ],
  },
  filled: home,
  wrong: { value: { street: 'Quay 1', zipCode: '3' } },
  refused: 'This address is not known.',
}

import type { Description } from '../book/description.ts'
import { ticks } from '../book/keys.ts'

const options = [
  { value: 'COMPLETED', label: 'Completed' },
  { value: 'FAILED', label: 'Failed' },
  { value: 'RETURNED', label: 'Returned' },
]

export const description: Description = {
  title: 'Choices',
  purpose: 'Several options of a list. A list of nine or more has a search field.',
  use: ['For a filter or a set of permissions.'],
  avoid: [
    ['Only one option is allowed', 'Choice'],
    ['A promise', 'Consent'],
  ],
  words: ['The label is plural where several are usual: ‘Currencies’.'],
  keyboard: ticks,
  heard: 'The group has a name, and every change announces the number of selected options.',
  do: [{ says: 'Keep the order of the list, not the order of selection.', shows: { value: ['FAILED'] } }],
  example: { field: { type: 'choices', label: 'State', optional: true, options: 'offered' }, options },
  filled: ['COMPLETED', 'FAILED'],
  wrong: { value: ['COMPLETED', 'GONE'] },
  disabled: {
    options: [...options.slice(0, 2), { value: 'R', label: 'Returned', disabled: true, badge: 'none yet' }],
  },
  longest: {
    value: ['long'],
    options: [
      ...options,
      { value: 'long', label: 'Returned by the bank of the beneficiary after it had been completed' },
    ],
  },
}

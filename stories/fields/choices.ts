import type { Description } from '../book/description.ts'
import { ticks } from '../book/keys.ts'

const options = [
  { value: 'COMPLETED', label: 'Completed' },
  { value: 'FAILED', label: 'Failed' },
  { value: 'RETURNED', label: 'Returned' },
]

export const description: Description = {
  title: 'Choices',
  purpose: 'Several of a list; a search stands above it from nine on.',
  use: ['For a filter, or a set of rights.'],
  avoid: [
    ['Only one may be chosen', 'Choice'],
    ['A promise', 'Consent'],
  ],
  words: ['The label is plural where several are usual: ‘Currencies’.'],
  keyboard: ticks,
  heard: 'The group is named, and how many are chosen is heard with every tick.',
  do: [{ says: 'Keep the order of the list, whatever was ticked first.', shows: { value: ['FAILED'] } }],
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

import type { Description } from '../book/description.ts'
import { typing } from '../book/keys.ts'

export const description: Description = {
  title: 'Text',
  purpose: 'A line of words nothing more exact is known about.',
  use: ['For a name, a reference or a street: what only a person can judge.'],
  avoid: [
    ['A field of its own exists: an account, a date, an amount', 'that field, which checks while one types'],
    ['A note that travels with the payment', 'Memo'],
    ['One of a few answers', 'Choice'],
  ],
  words: [
    'The label is a noun: ‘Internal ID’, not ‘Please enter your internal ID’.',
    'The hint says what helps to answer; what is forbidden is said by the error.',
  ],
  keyboard: typing,
  heard:
    'How many characters fit belongs to the description from the start; it is seen once three quarters are used.',
  do: [{ says: 'Say whose reference it is, so that nobody looks for ours.' }],
  dont: [
    {
      says: 'Put the example into the label; it is gone with the first key where it is a placeholder, and never read where it is a label.',
      shows: { field: { type: 'text', label: 'Internal ID (e.g. INV-2026-0042, max. 36)' } },
    },
  ],
  example: {
    field: {
      type: 'text',
      label: 'Internal ID',
      hint: 'Your own reference for this payment.',
      limit: 'internalIdLength',
    },
  },
  filled: 'INV-2026-0042',
  wrong: { value: 'INV-2026-0042-and-far-more-than-may-be-kept' },
  longest: {
    value:
      'Gesellschaft für internationale Zusammenarbeit und grenzüberschreitende Zahlungsdienste mit beschränkter Haftung',
  },
  refused: 'This internal ID was used before. Choose another one.',
}

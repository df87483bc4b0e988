import type { Description } from '../book/description.ts'
import { typing } from '../book/keys.ts'

export const description: Description = {
  title: 'Text',
  purpose: 'One line of free text.',
  use: ['For a name, a reference or a street, which no program can check.'],
  avoid: [
    ['A more exact field exists: an account, a date, an amount', 'that field, which checks the answer'],
    ['A note that is sent with the payment', 'Memo'],
    ['One of a few options', 'Choice'],
  ],
  words: [
    'The label is a noun: ‘Internal ID’, not ‘Please enter your internal ID’.',
    'The hint helps to answer. The error says what is not allowed.',
  ],
  keyboard: typing,
  heard: 'The description always contains the maximum length. It is visible once three quarters are used.',
  do: [{ says: 'Say whose reference it is, so nobody looks for one of ours.' }],
  dont: [
    {
      says: 'Put the example into the label or a placeholder: nobody reads it there, or it disappears with the first key.',
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

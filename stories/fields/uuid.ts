import type { Description } from '../book/description.ts'
import { typing } from '../book/keys.ts'

export const description: Description = {
  title: 'Identifier',
  purpose: 'The identifier of an existing record, to find it by.',
  use: ['In filters and in the lookup of the support team, where identifiers are pasted.'],
  avoid: [
    ['A reference of the customer', 'Text'],
    ['A record that has a name', 'Choice list'],
  ],
  words: ['The label names the record: ‘Payment ID’, never ‘UUID’.'],
  keyboard: typing,
  heard: 'The error describes the format by its groups.',
  do: [{ says: 'Accept spaces and capitals in pasted text; the field formats it.' }],
  example: { field: { type: 'uuid', label: 'Payment ID', optional: true } },
  filled: '123e4567-e89b-12d3-a456-426614174000',
  wrong: { value: '123e4567' },
  refused: 'There is no payment with this ID.',
}

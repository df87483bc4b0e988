import type { Description } from '../book/description.ts'
import { typing } from '../book/keys.ts'

export const description: Description = {
  title: 'Identifier',
  purpose: 'Finds one record by its identifier; nobody is asked to make one up.',
  use: ['In filters and in the lookup of support, where an identifier is pasted.'],
  avoid: [
    ['A reference of the customer', 'Text'],
    ['A record that can be found by its name', 'Choice list'],
  ],
  words: ['Call it after its record: ‘Payment ID’, never ‘UUID’.'],
  keyboard: typing,
  heard: 'The form is told in the error, by its groups.',
  do: [{ says: 'Let it be pasted with spaces or in capitals; it is put in order.' }],
  example: { field: { type: 'uuid', label: 'Payment ID', optional: true } },
  filled: '123e4567-e89b-12d3-a456-426614174000',
  wrong: { value: '123e4567' },
  refused: 'There is no payment with this ID.',
}

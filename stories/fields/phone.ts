import type { Description } from '../book/description.ts'
import { typing } from '../book/keys.ts'

export const description: Description = {
  title: 'Phone',
  purpose: 'A telephone number with its country code.',
  use: ['For a person to call, or if a bank requires it.'],
  avoid: [['A number that receives a code', 'the flow of a second factor']],
  words: ['The hint asks for the country code; the field adds the plus.'],
  keyboard: typing,
  heard: 'A phone shows its keyboard for numbers.',
  do: [
    {
      says: 'Say why the number is needed.',
      shows: {
        field: {
          type: 'phone',
          label: 'Telephone',
          hint: 'The bank may call this number. With the country code.',
        },
      },
    },
  ],
  example: { field: { type: 'phone', label: 'Telephone', hint: 'With the country code.' } },
  filled: '+52-55-1234-5678',
  wrong: { value: 'five five five' },
  refused: 'This number belongs to no network.',
}

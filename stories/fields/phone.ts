import type { Description } from '../book/description.ts'
import { typing } from '../book/keys.ts'

export const description: Description = {
  title: 'Phone',
  purpose: 'A telephone number with its country code.',
  use: ['Where somebody is called, or a bank asks for it.'],
  avoid: [['A code is sent there', 'the flow of a second factor']],
  words: ['The hint asks for the country code; a plus is put before it.'],
  keyboard: typing,
  heard: 'A phone opens its keys for numbers.',
  do: [
    {
      says: 'Say why it is asked for.',
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

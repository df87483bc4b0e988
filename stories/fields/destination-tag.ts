import type { Description } from '../book/description.ts'
import { typing } from '../book/keys.ts'

export const description: Description = {
  title: 'Destination tag',
  purpose: 'The number by which an exchange identifies customers that share one address.',
  use: ['Beside an XRP Ledger address.'],
  avoid: [['A note to the receiver', 'Memo']],
  words: ['The hint says where the number comes from, since most people do not know it.'],
  keyboard: typing,
  heard: 'The field is a text field; a phone shows its numeric keyboard.',
  do: [{ says: 'Mark it as optional: most wallets have none.' }],
  example: {
    field: {
      type: 'destination-tag',
      label: 'Destination tag',
      hint: 'A number the exchange gave you.',
      optional: true,
    },
  },
  filled: '4294967295',
  wrong: { value: '4294967296' },
}

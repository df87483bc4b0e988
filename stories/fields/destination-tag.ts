import type { Description } from '../book/description.ts'
import { typing } from '../book/keys.ts'

export const description: Description = {
  title: 'Destination tag',
  purpose: 'The number by which an exchange tells its customers apart, where they share one address.',
  use: ['Beside a wallet address of the XRP Ledger.'],
  avoid: [['A note to the receiver', 'Memo']],
  words: ['The hint says where the number comes from, since most people have never seen one.'],
  keyboard: typing,
  heard: 'It is a line of text; a phone opens its keys for digits.',
  do: [{ says: 'Say that it may be left empty: most wallets have none.' }],
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

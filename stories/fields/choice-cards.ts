import type { Description } from '../book/description.ts'
import { radios } from '../book/keys.ts'

export const description: Description = {
  title: 'Choice cards',
  purpose: 'One of two to four options that need a sentence each.',
  use: ['For a choice that decides which questions follow.'],
  avoid: [
    ['Five or more', 'Choice'],
    ['Options that one word explains', 'Choice'],
    ['Records of the customer', 'Choice list'],
  ],
  words: [
    'The title names who the person is or what they want: ‘Someone else’.',
    'The sentence states the consequence and does not repeat the title.',
  ],
  keyboard: radios,
  heard: 'The sentence of a card is read with its radio button.',
  do: [{ says: 'State the consequence of each option.' }],
  dont: [
    {
      says: 'Repeat the title in the sentence.',
      shows: {
        options: [
          { value: 'self', label: 'Our organisation', hint: 'Choose this for our organisation.' },
          { value: 'other', label: 'Someone else', hint: 'Choose this for someone else.' },
        ],
      },
    },
  ],
  example: {
    field: { type: 'choice-cards', label: 'Payer', options: 'offered' },
    options: [
      {
        value: 'self',
        label: 'Our organisation',
        hint: 'The payment is ours; our organisation is named as the payer.',
      },
      {
        value: 'other',
        label: 'Someone else',
        hint: 'We pay on behalf of a customer, who is named as the originator.',
      },
    ],
  },
  filled: 'self',
  disabled: {
    options: [
      { value: 'XRPL', label: 'XRP Ledger', hint: 'Settles in seconds.' },
      {
        value: 'Ethereum',
        label: 'Ethereum',
        hint: 'Settles in minutes.',
        disabled: true,
        badge: 'max wallets reached',
        reason: 'Your product takes three wallets on a chain. Remove one first.',
      },
    ],
  },
  longest: {
    value: 'a',
    options: [
      {
        value: 'a',
        label: 'A business that is registered under the law of another country',
        hint: 'A company or another organisation, whether it is listed or privately held, that receives the money in its own name and in an account of its own.',
      },
      { value: 'b', label: 'An individual', hint: 'A person.' },
    ],
  },
}

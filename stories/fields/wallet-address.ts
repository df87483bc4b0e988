import type { Description } from '../book/description.ts'
import { typing } from '../book/keys.ts'

const checked = { bankAccountValidation: true }

export const description: Description = {
  title: 'Wallet address',
  purpose:
    'An address on a chain; the chain says what it looks like, and it can be read in groups before it is sent.',
  use: ['For a wallet of the customer or of a receiver.'],
  avoid: [['The number an exchange gives its customers', 'Destination tag, beside the address']],
  words: ['An error names the chain: ‘The provided XRPL wallet address is invalid.’'],
  keyboard: typing,
  heard: 'The groups below the line are for the eye; the line itself is the answer.',
  do: [
    {
      says: 'Let the whole address be seen: money sent to a wrong one is gone.',
      shows: { value: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh' },
    },
  ],
  dont: [{ says: 'Shorten it in the middle while it is entered.' }],
  example: {
    field: { type: 'wallet-address', label: 'Wallet address', of: 'chain' },
    facts: { chain: 'XRPL', flags: checked },
  },
  filled: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh',
  wrong: { value: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
  longest: {
    value: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    facts: { chain: 'Ethereum', flags: checked },
  },
  refused: 'This address is on a list of sanctions. Nothing can be sent there.',
}

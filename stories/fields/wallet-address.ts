import type { Description } from '../book/description.ts'
import { typing } from '../book/keys.ts'

const checked = { bankAccountValidation: true }

export const description: Description = {
  title: 'Wallet address',
  purpose:
    'An address on a blockchain, checked by the rules of that chain. It is shown in groups for comparison.',
  use: ['For a wallet of the customer or of a beneficiary.'],
  avoid: [['The number that an exchange gives its customers', 'Destination tag, beside the address']],
  words: ['An error names the chain: ‘The provided XRPL wallet address is invalid.’'],
  keyboard: typing,
  heard: 'The field itself is the answer. The groups below it are only drawn.',
  do: [
    {
      says: 'Show the whole address: money sent to a wrong one is lost.',
      shows: { value: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh' },
    },
  ],
  dont: [{ says: 'Shorten the address in the field.' }],
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

import type { Description } from '../book/description.ts'
import { typing } from '../book/keys.ts'

export const description: Description = {
  title: 'Money',
  purpose: 'An amount whose currency is known already, without a quote.',
  use: ['For a limit, a fee or an amount that leaves an account, where no rate is involved.'],
  avoid: [
    ['Two currencies and a rate between them', 'Quote'],
    ['A count or a share', 'Number'],
  ],
  words: [
    'The label says whose money and when: ‘Amount to send’, not ‘Value’.',
    'The code of the currency stands after the number, in the field and in every sentence.',
    'An error names the bound with its currency: ‘Enter 10,000.00 USD or less.’',
  ],
  keyboard: typing,
  heard: 'The code of the currency belongs to the description of the field, so it is heard after the hint.',
  do: [{ says: 'Say what the amount is and where it leaves from.', shows: { value: '125000.5' } }],
  dont: [
    {
      says: 'Name the currency in the label: it stands in the field, and a person may have several.',
      shows: { field: { type: 'money', label: 'USD amount:', of: 'currency' } },
    },
  ],
  example: {
    field: { type: 'money', label: 'Amount', hint: 'What leaves your account.', of: 'currency' },
    facts: { currency: 'USD' },
  },
  filled: '125000.5',
  wrong: { value: '1,5,0' },
  longest: { value: '9007199254740993.25' },
  refused: 'This is more than is available: 84,210.00 USD.',
}

import type { Description } from '../book/description.ts'
import { typing } from '../book/keys.ts'

export const description: Description = {
  title: 'Money',
  purpose: 'An amount in a known currency, without a quote.',
  use: ['For a limit, a fee or an amount without currency conversion.'],
  avoid: [
    ['Two currencies with an exchange rate', 'Quote'],
    ['A count or a percentage', 'Number'],
  ],
  words: [
    'The label says what the amount is for: ‘Amount to send’, not ‘Value’.',
    'The currency code follows the number, in the field and in sentences.',
    'An error states the limit with its currency: ‘Enter 10,000.00 USD or less.’',
  ],
  keyboard: typing,
  heard: 'The currency code is read after the hint.',
  do: [{ says: 'Say what the amount is and which account it leaves.', shows: { value: '125000.5' } }],
  dont: [
    {
      says: 'Name the currency in the label: the field shows it, and a person may have several.',
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

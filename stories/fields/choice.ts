import type { Description } from '../book/description.ts'
import { listed } from '../book/keys.ts'

export const description: Description = {
  title: 'Choice',
  purpose: 'One of a few options that one word explains.',
  use: ['For about three to fifteen options that need no explanation.'],
  avoid: [
    ['Two to four options with a sentence each', 'Choice cards'],
    ['Records, or a list that is searched', 'Choice list'],
    ['Several options at once', 'Choices'],
    ['Only one answer is possible', 'no field: state it as a fact'],
  ],
  words: [
    'Options have the same form: all nouns or all verbs, without full stops.',
    'A disabled option says why, and what makes it available.',
  ],
  keyboard: listed,
  heard: 'Nothing is selected at first: the field reads ‘Choose one’, not the first option.',
  do: [{ says: 'Put the most common option first, or order by name.' }],
  dont: [
    {
      says: 'Ask for yes or no in a list. Use Consent, or rephrase the question.',
      shows: {
        field: { type: 'choice', label: 'Is it urgent?', options: 'offered' },
        options: [
          { value: 'y', label: 'Yes' },
          { value: 'n', label: 'No' },
        ],
      },
    },
  ],
  example: {
    field: { type: 'choice', label: 'Funds source', hint: 'How this payment is funded.', options: 'offered' },
    options: [
      { value: 'FUNDED', label: 'Prefunded' },
      { value: 'T_PLUS_ONE', label: 'Credit' },
    ],
  },
  filled: 'T_PLUS_ONE',
  disabled: {
    options: [
      { value: 'FUNDED', label: 'Prefunded' },
      {
        value: 'T_PLUS_ONE',
        label: 'Credit',
        disabled: true,
        badge: 'used up',
        reason: 'The credit line is used up. Pay in, or take less.',
      },
    ],
  },
  longest: {
    value: 'long',
    options: [
      {
        value: 'long',
        label:
          'Payment for professional, scientific and technical services rendered by a company in another country under a framework agreement',
      },
    ],
  },
}

import type { Description } from '../book/description.ts'
import { listed } from '../book/keys.ts'

export const description: Description = {
  title: 'Choice',
  purpose: 'One of a few that a word explains.',
  use: ['For three to some fifteen answers that need no sentence each.'],
  avoid: [
    ['Two to four ways to go on that need a sentence', 'Choice cards'],
    ['Records, or a list that is searched', 'Choice list'],
    ['Several answers at once', 'Choices'],
    ['Only one answer is possible', 'no field: say it as a fact'],
  ],
  words: [
    'Options are written alike: all nouns, or all verbs, without full stops.',
    'A closed option says why, and what opens it.',
  ],
  keyboard: listed,
  heard: 'Nothing is chosen before the person chooses: ‘Choose one’ is heard, not the first option.',
  do: [{ says: 'Order options as people think of them: the usual one first, or by name.' }],
  dont: [
    {
      says: 'Ask for yes or no in a list; take Consent, or ask the question the other way round.',
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

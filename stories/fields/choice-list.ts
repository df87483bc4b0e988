import { records } from '../widgets/records.ts'
import type { Description } from '../book/description.ts'
import { radios } from '../book/keys.ts'

export const description: Description = {
  title: 'Choice list',
  purpose: 'One of many records, such as beneficiaries; a search stands above it from nine on.',
  use: ['For what the customer has made before: beneficiaries, accounts, wallets.'],
  avoid: [
    ['Fixed answers that a word explains', 'Choice'],
    ['Two to four ways to go on', 'Choice cards'],
  ],
  words: [
    'A record is called by its name; what tells it from others stands beside it.',
    'An empty list says what will be here and offers to add the first.',
  ],
  keyboard: [...radios, ['Letters', 'Find in the search above the list.']],
  heard: 'How many match is heard after a rest; what was chosen stays chosen, and is said.',
  do: [{ says: 'Show what tells records of the same name apart.', shows: { options: records(3) } }],
  dont: [
    {
      says: 'Show records by their identifiers.',
      shows: {
        options: [
          { value: 'a', label: '123e4567-e89b-12d3' },
          { value: 'b', label: '223e4567-e89b-12d3' },
        ],
      },
    },
  ],
  example: { field: { type: 'choice-list', label: 'Beneficiary', options: 'offered' }, options: records(3) },
  filled: 'identity-2',
  disabled: {
    options: [
      ...records(1),
      { value: 'b', label: 'Harbour Instruments', also: ['B2C'], disabled: true, badge: 'Under review' },
    ],
  },
  longest: {
    value: 'a',
    options: [
      {
        value: 'a',
        label: 'Gesellschaft für internationale Zusammenarbeit und grenzüberschreitende Zahlungsdienste',
        also: ['B2B', 'Germany', 'EUR', 'DE89…3000', '2026-01-05T12:00:00Z'],
      },
      ...records(1),
    ],
  },
  refused: 'This beneficiary was removed meanwhile. Choose another one.',
}

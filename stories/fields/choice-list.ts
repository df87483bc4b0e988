import { records } from '../widgets/records.ts'
import type { Description } from '../book/description.ts'
import { radios } from '../book/keys.ts'

export const description: Description = {
  title: 'Choice list',
  purpose: 'One of many records, such as beneficiaries. A list of nine or more has a search field.',
  use: ['For records of the customer: beneficiaries, accounts, wallets.'],
  avoid: [
    ['Fixed options that one word explains', 'Choice'],
    ['Two to four options with a sentence each', 'Choice cards'],
  ],
  words: [
    'A record has its name, and beside it what distinguishes it from others.',
    'An empty list says what will be here and offers to add the first record.',
  ],
  keyboard: [...radios, ['Letters', 'Searches in the field above the list.']],
  heard: 'The number of matches is announced when typing pauses. The selection stays, and is read.',
  do: [{ says: 'Show what distinguishes records of the same name.', shows: { options: records(3) } }],
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

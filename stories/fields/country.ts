import type { Description } from '../book/description.ts'
import { combobox } from '../book/keys.ts'

export const description: Description = {
  title: 'Country',
  purpose: 'A country, searched by name or code. Only the listed countries can be selected.',
  use: ['For a destination, a place of residence or of registration.'],
  avoid: [
    ['Up to four countries with different conditions', 'Choice cards'],
    ['The IBAN already contains the country', 'no field'],
  ],
  words: ['The hint says what the country is for: ‘Where the money arrives.’'],
  keyboard: combobox,
  heard: 'The name and the code are read. The flag is decoration and is not.',
  do: [
    {
      says: 'List only countries that can be paid to. Leave out those that are closed for now.',
      shows: { value: 'MX' },
    },
  ],
  example: {
    field: { type: 'country', label: 'Country', hint: 'Where the money arrives.', options: 'offered' },
    options: [
      { value: 'DE', label: 'Germany' },
      { value: 'MX', label: 'Mexico' },
      { value: 'NL', label: 'Netherlands' },
      { value: 'GB', label: 'United Kingdom of Great Britain and Northern Ireland' },
    ],
  },
  filled: 'MX',
  longest: { value: 'GB' },
  refused: 'Payments to this country are closed for now. Choose another one.',
}

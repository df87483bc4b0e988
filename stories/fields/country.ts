import type { Description } from '../book/description.ts'
import { combobox } from '../book/keys.ts'

export const description: Description = {
  title: 'Country',
  purpose: 'A country, found by its name or its code. Only those that are offered can be chosen.',
  use: ['For a destination, a place of residence or of registration.'],
  avoid: [
    ['Up to four countries, each with conditions of its own', 'Choice cards'],
    ['A country that follows from the account', 'no field: it is read from the IBAN'],
  ],
  words: ['The label says what happens there: ‘Where the money arrives’ is a good hint.'],
  keyboard: combobox,
  heard: 'The flag is decoration and is not heard; the name and the code are.',
  do: [
    { says: 'Offer only what can be paid to; what is closed for now stays away.', shows: { value: 'MX' } },
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

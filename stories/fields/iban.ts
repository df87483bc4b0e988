import type { Description } from '../book/description.ts'
import { typing } from '../book/keys.ts'

export const description: Description = {
  title: 'IBAN',
  purpose:
    'A bank account in a country with IBANs. It is shown in groups of four and checked when the person leaves the field.',
  use: ['For every destination with IBANs. The IBAN contains the bank and its country.'],
  avoid: [
    ['Mexico', 'CLABE'],
    ['The United States', 'Account number and Routing number'],
  ],
  words: ['The label is ‘IBAN’, as on invoices. Few people know the long form.'],
  keyboard: typing,
  heard: 'Spaces between the groups are not part of the answer.',
  do: [
    {
      says: 'Accept pasted text with spaces and small letters.',
      shows: { value: 'de89 3704 0044 0532 0130 00' },
    },
  ],
  example: {
    field: { type: 'iban', label: 'IBAN', hint: 'Starts with two letters for the country.' },
    facts: { flags: { bankAccountValidation: true } },
  },
  filled: 'DE89370400440532013000',
  wrong: { value: 'DE89370400440532013001' },
  longest: { value: 'MT84MALT011000012345MTLCAST001S' },
  refused: 'The IBAN you entered is invalid. Please verify and try again.',
}

import type { Description } from '../book/description.ts'
import { typing } from '../book/keys.ts'

export const description: Description = {
  title: 'IBAN',
  purpose:
    'An account of a country that has IBANs. It is read in groups of four and checked when it is left.',
  use: ['Wherever the destination has IBANs; the bank and its country are read from it.'],
  avoid: [
    ['Mexico', 'CLABE'],
    ['The United States', 'Account number and Routing number'],
  ],
  words: ['Call it IBAN, as the invoice does; nobody knows it as an international bank account number.'],
  keyboard: typing,
  heard: 'Spaces between the groups are not part of the answer.',
  do: [
    {
      says: 'Take it as it was pasted, spaces and small letters included.',
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

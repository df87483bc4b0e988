import type { Description } from '../book/description.ts'
import { typing } from '../book/keys.ts'

export const description: Description = {
  title: 'Account number',
  purpose: 'A bank account that is known by its digits alone; leading zeros stay.',
  use: ['Where the country has no checked format.'],
  avoid: [
    ['A country with IBANs', 'IBAN'],
    ['Mexico', 'CLABE'],
  ],
  words: ['‘Account number’ alone: whose it is says the heading.'],
  keyboard: typing,
  heard: 'It is a line of text, so that it is not read as one large number.',
  do: [{ says: 'Keep leading zeros.', shows: { value: '000123456789' } }],
  example: { field: { type: 'account-number', label: 'Account number' } },
  filled: '000123456789',
  wrong: { value: '12a' },
  longest: { value: '123456789012345678901' },
  refused: 'The bank does not know this account.',
}

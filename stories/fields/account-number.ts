import type { Description } from '../book/description.ts'
import { typing } from '../book/keys.ts'

export const description: Description = {
  title: 'Account number',
  purpose: 'A bank account number made of digits only. Leading zeros are kept.',
  use: ['For countries without a format that can be checked.'],
  avoid: [
    ['A country with IBANs', 'IBAN'],
    ['Mexico', 'CLABE'],
  ],
  words: ['The label is ‘Account number’. The heading says whose account it is.'],
  keyboard: typing,
  heard: 'The field is a text field, so the digits are not read as one large number.',
  do: [{ says: 'Keep leading zeros.', shows: { value: '000123456789' } }],
  example: { field: { type: 'account-number', label: 'Account number' } },
  filled: '000123456789',
  wrong: { value: '12a' },
  longest: { value: '123456789012345678901' },
  refused: 'The bank does not know this account.',
}

import type { Description } from '../book/description.ts'
import { typing } from '../book/keys.ts'

export const description: Description = {
  title: 'CLABE',
  purpose: 'A Mexican bank account: eighteen digits in groups, with a check digit.',
  use: ['For every account in Mexico.'],
  avoid: [['Another country', 'IBAN, or Account number']],
  words: ['The name is the same in every language. The hint gives the number of digits.'],
  keyboard: typing,
  heard: 'The spaces between groups are not part of the answer.',
  do: [{ says: 'State the number of digits, since most people copy them from paper.' }],
  example: {
    field: { type: 'clabe', label: 'CLABE', hint: 'The 18 digits of a Mexican account.' },
    facts: { flags: { bankAccountValidation: true } },
  },
  filled: '032180000118359719',
  wrong: { value: '032180000118359718' },
  refused: 'The bank does not know this account.',
}

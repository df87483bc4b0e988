import type { Description } from '../book/description.ts'
import { typing } from '../book/keys.ts'

export const description: Description = {
  title: 'CLABE',
  purpose: 'A Mexican account. Eighteen digits, read in groups, with a check digit.',
  use: ['For every account in Mexico.'],
  avoid: [['Another country', 'IBAN, or Account number']],
  words: ['The name stays in every language; the hint says how many digits.'],
  keyboard: typing,
  heard: 'The groups are spaces of the line, and no part of the answer.',
  do: [{ says: 'Say how many digits there are, since most people have it on paper.' }],
  example: {
    field: { type: 'clabe', label: 'CLABE', hint: 'The 18 digits of a Mexican account.' },
    facts: { flags: { bankAccountValidation: true } },
  },
  filled: '032180000118359719',
  wrong: { value: '032180000118359718' },
  refused: 'The bank does not know this account.',
}

import type { Description } from '../book/description.ts'
import { typing } from '../book/keys.ts'

export const description: Description = {
  title: 'BIC',
  purpose: 'The bank of an account, if the destination requires it. Eight or eleven characters, in capitals.',
  use: ['For destinations where the account number does not name the bank.'],
  avoid: [['The account has an IBAN', 'no field']],
  words: ['Banks write BIC or SWIFT. The label says BIC; the hint may say both.'],
  keyboard: typing,
  heard: 'Letters become capitals while the person types, without an announcement.',
  do: [{ says: 'Give an example of each length.' }],
  example: { field: { type: 'bic', label: 'BIC', hint: '8 or 11 characters, for example DEUTDEFF.' } },
  filled: 'DEUTDEFF500',
  wrong: { value: 'DEUTDE' },
  refused: 'There is no bank with this BIC.',
}

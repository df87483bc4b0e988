import type { Description } from '../book/description.ts'
import { typing } from '../book/keys.ts'

export const description: Description = {
  title: 'BIC',
  purpose:
    'The bank behind an account, where the destination asks for it. Eight or eleven characters, in capitals.',
  use: ['Where the destination cannot read the bank from the account.'],
  avoid: [['The bank follows from an IBAN', 'no field']],
  words: ['Banks write BIC or SWIFT; the label says BIC, the hint may say both.'],
  keyboard: typing,
  heard: 'Capitals are made while it is typed, and are not announced.',
  do: [{ says: 'Give an example of each length.' }],
  example: { field: { type: 'bic', label: 'BIC', hint: '8 or 11 characters, for example DEUTDEFF.' } },
  filled: 'DEUTDEFF500',
  wrong: { value: 'DEUTDE' },
  refused: 'There is no bank with this BIC.',
}

import type { Description } from '../book/description.ts'
import { typing } from '../book/keys.ts'

export const description: Description = {
  title: 'Routing number',
  purpose: 'A bank of the United States. Nine digits with a check digit.',
  use: ['Beside an account number in the United States.'],
  avoid: [['A bank of another country', 'BIC']],
  words: ['The hint says where it is found: at the bottom left of a check.'],
  keyboard: typing,
  heard: 'Digits only; what is typed besides is left out, and nothing is said of it.',
  do: [{ says: 'Say where it is found.' }],
  example: {
    field: {
      type: 'routing-number',
      label: 'Routing number',
      hint: '9 digits, at the bottom left of a check.',
    },
  },
  filled: '021000021',
  wrong: { value: '021000022' },
  refused: 'This bank takes no payments of this kind.',
}

import type { Description } from '../book/description.ts'
import { typing } from '../book/keys.ts'

export const description: Description = {
  title: 'Routing number',
  purpose: 'A bank in the United States: nine digits with a check digit.',
  use: ['Beside a US account number.'],
  avoid: [['A bank in another country', 'BIC']],
  words: ['The hint says where to find it: at the bottom left of a check.'],
  keyboard: typing,
  heard: 'The field takes digits only. Other characters are dropped without an announcement.',
  do: [{ says: 'Say where to find the number.' }],
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

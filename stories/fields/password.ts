import type { Description } from '../book/description.ts'
import { typing } from '../book/keys.ts'

export const description: Description = {
  title: 'Password',
  purpose: 'A secret that the person chooses. It is hidden until shown, and never part of a draft.',
  use: ['For the secret of a new account or credential.'],
  avoid: [['A code that was sent', 'Text, which can be read while it is typed']],
  words: ['The hint says what makes a good password, not which characters it needs.'],
  keyboard: [...typing, ['Tab', 'Moves to the button that shows it.']],
  heard: 'The button says whether the password is visible.',
  do: [{ says: 'Allow pasting and showing.' }],
  example: { field: { type: 'password', label: 'Password' } },
  filled: 'four words in a row',
  refused: 'This password was found in a leak. Choose another one.',
}

import type { Description } from '../book/description.ts'
import { typing } from '../book/keys.ts'

export const description: Description = {
  title: 'Password',
  purpose: 'A secret a person makes up. It is hidden until asked for, and kept in no draft.',
  use: ['Where a secret is made: of an account, of a credential.'],
  avoid: [['A code that was sent', 'Text, which can be read while it is typed']],
  words: ['The hint says what makes it good, not a list of signs it must have.'],
  keyboard: [...typing, ['Tab', 'Comes to the button that shows it.']],
  heard: 'Whether it is shown is heard with the button.',
  do: [{ says: 'Let it be pasted and shown.' }],
  example: { field: { type: 'password', label: 'Password' } },
  filled: 'four words in a row',
  refused: 'This password was found in a leak. Choose another one.',
}

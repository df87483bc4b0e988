import { expect, it } from 'vitest'
import { isGuessable } from './guessable-password.ts'

const WORDS = ['alba.reyes@harbor.example', 'Harbor Tea Traders']

it.each([
  'aaaaaaaaaaaaaaaa',
  'abababababababab',
  'abcdefghijklmnop',
  '9876543210987654',
  'qwertyuiopasdfghjkl',
  'PasswordPassword1',
  'Contraseña-2026!',
  'HarborTeaTraders1',
  'alba.reyes.harbor',
  'Welcome2Harbor2026',
])("'%s' is tried first (TRU-217)", (password) => {
  expect(isGuessable(password, WORDS)).toBe(true)
})

it.each([
  'correct horse battery staple',
  'the harbor was full of gulls',
  'tX9#kQ2!vB7$mZ4',
  'мой дядя самых честных правил',
])("'%s' is not (TRU-217)", (password) => {
  expect(isGuessable(password, WORDS)).toBe(false)
})

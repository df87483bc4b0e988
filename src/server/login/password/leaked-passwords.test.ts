import { expect, it } from 'vitest'
import { isGuessable } from '#values/guessable-password.ts'
import { leakedPasswords } from './leaked-passwords.ts'

it.each([
  'polniypizdec0211',
  'dragonbaseball',
  'Sunshine-Princess-12',
  'q1w2e3r4t5y6!!!!!',
  'M1chael.Superman.1',
])("'%s' leaked, or is little more than what leaked (TRU-313)", (password) => {
  expect(isGuessable(password, [], leakedPasswords)).toBe(true)
})

it.each([
  'correct horse battery staple',
  'the harbor was full of gulls',
  'tX9#kQ2!vB7$mZ4',
  'monkey tractor window',
])("'%s' is no more than a phrase or chance, and may be chosen (TRU-313)", (password) => {
  expect(isGuessable(password, [], leakedPasswords)).toBe(false)
})

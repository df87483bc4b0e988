import { dictionary } from '@zxcvbn-ts/language-common'
import { foldedPasswords } from '#values/guessable-password.ts'

/**
 * The 49,000 most frequent leaked passwords, folded for comparison. They come with the package, so that no
 * password is sent elsewhere for a lookup (TRU-313).
 */
export const leakedPasswords = foldedPasswords(dictionary['passwords-common'])

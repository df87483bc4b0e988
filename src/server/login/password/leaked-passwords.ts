import { dictionary } from '@zxcvbn-ts/language-common'
import { foldedPasswords } from '#values/guessable-password.ts'

/**
 * The 49,000 passwords that stand most often in lists of leaked ones, as they are compared. They come with the package, so
 * that no password leaves the server to be looked up (TRU-313).
 */
export const leakedPasswords = foldedPasswords(dictionary['passwords-common'])

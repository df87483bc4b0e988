/** Consequence of a failed token request. */
export type TokenConsequence = 'logout' | 'toast'

/** Words of a failure that cannot be mended by asking again, in the specification's order (AUTH-020 to AUTH-023, AUTH-025, OPEN-90). */
const endings: readonly RegExp[] = [
  /time[d]?[\s_-]?out/i,
  /(unknown|invalid)[\s_-]+(or[\s_-]+invalid[\s_-]+)?refresh[\s_-]?token/i,
  /missing[\s_-]+refresh[\s_-]?token/i,
  /failed[\s_-]+(to[\s_-]+)?fetch|fetch[\s_-]+failed|network[\s_-]?error/i,
  /login[\s_-]?required/i,
]

/** Tells whether a token failure ends the session or shows a toast. */
export function consequenceOf(message: string): TokenConsequence {
  return endings.some((pattern) => pattern.test(message)) ? 'logout' : 'toast'
}

import { sql, type RawBuilder } from 'kysely'
import { BETWEEN_WORDS, PLAIN_LETTERS, searchedWords, UNSEARCHED } from '#values/search.ts'

// Capital letters beyond ASCII, which a database with locale C cannot fold.
const CAPITALS = Array.from({ length: 0x50f }, (_, place) => String.fromCharCode(0x80 + place)).filter(
  (letter) =>
    letter.normalize('NFKD') === letter &&
    letter.toLowerCase() !== letter &&
    letter.toLowerCase().length === 1,
)
const SMALL = CAPITALS.map((letter) => letter.toLowerCase())

/** Returns the SQL that folds a text as `foldText` of `#values/search.ts` does. */
export const foldedText = (text: RawBuilder<unknown>): RawBuilder<string> => {
  const bare = sql`regexp_replace(lower(translate(regexp_replace(normalize(${text}, NFKD), ${`[${UNSEARCHED}]`}, '', 'g'), ${CAPITALS.join('')}, ${SMALL.join('')})), ${`[${UNSEARCHED}]`}, '', 'g')`
  const plain = Object.entries(PLAIN_LETTERS).reduce(
    (letters, [letter, written]) => sql`replace(${letters}, ${letter}, ${written})`,
    bare,
  )
  return sql<string>`regexp_replace(${plain}, ${`[${BETWEEN_WORDS}]+`}, ' ', 'g')`
}

/**
 * Returns the condition that a text contains every typed word, as the portal's searches do; true without
 * words.
 */
export const matchesWords = (typed: string, text: RawBuilder<unknown>): RawBuilder<boolean> => {
  const folded = foldedText(text)
  const words = searchedWords(typed).map((word) => sql`strpos(${folded}, ${word}) > 0`)
  return sql<boolean>`(${sql.join([sql`true`, ...words], sql` and `)})`
}

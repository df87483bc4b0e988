import { sql, type RawBuilder } from 'kysely'
import { BETWEEN_WORDS, PLAIN_LETTERS, searchedWords, UNSEARCHED } from '#values/search.ts'

// A database of the locale C knows the capitals of ASCII alone.
const CAPITALS = Array.from({ length: 0x50f }, (_, place) => String.fromCharCode(0x80 + place)).filter(
  (letter) =>
    letter.normalize('NFKD') === letter &&
    letter.toLowerCase() !== letter &&
    letter.toLowerCase().length === 1,
)
const SMALL = CAPITALS.map((letter) => letter.toLowerCase())

/** A text of the database as `foldText` of `#values/search.ts` folds it. */
export const foldedText = (text: RawBuilder<unknown>): RawBuilder<string> => {
  const bare = sql`regexp_replace(lower(translate(regexp_replace(normalize(${text}, NFKD), ${`[${UNSEARCHED}]`}, '', 'g'), ${CAPITALS.join('')}, ${SMALL.join('')})), ${`[${UNSEARCHED}]`}, '', 'g')`
  const plain = Object.entries(PLAIN_LETTERS).reduce(
    (letters, [letter, written]) => sql`replace(${letters}, ${letter}, ${written})`,
    bare,
  )
  return sql<string>`regexp_replace(${plain}, ${`[${BETWEEN_WORDS}]+`}, ' ', 'g')`
}

/** True where every typed word occurs in a text, as in the searches of the screen; nothing typed fits all. */
export const matchesWords = (typed: string, text: RawBuilder<unknown>): RawBuilder<boolean> => {
  const folded = foldedText(text)
  const words = searchedWords(typed).map((word) => sql`strpos(${folded}, ${word}) > 0`)
  return sql<boolean>`(${sql.join([sql`true`, ...words], sql` and `)})`
}

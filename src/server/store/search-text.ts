import { sql, type RawBuilder } from 'kysely'
import { BETWEEN_WORDS, PLAIN_LETTERS, searchedWords, TWO_LETTERS, UNSEARCHED } from '#values/search.ts'

const PLACES = [...Array.from({ length: 0x50f }, (_, place) => 0x80 + place), 0x1e9e]
// Capital letters beyond ASCII, which a database with locale C cannot fold.
const CAPITALS = PLACES.map((place) => String.fromCharCode(place)).filter(
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

const LETTERS_WITH_TWO = Object.entries(TWO_LETTERS).flatMap(([letter, two]) => [
  [letter, two] as const,
  [letter.toUpperCase(), two] as const,
])

/** Returns the SQL of the second spelling of a text, as in `foldSpellings`; empty where it has only one. */
const spelledOut = (text: RawBuilder<unknown>): RawBuilder<string> => {
  const composed = sql`normalize(${text}, NFC)`
  const spelled = LETTERS_WITH_TWO.reduce(
    (letters, [letter, two]) => sql`replace(${letters}, ${letter}, ${two})`,
    composed,
  )
  const hasTwo = sql`${composed} ~ ${`[${LETTERS_WITH_TWO.map(([letter]) => letter).join('')}]`}`
  return sql<string>`case when ${hasTwo} then ' ' || ${foldedText(spelled)} else '' end`
}

/**
 * Returns the condition that a text contains every typed word, as the portal's searches do; true without
 * words.
 */
export const matchesWords = (typed: string, text: RawBuilder<unknown>): RawBuilder<boolean> => {
  const folded = sql`(${foldedText(text)} || ${spelledOut(text)})`
  const words = searchedWords(typed).map((spellings) => hasOneOf(folded, spellings))
  return sql<boolean>`(${sql.join([sql`true`, ...words], sql` and `)})`
}

/** Returns the condition that a text begins with the first typed word; true without words. */
export const beginsWithWord = (typed: string, text: RawBuilder<unknown>): RawBuilder<boolean> => {
  const [first = ['']] = searchedWords(typed)
  const begins = [foldedText(text), sql`ltrim(${spelledOut(text)})`].flatMap((folded) =>
    first.map((spelling) => sql`starts_with(${folded}, ${spelling})`),
  )
  return sql<boolean>`(${sql.join(begins, sql` or `)})`
}

const hasOneOf = (folded: RawBuilder<unknown>, spellings: readonly string[]) =>
  sql`(${sql.join(
    spellings.map((spelling) => sql`strpos(${folded}, ${spelling}) > 0`),
    sql` or `,
  )})`

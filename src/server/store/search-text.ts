import { sql, type RawBuilder } from 'kysely'
import {
  BETWEEN_GROUPS,
  BETWEEN_WORDS,
  PLAIN_LETTERS,
  searchedParts,
  TWO_LETTERS,
  UNSEARCHED,
  type SearchedPart,
} from '#values/search.ts'

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

/** Returns the SQL of a folded text as `separateGroups` of `#values/search.ts` makes it. */
const separated = (folded: RawBuilder<unknown>) =>
  sql`regexp_replace(${folded}, ${`[${BETWEEN_GROUPS}]+`}, ' ', 'g')`

/**
 * Returns the condition that a text contains every typed part, as the portal's searches do; true without
 * parts.
 */
export const matchesWords = (typed: string, text: RawBuilder<unknown>): RawBuilder<boolean> => {
  const folded = sql`(${foldedText(text)} || ${spelledOut(text)})`
  const parts = searchedParts(typed).map((part) => hasPart(folded, part))
  return sql<boolean>`(${sql.join([sql`true`, ...parts], sql` and `)})`
}

/** Returns the condition that a text begins with the first typed part; true without parts. */
export const beginsWithWord = (typed: string, text: RawBuilder<unknown>): RawBuilder<boolean> => {
  const [{ spellings, isPhrase } = { spellings: [''], isPhrase: false }] = searchedParts(typed)
  const begins = [foldedText(text), sql`ltrim(${spelledOut(text)})`].flatMap((folded) =>
    spellings.map(
      (spelling) => sql`starts_with(${isPhrase ? sql`ltrim(${separated(folded)})` : folded}, ${spelling})`,
    ),
  )
  return sql<boolean>`(${sql.join(begins, sql` or `)})`
}

/** Returns the condition that a folded text contains a part of a search, as `hasPart` of `#values/search.ts`. */
const hasPart = (folded: RawBuilder<unknown>, { spellings, isPhrase }: SearchedPart) => {
  const searched = isPhrase ? sql`(' ' || ${separated(folded)})` : folded
  const isThere = spellings.map(
    (spelling) => sql`strpos(${searched}, ${isPhrase ? ` ${spelling}` : spelling}) > 0`,
  )
  return sql`(${sql.join(isThere, sql` or `)})`
}

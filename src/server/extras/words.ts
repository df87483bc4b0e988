import { sql, type RawBuilder } from 'kysely'
import { allOf } from '../app/list/listed-rows.ts'
import type { Extra } from '#definition/generated/wire-entities.ts'
import { foldSpellings, searchedWords } from '#values/search.ts'
import { textRange } from '../store/text-range.ts'
import type { Tenant, Trx } from '../store/tenant.ts'

const BESIDE_LETTERS = /[^\p{L}\p{N}]+/u

/** Returns the search words of answers, each with and without the punctuation around it. */
export const wordsIn = (extras: readonly Pick<Extra, 'shown'>[]): readonly string[] => {
  const written = extras.flatMap(({ shown }) => foldSpellings(shown).flatMap((text) => text.split(' ')))
  const words = written.flatMap((word) => [word, ...word.split(BESIDE_LETTERS)])
  return [...new Set(words.filter(Boolean))]
}

/** Stores the search words of a payment's answers. */
export const writeExtraWords = async (
  trx: Trx,
  { orgId, environment }: Pick<Tenant, 'orgId' | 'environment'>,
  paymentId: string,
  extras: readonly Extra[],
): Promise<void> => {
  const words = wordsIn(extras)
  if (words.length === 0) return
  const place = { org_id: orgId, environment, payment_id: paymentId }
  await trx
    .insertInto('payment_extra_words')
    .values(words.map((word) => ({ ...place, word })))
    .execute()
}

/** Returns IDs of payments whose answers contain words beginning with every typed word, at most `most`. */
export const findByExtras = async (trx: Trx, typed: string, most: number): Promise<string[]> => {
  const [first, ...others] = searchedWords(typed).map((spellings) => spellings.map(textRange))
  if (!first) return []
  const beginsWith = (column: RawBuilder<unknown>, ranges: typeof first) =>
    sql`(${sql.join(
      ranges.map(([least, beyond]) => sql`(${column} >= ${least} and ${column} < ${beyond})`),
      sql` or `,
    )})`
  const { rows } = await sql<{ id: string }>`select distinct payment_id as id from payment_extra_words w
    where ${beginsWith(sql`word`, first)}
      and ${allOf(
        ...others.map(
          (ranges) => sql`exists (select 1 from payment_extra_words o where o.org_id = w.org_id
            and o.environment = w.environment and o.payment_id = w.payment_id and ${beginsWith(sql`o.word`, ranges)})`,
        ),
      )}
    order by 1 limit ${most}`.execute(trx)
  return rows.map(({ id }) => id)
}

import { sql } from 'kysely'
import { isCalledOrPaidAt } from '../identities/search-condition.ts'
import { beginsWithWord, matchesWords } from '../store/search-text.ts'
import type { Trx } from '../store/tenant.ts'
import { idRange } from '../store/text-range.ts'

/** Finds beneficiaries by name, account or answers, those whose nickname begins with the text first; or by ID. */
export const findPeople = (trx: Trx, typed: string, most: number) => {
  const ids = idRange(typed)
  return trx
    .selectFrom('identities')
    .select(['id', 'nick_name', 'country', 'currency'])
    .where('identity_type', '=', 'BENEFICIARY')
    .where('archived_at', 'is', null)
    .where((is) =>
      is.or([
        is.and([isCalledOrPaidAt(typed), is('nick_name', '<>', '')]),
        matchesWords(
          typed,
          sql`(select string_agg(answer ->> 'shown', ' ') from jsonb_array_elements(extras) answer)`,
        ),
        ...(ids ? [is.and([is('id', '>=', ids[0]), is('id', '<=', ids[1])])] : []),
      ]),
    )
    .orderBy(sql`not ${beginsWithWord(typed, sql`nick_name`)}`)
    .orderBy('nick_name')
    .orderBy('id')
    .limit(most)
    .execute()
}

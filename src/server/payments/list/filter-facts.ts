import { sql } from 'kysely'
import { normaliseLine } from '#values/normal-text.ts'
import { idRange, referenceRanges } from '../../store/text-range.ts'
import { matchesWords } from '../../store/search-text.ts'
import type { Trx } from '../../store/tenant.ts'
import type { FilterFacts } from './conditions.ts'
import type { Filters } from './payments-query.ts'

const named = async (trx: Trx, part: string): Promise<string[]> => {
  const found = await trx
    .selectFrom('identities')
    .select('id')
    .where(matchesWords(part, sql`nick_name`))
    .execute()
  return found.map(({ id }) => id)
}

/**
 * Returns the facts of a search: beneficiaries, IDs and references that match, compared as in
 * `search/payments.ts`.
 */
const foundBy = async (trx: Trx, search: string): Promise<FilterFacts['found']> => {
  const typed = normaliseLine(search).trim().toLowerCase()
  if (typed === '') return undefined
  return { beneficiaries: await named(trx, typed), ids: idRange(typed), keys: referenceRanges(typed) }
}

/** Reads the facts filters need; nicknames are resolved to identities first, which are few. */
export const readFilterFacts = async (
  trx: Trx,
  filters: Filters,
  isAuthorizationOn: boolean,
): Promise<FilterFacts> => ({
  isAuthorizationOn,
  ...(filters.search === undefined ? {} : { found: await foundBy(trx, filters.search) }),
  ...(filters.beneficiary_nickname === undefined
    ? {}
    : { beneficiaries: await named(trx, filters.beneficiary_nickname) }),
})

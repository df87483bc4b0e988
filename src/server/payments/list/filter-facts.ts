import { sql } from 'kysely'
import { matchesWords } from '../../store/search-text.ts'
import type { Trx } from '../../store/tenant.ts'
import type { FilterFacts } from './filter.ts'
import type { Filters } from './payments-query.ts'

const named = async (trx: Trx, part: string): Promise<string[]> => {
  const found = await trx
    .selectFrom('identities')
    .select('id')
    .where(matchesWords(part, sql`nick_name`))
    .execute()
  return found.map(({ id }) => id)
}

/** Identities are few beside payments: a nickname is looked up among them first. */
export const readFilterFacts = async (
  trx: Trx,
  filters: Filters,
  isAuthorizationOn: boolean,
): Promise<FilterFacts> => ({
  isAuthorizationOn,
  ...(filters.beneficiary_nickname === undefined
    ? {}
    : { beneficiaries: await named(trx, filters.beneficiary_nickname) }),
})

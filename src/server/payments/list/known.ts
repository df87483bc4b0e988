import { sql } from 'kysely'
import { matchesWords } from '../../store/search-text.ts'
import type { Trx } from '../../store/tenant.ts'
import type { Known } from './narrow.ts'
import type { Filters } from './wanted.ts'

const named = async (trx: Trx, part: string): Promise<string[]> => {
  const found = await trx
    .selectFrom('identities')
    .select('id')
    .where(matchesWords(part, sql`nick_name`))
    .execute()
  return found.map(({ id }) => id)
}

/** Identities are few beside payments: a nickname is looked up among them first. */
export const knownFor = async (trx: Trx, filters: Filters, isAuthorizationOn: boolean): Promise<Known> => ({
  isAuthorizationOn,
  ...(filters.beneficiary_nickname === undefined
    ? {}
    : { beneficiaries: await named(trx, filters.beneficiary_nickname) }),
})

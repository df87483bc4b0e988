import { sql } from 'kysely'
import { checkUuid } from '#values/uuid.ts'
import { refused } from '../app/refused.ts'
import type { Trx } from '../store/tenant.ts'
import type { IdentityRow } from './answer.ts'
import type { InstrumentRow } from './instrument.ts'

/**
 * Returns an identity; a deleted one is refused with a sentence, one of another organisation is not found.
 */
export const findIdentity = async (trx: Trx, id = '') => {
  if (checkUuid(id)) return refused('not-found')
  const row = await trx.selectFrom('identities').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return refused('not-found')
  return row.archived_at ? refused('identity-deleted') : row
}

/** Returns the accounts of an identity, in the order they were added. */
export const instrumentsOf = (trx: Trx, id: string): Promise<InstrumentRow[]> =>
  trx
    .selectFrom('financial_instruments')
    .selectAll()
    .where('identity_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** Returns an identity as of a moment, so that a payment keeps showing its original parties (IDN-004). */
export const identityAt = async (trx: Trx, id: string | null, at: Date): Promise<IdentityRow | undefined> => {
  if (id === null) return undefined
  const now = await trx.selectFrom('identities').selectAll().where('id', '=', id).executeTakeFirst()
  const then = await trx
    .selectFrom('identity_versions')
    .select(['nick_name', 'internal_id', 'requirements', 'version'])
    .where('identity_id', '=', id)
    .where('replaced_at', '>', at)
    .orderBy('version')
    .limit(1)
    .executeTakeFirst()
  return now && { ...now, ...then }
}

/**
 * Keeps the parties of a payment as they are until it is stored: its payout is ordered from them (TRU-767, TRU-813).
 */
export const keepParties = (trx: Trx, ...ids: readonly (string | null | undefined)[]): Promise<unknown> =>
  sql`select 1 from identities where id = any(${ids.filter(Boolean)}::uuid[]) order by id for share`.execute(
    trx,
  )

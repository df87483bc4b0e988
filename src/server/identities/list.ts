import { sql } from 'kysely'
import type { Trx } from '../store/tenant.ts'
import { toIdentity, type IdentityRow } from './answer.ts'

interface Place {
  at: string
  id: string
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const MOMENT = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/

const writeKey = (place: Place): string => Buffer.from(`${place.at}|${place.id}`).toString('base64url')

/** The place a key names; nothing for a key nobody of ours wrote. */
export const readKey = (key: string): Place | undefined => {
  const [at = '', id = ''] = Buffer.from(key, 'base64url').toString('utf8').split('|')
  return MOMENT.test(at) && UUID.test(id) ? { at, id } : undefined
}

/** A page of identities, newest first, and the key of the next one (API-112, IDN-061). */
export const listIdentities = async (
  trx: Trx,
  role: 'BENEFICIARY' | 'ORIGINATOR',
  size: number,
  after: Place | undefined,
) => {
  let query = trx
    .selectFrom('identities')
    .selectAll()
    .select(
      sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') || '+00'`.as('place'),
    )
    .where('identity_type', '=', role)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1)
  if (after)
    query = query.where(sql<boolean>`(created_at, id) < (${after.at}::timestamptz, ${after.id}::uuid)`)
  const rows = await query.execute()
  const page = rows.slice(0, size)
  const last = page.at(-1)
  const next = rows.length > size && last ? { paginationKey: writeKey({ at: last.place, id: last.id }) } : {}
  return { identities: page.map((row) => toIdentity(row as IdentityRow)), ...next }
}

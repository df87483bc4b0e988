import { sql } from 'kysely'
import type { Query } from '#definition/wire.ts'
import type { CallRequest } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { matchesWords } from '../store/search-text.ts'
import type { Trx } from '../store/tenant.ts'
import { toIdentity } from './answer.ts'
import { paidOf } from './paid.ts'
import { payeeChangesAt } from './payee/payee-change.ts'
import { isCalledOrPaidAt } from './search-condition.ts'

interface Place {
  at: string
  id: string
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const MOMENT = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/

const writeKey = (place: Place): string => Buffer.from(`${place.at}|${place.id}`).toString('base64url')

/** Parses a pagination key; undefined for a foreign one. */
export const readKey = (key: string): Place | undefined => {
  const [at = '', id = ''] = Buffer.from(key, 'base64url').toString('utf8').split('|')
  return MOMENT.test(at) && UUID.test(id) ? { at, id } : undefined
}

/** The filters of identities; those without a nickname are hidden by default (IDN-060). */
export type IdentitiesQuery = Omit<Query<'identities.list'>, 'env_name' | 'pagination_key' | 'size'>

const narrowed = (trx: Trx, identitiesQuery: IdentitiesQuery) =>
  trx
    .selectFrom('identities')
    .where('archived_at', 'is', null)
    .$if(identitiesQuery.identityType !== undefined, (query) =>
      query.where('identity_type', '=', identitiesQuery.identityType ?? 'BENEFICIARY'),
    )
    .$if(identitiesQuery.unnamed === undefined, (query) => query.where('nick_name', '<>', ''))
    .$if(identitiesQuery.unnamed === 'only', (query) => query.where('nick_name', '=', ''))
    .$if(identitiesQuery.country !== undefined, (query) =>
      query.where('country', '=', identitiesQuery.country ?? ''),
    )
    .$if(identitiesQuery.source !== undefined, (query) =>
      query.where('credential_id', identitiesQuery.source === 'CREDENTIAL' ? 'is not' : 'is', null),
    )
    .$if(identitiesQuery.nickName !== undefined, (query) =>
      query.where(matchesWords(identitiesQuery.nickName ?? '', sql`nick_name`)),
    )
    .$if(identitiesQuery.search !== undefined, (query) =>
      query.where(isCalledOrPaidAt(identitiesQuery.search ?? '')),
    )

/** Lists a page of identities, newest first by default, and the next key (API-112, IDN-061). */
export const listIdentities = async (
  { trx, now }: Pick<CallRequest, 'trx' | 'now'>,
  definitions: Pick<ServerDefinitions, 'limits'>,
  identitiesQuery: IdentitiesQuery,
  size: number,
  after: Place | undefined,
) => {
  const isUp = identitiesQuery.sort_direction === 'asc'
  const direction = isUp ? 'asc' : 'desc'
  const counted = await narrowed(trx, identitiesQuery)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  const rows = await narrowed(trx, identitiesQuery)
    .selectAll()
    .select(
      sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') || '+00'`.as('place'),
    )
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(created_at, id) ${sql.raw(isUp ? '>' : '<')} (${after?.at}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('created_at', direction)
    .orderBy('id', direction)
    .limit(size + 1)
    .execute()
  const page = rows.slice(0, size)
  const last = page.at(-1)
  const next = rows.length > size && last ? { paginationKey: writeKey({ at: last.place, id: last.id }) } : {}
  const changes = await payeeChangesAt(trx, definitions, page, now)
  const paid = await paidOf(trx, page)
  return {
    identities: page.map((row) => ({ ...toIdentity(row, changes.get(row.id)), ...paid.get(row.id) })),
    total: counted.total,
    ...next,
  }
}

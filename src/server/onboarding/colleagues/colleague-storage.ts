import { sql } from 'kysely'
import type { OnboardingColleague } from '#definition/generated/wire-entities.ts'
import type { ServerDefinitions } from '../../app/definitions.ts'
import type { Tenant, Trx } from '../../store/tenant.ts'
import { whoMay } from '../../users/rights/who-may.ts'

/** The permission of the people who may be given a subtask. */
const WORKS = 'onboarding.write'

interface Holder {
  subtask: string
  user_id: string | null
  version: number
  holder: string
  giver: string
}

/** Returns everyone who may work on onboarding, by their ids. */
export const listWorkers = async (
  trx: Trx,
  definitions: Pick<ServerDefinitions, 'permissions'>,
  { orgId }: Pick<Tenant, 'orgId'>,
) => {
  const ids = await whoMay(trx, definitions, WORKS, { orgId })
  if (ids.length === 0) return []
  const rows = await trx
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name'])
    .where('id', 'in', ids)
    .orderBy('first_name')
    .orderBy('last_name')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: `${row.first_name} ${row.last_name}`.trim(),
    email: row.email,
  }))
}

const listHolders = async (trx: Trx): Promise<Holder[]> => {
  const rows = await trx
    .selectFrom('onboarding_colleagues as given')
    .innerJoin('users as giver', (join) =>
      join.onRef('giver.org_id', '=', 'given.org_id').onRef('giver.id', '=', 'given.given_by'),
    )
    .leftJoin('users as holder', (join) =>
      join.onRef('holder.org_id', '=', 'given.org_id').onRef('holder.id', '=', 'given.user_id'),
    )
    .select([
      'given.subtask',
      'given.user_id',
      'given.version',
      sql<string>`trim(concat(holder.first_name, ' ', holder.last_name))`.as('holder'),
      sql<string>`trim(giver.first_name || ' ' || giver.last_name)`.as('giver'),
    ])
    .execute()
  return rows
}

/**
 * Returns the colleagues with a subtask, by subtask. A person who may no longer work on onboarding has none.
 */
export const readColleagues = async (
  trx: Trx,
  definitions: Pick<ServerDefinitions, 'permissions'>,
  { orgId, userId }: Pick<Tenant, 'orgId' | 'userId'>,
): Promise<ReadonlyMap<string, OnboardingColleague>> => {
  const given = (await listHolders(trx)).flatMap(({ user_id, ...row }) =>
    user_id ? [{ ...row, user_id }] : [],
  )
  if (given.length === 0) return new Map()
  const may = new Set(await whoMay(trx, definitions, WORKS, { orgId }))
  return new Map(
    given
      .filter(({ user_id }) => may.has(user_id))
      .map((row) => [
        row.subtask,
        { userId: row.user_id, name: row.holder, givenBy: row.giver, isSelf: row.user_id === userId },
      ]),
  )
}

/** Reads who has a subtask, and the version of that. */
export const readHolder = async (trx: Trx, subtask: string): Promise<Holder | undefined> =>
  (await listHolders(trx)).find((row) => row.subtask === subtask)

/** Gives a subtask to a person or to nobody, unless it changed since that version; tells whether it did. */
export const saveColleague = async (
  trx: Trx,
  { orgId, userId }: Tenant,
  { subtask, to, version }: { subtask: string; to: string | null; version: number | undefined },
): Promise<boolean> => {
  const change = { user_id: to, given_by: userId, given_at: sql<Date>`app_now()` }
  if (version === undefined) {
    const row = await trx
      .insertInto('onboarding_colleagues')
      .values({ org_id: orgId, subtask, ...change })
      .onConflict((conflict) => conflict.doNothing())
      .returning('version')
      .executeTakeFirst()
    return row !== undefined
  }
  const row = await trx
    .updateTable('onboarding_colleagues')
    .set({ ...change, version: sql`version + 1` })
    .where('subtask', '=', subtask)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst()
  return row !== undefined
}

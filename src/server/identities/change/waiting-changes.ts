import { sql } from 'kysely'
import type { WaitingChange } from '#definition/generated/wire-entities.ts'
import { sayRefusals } from '#values/generated/say-refusals.ts'
import type { Trx } from '../../store/tenant.ts'
import { accountShort } from '../answer.ts'

/** True if a change of identity `i` waits for a second person. */
export const hasWaitingChange = sql<boolean>`exists (select 1 from control_changes c where c.org_id = i.org_id
  and c.state = 'waiting' and c.parameters->>'id' = i.id::text)`

/**
 * Returns the pending changes of identities by ID, oldest first, each with the current destination (TRU-595).
 */
export const waitingChangesOf = async (
  trx: Trx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly WaitingChange[]>> => {
  if (ids.length === 0) return new Map()
  const waiting = await trx
    .selectFrom('control_changes')
    .innerJoin('users', (join) =>
      join.onRef('users.org_id', '=', 'control_changes.org_id').onRef('users.id', '=', 'requested_by'),
    )
    .select(['control_changes.id', 'first_name', 'last_name'])
    .select(sql<string>`parameters->>'id'`.as('identity'))
    .where('state', '=', 'waiting')
    .where(sql<boolean>`parameters->>'id' = any(${ids}::text[])`)
    .orderBy('requested_at')
    .execute()
  if (waiting.length === 0) return new Map()
  const identities = await trx.selectFrom('identities').selectAll().where('id', 'in', ids).execute()
  const accounts = new Map(identities.map((row) => [row.id, accountShort(row)]))
  const say = (identity: string, who: string): string => {
    const account = accounts.get(identity)
    return account
      ? sayRefusals('payeeChangeWaits', { who, account })
      : sayRefusals('payeeNameWaits', { who })
  }
  return new Map(
    [...Map.groupBy(waiting, ({ identity }) => identity)].map(([identity, changes]) => [
      identity,
      changes.map(({ id, first_name, last_name }) => ({
        changeId: id,
        says: say(identity, `${first_name} ${last_name}`.trim()),
      })),
    ]),
  )
}

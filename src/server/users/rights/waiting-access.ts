import { sql } from 'kysely'
import type { WaitingChange } from '#definition/generated/wire-entities.ts'
import { sayRefusals } from '#values/generated/say-refusals.ts'
import type { Trx } from '../../store/tenant.ts'

/**
 * Returns, by the ID of a person, the changes of their access that wait for a second decision, oldest first
 * (TRU-944). People without such a change are absent.
 */
export const waitingAccessOf = async (
  trx: Trx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, WaitingChange[]>> => {
  const waiting = await trx
    .selectFrom('control_changes')
    .innerJoin('users', (join) =>
      join.onRef('users.org_id', '=', 'control_changes.org_id').onRef('users.id', '=', 'requested_by'),
    )
    .select(['control_changes.id', 'first_name', 'last_name'])
    .select(sql<string>`parameters->>'userId'`.as('person'))
    .where('state', '=', 'waiting')
    .where('call', 'like', 'users.%')
    .where(sql<boolean>`parameters->>'userId' = any(${ids}::text[])`)
    .orderBy('requested_at')
    .execute()
  const say = ({ first_name, last_name }: { first_name: string; last_name: string }) =>
    sayRefusals('personChangeWaits', { who: `${first_name} ${last_name}`.trim() })
  return new Map(
    [...Map.groupBy(waiting, ({ person }) => person)].map(([person, changes]) => [
      person,
      changes.map((change) => ({ changeId: change.id, says: say(change) })),
    ]),
  )
}

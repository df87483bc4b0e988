import type { SelectQueryBuilder } from 'kysely'
import type { Session } from '../app/session.ts'
import type { Trx } from '../store/tenant.ts'
import { narrowedBy, type NarrowedActivity } from './activity-query.ts'
import type { Database } from '../store/generated/database.ts'

const narrowed = (trx: Trx, session: Session, filters: NarrowedActivity) =>
  trx.selectFrom('audit_trail').where(narrowedBy(session, filters))

export const countActivity = async (
  trx: Trx,
  session: Session,
  filters: NarrowedActivity,
): Promise<string> => {
  const counted = await narrowed(trx, session, filters)
    .select((is) => is.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  return counted.total
}

const withPeople = (rows: SelectQueryBuilder<Database, 'audit_trail', object>) =>
  rows
    .leftJoin('users', (join) =>
      join.onRef('users.org_id', '=', 'audit_trail.org_id').onRef('users.id', '=', 'audit_trail.user_id'),
    )
    .selectAll('audit_trail')
    .select(['users.first_name', 'users.last_name', 'users.email'])

/** Returns the chosen rows of the trail, newest first, each with its actor. */
export const readActivity = (
  trx: Trx,
  session: Session,
  filters: NarrowedActivity,
  { limit, offset = 0, below }: { limit: number; offset?: number; below?: string },
) =>
  withPeople(narrowed(trx, session, filters))
    .$if(below !== undefined, (query) => query.where('audit_trail.seq', '<', below ?? ''))
    .orderBy('audit_trail.seq', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export type ActivityRow = Awaited<ReturnType<typeof readActivity>>[number]

export const findActivity = (trx: Trx, session: Session, id: string): Promise<ActivityRow | undefined> =>
  withPeople(narrowed(trx, session, {}))
    .where('audit_trail.id', '=', id)
    .executeTakeFirst()

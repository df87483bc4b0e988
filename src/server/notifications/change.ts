import { sql, type UpdateObject } from 'kysely'
import type { Tenant, Trx } from '../store/tenant.ts'
import { refused } from '../app/refused.ts'
import { isStillYoung } from './state.ts'
import type { Database } from '../store/generated/database.ts'

export type NotificationChange = 'read' | 'unread' | 'archive' | 'unarchive' | 'delete'

const now = sql<Date>`app_now()`

const EFFECTS: Readonly<Record<NotificationChange, UpdateObject<Database, 'notifications'>>> = {
  read: { read_at: now },
  unread: { read_at: null },
  archive: { archived_at: now },
  unarchive: { archived_at: null },
  delete: { delivery: 'DELETED' },
}

/** Matches the notifications that the change affects, so that a second click changes nothing. */
const IS_CHANGED: Readonly<Record<NotificationChange, ReturnType<typeof sql<boolean>>>> = {
  read: sql<boolean>`read_at is null`,
  unread: sql<boolean>`read_at is not null`,
  archive: sql<boolean>`archived_at is null`,
  unarchive: sql<boolean>`archived_at is not null`,
  delete: sql<boolean>`delivery <> 'DELETED'`,
}

/**
 * Changes a person's own notifications, all or none; an old one cannot become new again (API-123, NOT-007,
 * OPEN-116).
 */
export const changeNotifications = async (
  trx: Trx,
  { userId, environment }: Tenant,
  ids: readonly string[],
  change: NotificationChange,
  days: number,
) => {
  const requested = [...new Set(ids)]
  const existing = await trx
    .selectFrom('notifications')
    .select(['id', isStillYoung(days).as('is_young')])
    .where('user_id', '=', userId)
    .where('environment', '=', environment)
    .where('id', 'in', requested)
    .execute()
  if (existing.length < requested.length) return refused('not-found')
  if (change === 'unarchive' && existing.some(({ is_young }) => !is_young))
    return refused('notification-too-old', { values: { days: String(days) } })
  const changed = await trx
    .updateTable('notifications')
    .set(EFFECTS[change])
    .where('user_id', '=', userId)
    .where('id', 'in', requested)
    .where('delivery', '!=', 'DELETED')
    .where(IS_CHANGED[change])
    .returning('id')
    .execute()
  return changed.map(({ id }) => id)
}

import { sql } from 'kysely'
import type { ServerDefinitions } from '../app/definitions.ts'
import type { Tenant, Trx } from '../store/tenant.ts'
import { toNotification } from './answer.ts'
import { isArchived, isStillYoung } from './state.ts'
import { approvalStatusNow } from '../store/lapsing.ts'

/** The status of the requested decision; null without one (NOT-009). */
const notificationState = sql<string | null>`
  case notifications.event_type when 'PAYMENT_AUTHORIZATION_REQUEST' then (
    select ${approvalStatusNow} from approvals where approvals.org_id = notifications.org_id
      and approvals.payment_id = (notifications.page_parameters ->> 'id')::uuid) end`

export interface NotificationsQuery {
  tab?: 'new' | 'archive'
  paginationKey?: string
  size?: number
}

interface Usual {
  days: number
  size: number
}

const ownIn = (trx: Trx, { userId, environment }: Tenant, tab: 'new' | 'archive', days: number) =>
  trx
    .selectFrom('notifications')
    .where('user_id', '=', userId)
    .where('environment', '=', environment)
    .where('delivery', '!=', 'DELETED')
    .where(isArchived(days), '=', tab === 'archive')

const countsOf = async (trx: Trx, tenant: Tenant, tab: 'new' | 'archive', days: number, key?: string) => {
  const counted = await ownIn(trx, tenant, tab, days)
    .select((is) => [
      is.fn.countAll<string>().as('total'),
      sql<string>`count(*) filter (where seq >= ${key ?? null}::bigint)`.as('before'),
    ])
    .executeTakeFirstOrThrow()
  return { total: Number(counted.total), before: Number(counted.before) }
}

/** Counts unread new notifications, so that the bell matches the list. */
export const countUnread = async (trx: Trx, tenant: Tenant, days: number): Promise<number> => {
  const counted = await ownIn(trx, tenant, 'new', days)
    .where('read_at', 'is', null)
    .select((is) => is.fn.countAll<string>().as('unread'))
    .executeTakeFirstOrThrow()
  return Number(counted.unread)
}

const deliver = (trx: Trx, { userId }: Tenant, ids: readonly string[]) =>
  trx
    .updateTable('notifications')
    .set({ delivery: 'DELIVERED' })
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .where('delivery', '=', 'PENDING')
    .execute()

/**
 * Lists a page of a person's notifications, newest first; the key is the end of the previous page (API-122,
 * NOT-004).
 */
export const listNotifications = async (
  trx: Trx,
  tenant: Tenant,
  definitions: Pick<ServerDefinitions, 'library'>,
  { tab = 'new', paginationKey, size: requested }: NotificationsQuery,
  usual: Usual,
) => {
  const { days } = usual
  const size = requested ?? usual.size
  const own = ownIn(trx, tenant, tab, days)
  const rows = await (paginationKey === undefined ? own : own.where('seq', '<', paginationKey))
    .selectAll()
    .select([
      isArchived(days).as('is_archived'),
      isStillYoung(days).as('is_young'),
      notificationState.as('asked'),
    ])
    .orderBy('seq', 'desc')
    .limit(size + 1)
    .execute()
  const shown = rows.slice(0, size)
  const pending = shown.filter(({ delivery }) => delivery === 'PENDING')
  if (pending.length > 0) {
    await deliver(
      trx,
      tenant,
      pending.map(({ id }) => id),
    )
  }
  const counts = await countsOf(trx, tenant, tab, days, paginationKey)
  return {
    notifications: shown.map((row) => toNotification(definitions, { ...row, delivery: 'DELIVERED' })),
    paginationKeys: rows.length > size ? { next: shown.at(-1)!.seq } : {},
    totalCount: counts.total,
    currentPage: Math.floor(counts.before / size) + 1,
    totalPage: Math.ceil(counts.total / size),
    unreadCount: await countUnread(trx, tenant, days),
  }
}

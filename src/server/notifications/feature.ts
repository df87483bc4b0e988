import type { CallRequest } from '../app/call.ts'
import { Refused, refused } from '../app/refused.ts'
import { limitOf } from '../definitions/limit.ts'
import { changeNotifications } from './change.ts'
import { countUnread, listNotifications } from './list.ts'
import type { Feature } from '../feature.ts'

/** Returns true if the path names the caller's own inbox; any other is not found. */
const isOwn = ({ params, tenant }: CallRequest) => params.id?.toLowerCase() === tenant.userId

export const feature: Feature = ({ definitions }) => {
  const days = limitOf(definitions, 'notificationDays')
  const size = limitOf(definitions, 'notificationsPerPage')
  return {
    'notifications.list': async (request) => {
      if (!isOwn(request)) return refused('not-found')
      const { trx, tenant, body } = request
      return { body: await listNotifications(trx, tenant, definitions, body, { days, size }) }
    },
    'notifications.change': async (request) => {
      if (!isOwn(request)) return refused('not-found')
      const { trx, tenant } = request
      const { ids, change } = request.body
      const changed = await changeNotifications(trx, tenant, ids, change, days)
      if (changed instanceof Refused) return changed
      const details = { notifications: changed }
      return {
        body: { changed: changed.length, unreadCount: await countUnread(trx, tenant, days) },
        audit:
          changed.length > 0
            ? {
                action: `notification.${change}`,
                objectType: 'notification',
                objectId: tenant.userId,
                details,
              }
            : null,
      }
    },
  }
}

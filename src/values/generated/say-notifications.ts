// Generated from definitions/words by `npm run types`; do not edit.
import { speaker } from '../language.ts'

/** What the notifications of a person say around what happened. */
export const sayNotifications = speaker<{
  earlier: never
  notifications: never
  theNotifications: never
  unreadCount: { count: string | number }
  newCount: { count: number }
  loading: never
  tryAgain: never
  behind: never
  nothing: never
  total: { count: number }
  readAll: never
  loadMore: { shown: string | number; total: string | number }
  unread: never
  markUnread: never
  markRead: never
  toArchive: never
  toNew: never
  remove: never
  nowRead: never
  nowUnread: never
  nowArchived: never
  nowNew: never
  nowDeleted: never
}>('notifications', {
  earlier: 'Earlier',
  notifications: 'Notifications',
  theNotifications: 'the notifications',
  unreadCount: ['Notifications, ', ['count'], ' unread'],
  newCount: [['count', 2, { one: [0, ' new notification'], other: [0, ' new notifications'] }]],
  loading: 'Loading the notifications',
  tryAgain: 'Try again',
  behind: 'Could not be updated; it is tried again.',
  nothing: 'Nothing here',
  total: [['count', 2, { one: [0, ' notification'], other: [0, ' notifications'] }]],
  readAll: 'Mark all as read',
  loadMore: ['Load more (', ['shown'], ' of ', ['total'], ')'],
  unread: 'Unread:',
  markUnread: 'Mark as unread',
  markRead: 'Mark as read',
  toArchive: 'Archive',
  toNew: 'Move to New',
  remove: 'Delete',
  nowRead: 'Marked as read',
  nowUnread: 'Marked as unread',
  nowArchived: 'Archived',
  nowNew: 'Moved to New',
  nowDeleted: 'Deleted',
})

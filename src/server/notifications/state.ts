import { sql } from 'kysely'

/**
 * Returns the condition that a notification is older than `days`, in business time; one of exactly that age
 * is not (OPEN-116).
 */
const isOld = (days: number) =>
  sql<boolean>`notifications.created_at < app_now() - make_interval(hours => ${days * 24}::int)`

/** Returns the condition that a notification is archived, by the person or by age (NOT-008). */
export const isArchived = (days: number) =>
  sql<boolean>`(notifications.archived_at is not null or ${isOld(days)})`

export const isStillYoung = (days: number) => sql<boolean>`not ${isOld(days)}`

import type { Query } from '#definition/wire.ts'
import { dayIn } from '#values/zone-day.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { daysAfter } from '../app/values/zone.ts'
import { limitOf } from '../definitions/limit.ts'
import type { Days } from './days-list.ts'

/** Returns the days that can be requested in a zone, up to today. */
export const allDays = (definitions: Pick<ServerDefinitions, 'limits'>, zone: string, now: Date): Days => {
  const today = dayIn(zone, now.getTime())
  return { first: daysAfter(today, 1 - limitOf(definitions, 'reconciliationDays')), last: today, zone }
}

/** Returns the requested days; yesterday if none are named. */
export const requestedDays = (
  definitions: Pick<ServerDefinitions, 'limits'>,
  { day, show }: Pick<Query<'reconciliation.download'>, 'day' | 'show'>,
  zone: string,
  now: Date,
): { days: Days; isDiffering: boolean } => {
  const isDiffering = show === 'DIFFERS'
  if (day === undefined && (show === 'ALL' || isDiffering))
    return { days: allDays(definitions, zone, now), isDiffering }
  const today = dayIn(zone, now.getTime())
  const one = day ?? (show === 'TODAY' ? today : daysAfter(today, -1))
  return { days: { first: one, last: one, zone }, isDiffering }
}

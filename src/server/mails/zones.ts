import { sql } from 'kysely'
import { isZone } from '#values/zoned-time.ts'
import type { CallRequest } from '../app/call.ts'
import type { Trx } from '../store/tenant.ts'

/** Returns the browser's time zone from its headers, or UTC. */
export const browserZone = (headers: CallRequest['headers']): string => {
  const named = [headers['x-browser-timezone'], headers['x-timezone']].flat()
  return named.find((zone) => zone !== undefined && isZone(zone)) ?? 'UTC'
}

/** Returns the time zones to choose from, including the person's own. */
export const listZones = (zone: string): string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', zone])].toSorted()

/**
 * Returns true if the database knows the time zone, since it computes the times. Offsets are excluded:
 * PostgreSQL reads their sign the other way round.
 */
export const hasZone = async (trx: Trx, zone: string): Promise<boolean> => {
  if (!isZone(zone)) return false
  const { rows } = await sql`select from pg_timezone_names where name = ${zone}`.execute(trx)
  return rows.length > 0
}

import { sql } from 'kysely'
import { isZone } from '#values/zoned-time.ts'
import type { CallRequest } from '../app/call.ts'
import type { Trx } from '../store/tenant.ts'

/** The zone the browser is in, as it says itself; the zone a page is shown in where it says none. */
export const browserZone = (headers: CallRequest['headers']): string => {
  const named = [headers['x-browser-timezone'], headers['x-timezone']].flat()
  return named.find((zone) => zone !== undefined && isZone(zone)) ?? 'UTC'
}

/** The zones a person can choose, and theirs. */
export const listZones = (zone: string): string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', zone])].toSorted()

/** The database computes the times, so it has to know the zone as well; of an offset it would read the sign the other way round. */
export const hasZone = async (trx: Trx, zone: string): Promise<boolean> => {
  if (!isZone(zone)) return false
  const { rows } = await sql`select from pg_timezone_names where name = ${zone}`.execute(trx)
  return rows.length > 0
}

import { sql, type RawBuilder } from 'kysely'
import { LOW_BALANCE } from '#definition/facts/limit-name.ts'
import type { ServerDefinitions } from '../app/definitions.ts'

const BOUND = new RegExp(`^${LOW_BALANCE}([A-Z]{3,6})$`)
/** The prefix of an organisation's own threshold; the currency follows. */
export const OWN_BOUND = 'low_balance_'

/** Returns the default threshold of each currency from limits.json. */
export const usualBounds = ({ limits }: Pick<ServerDefinitions, 'limits'>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(limits).flatMap(([name, { is }]) => {
      const currency = BOUND.exec(name)?.[1]
      return currency === undefined ? [] : [[currency, String(is)] as const]
    }),
  )

/** The threshold of account `b`: the organisation's own, or else `bound.usual`. */
export const leastOf: RawBuilder<string> = sql`coalesce((select s.setting_value::numeric from organisation_settings s
  where s.org_id = b.org_id and s.setting_name = ${OWN_BOUND}::text || b.currency), bound.usual)`

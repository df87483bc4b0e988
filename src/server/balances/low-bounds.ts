import { sql, type RawBuilder } from 'kysely'
import { LOW_BALANCE } from '#definition/facts/limit-name.ts'
import type { ServerDefinitions } from '../app/definitions.ts'

const BOUND = new RegExp(`^${LOW_BALANCE}([A-Z]{3,6})$`)
/** The setting of an organisation that holds its own bound begins so, and ends with the currency. */
export const OWN_BOUND = 'low_balance_'

/** What an account of each currency holds at least before somebody is told, as limits.json has it. */
export const usualBounds = ({ limits }: Pick<ServerDefinitions, 'limits'>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(limits).flatMap(([name, { is }]) => {
      const currency = BOUND.exec(name)?.[1]
      return currency === undefined ? [] : [[currency, String(is)] as const]
    }),
  )

/** What the account `b` holds at least: what its organisation says, or else what is usual in `bound`. */
export const leastOf: RawBuilder<string> = sql`coalesce((select s.setting_value::numeric from organisation_settings s
  where s.org_id = b.org_id and s.setting_name = ${OWN_BOUND}::text || b.currency), bound.usual)`

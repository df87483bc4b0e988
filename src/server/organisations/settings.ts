import { sql } from 'kysely'
import type { OrganisationSettings } from '#definition/generated/wire-entities.ts'
import { refused } from '../app/refused.ts'
import type { Trx } from '../store/tenant.ts'
import { contentVersion } from './content-version.ts'
import { lowBalancesOf } from './low-balances.ts'

export const AUTHORIZATION = 'payment_authorization'
export const SETTLEMENT = 'auto_settlement'
export const END_TO_END = 'auto_generate_end_to_end_id'

export type Setting = OrganisationSettings['settings'][number]

export type SettingMap = Readonly<Record<string, string>>

export type Position = OrganisationSettings['position']

/** Returns the settings in API form (USR-009). */
export const settingsOf = (settings: SettingMap): Setting[] =>
  Object.entries(settings)
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([setting_name, setting_value]) => ({ setting_name, setting_value }))

/** Returns which of the three valid combinations the two settings have (OPEN-23). */
export const positionOf = (settings: SettingMap): Position => {
  if (settings[AUTHORIZATION] === 'true') return 'authorization'
  return settings[SETTLEMENT] === 'true' ? 'auto-settlement' : 'none'
}

export const settingsAnswer = (settings: SettingMap): Omit<OrganisationSettings, 'closed' | 'watched'> => ({
  settings: settingsOf(settings),
  position: positionOf(settings),
  endToEndId: settings[END_TO_END] === 'true' ? 'true' : 'false',
  lowBalance: lowBalancesOf(settings).length > 0 ? 'own' : 'usual',
  lowBalances: lowBalancesOf(settings),
  version: contentVersion(settingsOf(settings)),
})

export const readSettings = async (trx: Trx): Promise<Record<string, string>> => {
  const rows = await trx
    .selectFrom('organisation_settings')
    .select(['setting_name', 'setting_value'])
    .execute()
  return Object.fromEntries(rows.map((row) => [row.setting_name, row.setting_value]))
}

/**
 * Returns the settings after a request: turning one of the two on turns the other off (SET-004, SET-005);
 * both at once are refused.
 */
export const settle = (before: SettingMap, requests: readonly Setting[]) => {
  const requested = Object.fromEntries(requests.map((one) => [one.setting_name, one.setting_value]))
  if (requested[AUTHORIZATION] === 'true' && requested[SETTLEMENT] === 'true')
    return refused('settings-exclusive')
  const off: SettingMap = {
    ...(requested[AUTHORIZATION] === 'true' ? { [SETTLEMENT]: 'false' } : {}),
    ...(requested[SETTLEMENT] === 'true' ? { [AUTHORIZATION]: 'false' } : {}),
  }
  return { ...before, ...requested, ...off }
}

/**
 * Writes changed settings and deletes removed ones. Those turned off come first: the database admits one of
 * the two at a time.
 */
export const saveSettings = async (trx: Trx, orgId: string, before: SettingMap, after: SettingMap) => {
  const changed = Object.entries(after)
    .filter(([name, value]) => before[name] !== value)
    .toSorted(([, left], [, right]) => (left < right ? -1 : 1))
  for (const [setting_name, setting_value] of changed)
    await trx
      .insertInto('organisation_settings')
      .values({ org_id: orgId, setting_name, setting_value })
      .onConflict((row) =>
        row.columns(['org_id', 'setting_name']).doUpdateSet({ setting_value, updated_at: sql`app_now()` }),
      )
      .execute()
  const gone = Object.keys(before).filter((name) => after[name] === undefined)
  if (gone.length > 0)
    await trx
      .deleteFrom('organisation_settings')
      .where('org_id', '=', orgId)
      .where('setting_name', 'in', gone)
      .execute()
  const names = [...changed.map(([name]) => name), ...gone]
  const only = (all: SettingMap) => Object.fromEntries(names.map((name) => [name, all[name] ?? null]))
  return names.length === 0 ? undefined : { before: only(before), after: only(after) }
}

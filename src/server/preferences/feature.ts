import type { CallRequest, RequestOf } from '../app/call.ts'
import { refusedField } from '../app/refused.ts'
import type { StoredPreferences } from '../app/session.ts'
import { listedAmong } from '../languages/lists.ts'
import type { Feature } from '../feature.ts'
import { moveAside } from '../mails/aside.ts'
import type { Trx } from '../store/tenant.ts'
import { toPreferences } from './answer.ts'
import { browserZone, hasZone, listZones } from '../mails/zones.ts'

/** Returns the preferences after a change; absent parts are unchanged. */
const changed = (
  before: StoredPreferences,
  body: RequestOf<'preferences.save'>['body'],
): StoredPreferences => ({
  zone: body.zoneFrom === 'BROWSER' ? null : (body.zone ?? before.zone),
  density: body.density ?? before.density,
  beginsIn: body.begins === 'LAST' ? null : (body.environment ?? before.beginsIn),
  singleKeys: body.singleKeys ?? before.singleKeys,
})

/** Updates the time zone of the person's mail hours (TRU-346). */
const followInMail = async (trx: Trx, { orgId, userId }: CallRequest['tenant'], zone: string) => {
  const moved = await trx
    .updateTable('mail_preferences')
    .set({ zone })
    .where('org_id', '=', orgId)
    .where('user_id', '=', userId)
    .where('zone', 'is distinct from', zone)
    .executeTakeFirst()
  if (moved.numUpdatedRows > 0n) await moveAside(trx, userId)
}

/** A person's own display preferences. */
export const feature: Feature = ({ definitions }) => {
  const toAnswer = (
    stored: StoredPreferences,
    { session, headers }: Pick<CallRequest, 'session' | 'headers'>,
  ) => {
    const zone = browserZone(headers)
    const assigned = listedAmong(definitions, 'environments', session.environments)
    return {
      ...toPreferences(stored),
      browserZone: zone,
      timeZone: stored.zone ?? zone,
      zones: listZones(stored.zone ?? zone),
      environments: assigned.map(({ value, label }) => ({ code: value, label })),
    }
  }
  return {
    'preferences.read': async (request) => ({ body: toAnswer(request.session.user.preferences, request) }),
    'preferences.save': async (request) => {
      const { trx, tenant, session, body, headers } = request
      const before = session.user.preferences
      const after = changed(before, body)
      if (body.zoneFrom === 'CHOSEN' && after.zone === null) return refusedField('time-zone-unknown', 'zone')
      if (after.zone !== null && !(await hasZone(trx, after.zone)))
        return refusedField('time-zone-unknown', 'zone')
      const isMissing = body.begins === 'CHOSEN' && after.beginsIn === null
      // An environment chosen earlier may have been revoked; it must not block other changes.
      const isForeign = body.environment !== undefined && !session.environments.includes(body.environment)
      if (isMissing || isForeign) return refusedField('environment-not-yours', 'environment')
      const { beginsIn, singleKeys, ...rest } = after
      await trx
        .updateTable('users')
        .set({ ...rest, begins_in: beginsIn, single_keys: singleKeys })
        .where('org_id', '=', tenant.orgId)
        .where('id', '=', tenant.userId)
        .execute()
      if (after.zone !== before.zone) await followInMail(trx, tenant, after.zone ?? browserZone(headers))
      const unchanged = JSON.stringify(before) === JSON.stringify(after)
      const record = { before: toPreferences(before), after: toPreferences(after) }
      return { body: toAnswer(after, request), record, unchanged }
    },
  }
}

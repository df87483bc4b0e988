import type { Request } from '#definition/wire.ts'
import type { CallRequest, Handlers } from '../app/call.ts'
import { refusedField } from '../app/refused.ts'
import { browserZone, hasZone } from './zones.ts'
import type { Row } from '../store/generated/database.ts'
import type { Trx } from '../store/tenant.ts'
import type { Feature } from '../feature.ts'
import { moveAside } from './aside.ts'
import { defineMails } from './mail-delivery.ts'

type Preferences = Omit<Row<'mail_preferences'>, 'org_id' | 'user_id'>

const UNCHOSEN: Preferences = {
  mail: 'EVERYTHING',
  digest: 'AT_ONCE',
  digest_at: '08:00',
  quiet_from: null,
  quiet_until: null,
  zone: null,
}

const readPreferences = async (trx: Trx, userId: string): Promise<Preferences> => {
  const row = await trx
    .selectFrom('mail_preferences')
    .select(['mail', 'digest', 'digest_at', 'quiet_from', 'quiet_until', 'zone'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? UNCHOSEN
}

const toAnswer = (stored: Preferences, zone: string) => ({
  mail: stored.mail,
  digest: stored.digest,
  digestAt: stored.digest_at,
  quiet: stored.quiet_from === null ? ('NEVER' as const) : ('HOURS' as const),
  ...(stored.quiet_from !== null && { quietFrom: stored.quiet_from }),
  ...(stored.quiet_until !== null && { quietUntil: stored.quiet_until }),
  zone,
})

const toPreferences = (given: Request<'mailPreferences.save'>, zone: string): Preferences => ({
  mail: given.mail,
  digest: given.digest ?? UNCHOSEN.digest,
  digest_at: given.digestAt ?? UNCHOSEN.digest_at,
  quiet_from: given.quiet === 'HOURS' ? (given.quietFrom ?? null) : null,
  quiet_until: given.quiet === 'HOURS' ? (given.quietUntil ?? null) : null,
  zone,
})

/**
 * Returns the time zone of the quiet hours: from the preferences, else the stored one, else the browser's.
 */
const zoneNow = async ({ trx, session, headers }: CallRequest, stored: Preferences): Promise<string> => {
  const { zone } = session.user.preferences
  if (zone !== null) return zone
  if (stored.zone !== null) return stored.zone
  const zoneThere = browserZone(headers)
  return (await hasZone(trx, zoneThere)) ? zoneThere : 'UTC'
}

const handlers: Handlers = {
  'mailPreferences.read': async (request) => {
    const stored = await readPreferences(request.trx, request.tenant.userId)
    return { body: toAnswer(stored, await zoneNow(request, stored)) }
  },
  'mailPreferences.save': async (request) => {
    const { trx, tenant, body } = request
    const { orgId, userId } = tenant
    if (body.zone !== undefined && !(await hasZone(trx, body.zone)))
      return refusedField('time-zone-unknown', 'zone')
    const before = await readPreferences(trx, userId)
    const zone = body.zone ?? (await zoneNow(request, before))
    const after = toPreferences(body, zone)
    const hasSpan =
      after.quiet_from !== null && after.quiet_until !== null && after.quiet_from !== after.quiet_until
    if (body.quiet === 'HOURS' && !hasSpan) return refusedField('quiet-hours-unusable', 'quietUntil')
    await trx
      .insertInto('mail_preferences')
      .values({ org_id: orgId, user_id: userId, ...after })
      .onConflict((row) => row.columns(['org_id', 'user_id']).doUpdateSet(after))
      .execute()
    if (body.zone !== undefined)
      await trx
        .updateTable('users')
        .set({ zone })
        .where('org_id', '=', orgId)
        .where('id', '=', userId)
        .execute()
    await moveAside(trx, userId)
    const unchanged = JSON.stringify(before) === JSON.stringify(after)
    return { body: toAnswer(after, zone), record: { before, after }, unchanged }
  },
}

export const feature: Feature = (services) => {
  defineMails(services)
  return handlers
}

import { sql } from 'kysely'
import type { Request } from '#definition/wire.ts'
import { isZone } from '#values/zoned-time.ts'
import type { Handlers, CallRequest } from '../app/call.ts'
import { refusedField } from '../app/refused.ts'
import type { Row } from '../store/generated/database.ts'
import type { Trx } from '../store/tenant.ts'
import type { Feature } from '../feature.ts'
import { defineMails } from './send.ts'

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

/** The zone the browser is in, until a person chose one. */
const browserZone = (headers: CallRequest['headers']): string => {
  const [zone = ''] = [headers['x-timezone']].flat()
  return isZone(zone) ? zone : 'UTC'
}

const toAnswer = (stored: Preferences, headers: CallRequest['headers']) => {
  const zone = stored.zone ?? browserZone(headers)
  return {
    mail: stored.mail,
    digest: stored.digest,
    digestAt: stored.digest_at,
    quiet: stored.quiet_from === null ? ('NEVER' as const) : ('HOURS' as const),
    ...(stored.quiet_from !== null && { quietFrom: stored.quiet_from }),
    ...(stored.quiet_until !== null && { quietUntil: stored.quiet_until }),
    zone,
    zones: [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', zone])].toSorted(),
  }
}

const toPreferences = (given: Request<'mailPreferences.save'>): Preferences => ({
  mail: given.mail,
  digest: given.digest ?? UNCHOSEN.digest,
  digest_at: given.digestAt ?? UNCHOSEN.digest_at,
  quiet_from: given.quiet === 'HOURS' ? (given.quietFrom ?? null) : null,
  quiet_until: given.quiet === 'HOURS' ? (given.quietUntil ?? null) : null,
  zone: given.zone ?? null,
})

/** The database computes the times, so it has to know the zone as well; of an offset it would read the sign the other way round. */
const hasZone = async (trx: Trx, zone: string): Promise<boolean> => {
  if (!isZone(zone)) return false
  const { rows } = await sql`select from pg_timezone_names where name = ${zone}`.execute(trx)
  return rows.length > 0
}

/** What was set aside goes by the new times: at once where nothing is gathered any more (TRU-348). */
const moveAside = (trx: Trx, userId: string) =>
  sql`update mails set due_at = case when mails.state = 'QUIET' or wish.digest = 'AT_ONCE' then app_now()
      else digest_at(app_now(), wish.zone, wish.digest_at, wish.digest = 'WEEKDAYS') end
    from mail_preferences wish where wish.user_id = ${userId} and mails.user_id = ${userId}
      and mails.state in ('QUIET', 'GATHERED') and mails.digest_id is null`.execute(trx)

const handlers: Handlers = {
  'mailPreferences.read': async ({ trx, tenant, headers }) => ({
    body: toAnswer(await readPreferences(trx, tenant.userId), headers),
  }),
  'mailPreferences.save': async ({ trx, tenant: { orgId, userId }, headers, body }) => {
    const after = toPreferences(body)
    const hasSpan =
      after.quiet_from !== null && after.quiet_until !== null && after.quiet_from !== after.quiet_until
    if (body.quiet === 'HOURS' && !hasSpan) return refusedField('quiet-hours-unusable', 'quietUntil')
    const needsZone = hasSpan || after.digest !== 'AT_ONCE'
    if (after.zone === null ? needsZone : !(await hasZone(trx, after.zone)))
      return refusedField('time-zone-unknown', 'zone')
    const before = await readPreferences(trx, userId)
    await trx
      .insertInto('mail_preferences')
      .values({ org_id: orgId, user_id: userId, ...after })
      .onConflict((row) => row.columns(['org_id', 'user_id']).doUpdateSet(after))
      .execute()
    await moveAside(trx, userId)
    const details = { before, after }
    return {
      body: toAnswer(after, headers),
      audit:
        JSON.stringify(before) === JSON.stringify(after)
          ? null
          : { action: 'mail.choose', objectType: 'user', objectId: userId, details },
    }
  },
}

export const feature: Feature = (services) => {
  defineMails(services)
  return handlers
}

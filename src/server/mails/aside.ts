import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Row } from '../store/generated/database.ts'
import { asJson } from '../store/json.ts'
import type { Store } from '../store/store.ts'
import { forAllTenants, ofTenant, type Trx } from '../store/tenant.ts'

/** The mail with a person's collected mails. */
export const DIGEST = 'digest'

/** Defers a mail during the person's quiet hours; the attempt does not count. */
export const holdQuiet = async (
  trx: Trx,
  { org_id, id, user_id }: Pick<Row<'mails'>, 'org_id' | 'id' | 'user_id'>,
): Promise<boolean> => {
  const { rows } = await sql`
    update mails set state = 'QUIET', tries = tries - 1, due_at = quiet.until
      from (select quiet_end(app_now(), zone, quiet_from, quiet_until) as until from mail_preferences
        where org_id = ${org_id} and user_id = ${user_id}) as quiet
      where mails.org_id = ${org_id} and mails.id = ${id} and quiet.until is not null
      returning mails.id`.execute(trx)
  return rows.length > 0
}

/** The reason of a mail that its person has switched off since. */
export const UNWANTED = 'no longer wanted'

/**
 * Reschedules deferred mails by changed preferences. Without a digest they are sent at once (TRU-348), and those
 * that are switched off are dropped at once (TRU-655).
 */
export const moveAside = (trx: Trx, userId: string) =>
  sql`update mails set due_at = case when mails.state = 'QUIET' or wish.digest = 'AT_ONCE' or wish.mail <> 'EVERYTHING' then app_now()
      else digest_at(app_now(), wish.zone, wish.digest_at, wish.digest = 'WEEKDAYS') end
    from mail_preferences wish where wish.user_id = ${userId} and mails.user_id = ${userId}
      and mails.state in ('QUIET', 'GATHERED') and mails.digest_id is null`.execute(trx)

/** Returns mails deferred by quiet hours to the queue; if the hours still last, they are deferred again. */
const releaseQuiet = (store: Pick<Store, 'db'>) =>
  forAllTenants(store, 'mails.due', (trx) =>
    sql`update mails set state = 'WAITING' where state = 'QUIET' and due_at <= app_now()`.execute(trx),
  )

/**
 * Combines the collected mails of one person into a digest, or drops them if the person has switched them off. The row
 * of preferences is the lock between processes.
 */
const gatherNext = (store: Pick<Store, 'db'>) =>
  forAllTenants(store, 'mails.due', async (trx) => {
    const { rows } = await sql<{ org_id: string; user_id: string; mail: string; organisation: string }>`
      select wish.org_id, wish.user_id, wish.mail, organisations.name as organisation
        from mail_preferences wish join organisations on organisations.id = wish.org_id
        where exists (select from mails where mails.org_id = wish.org_id and mails.user_id = wish.user_id
          and mails.state = 'GATHERED' and mails.digest_id is null and mails.due_at <= app_now())
        limit 1 for update of wish skip locked`.execute(trx)
    const [person] = rows
    if (!person) return false
    const own = ofTenant(trx, person.org_id)
    if (person.mail !== 'EVERYTHING') {
      await sql`update mails set state = 'DROPPED', reason = ${UNWANTED}, ended_at = app_now() where org_id = ${person.org_id}
        and user_id = ${person.user_id} and state = 'GATHERED' and digest_id is null`.execute(own)
      return true
    }
    const [eventId, digestId] = [randomUUID(), randomUUID()]
    // Read again under the lock, because another process may have been faster.
    const made = await sql`
      with due as (select from mails where org_id = ${person.org_id} and user_id = ${person.user_id}
        and state = 'GATHERED' and digest_id is null limit 1),
      event as (insert into outbox (org_id, id, event_type, facts, people, mailed_at, hooked_at)
        select ${person.org_id}::uuid, ${eventId}::uuid, 'DIGEST', ${asJson({ organisation: person.organisation })}, array[${person.user_id}::text],
          app_now(), app_now() from due)
      insert into mails (org_id, id, event_id, user_id, mail)
        select ${person.org_id}::uuid, ${digestId}::uuid, ${eventId}::uuid, ${person.user_id}::uuid, ${DIGEST} from due returning id`.execute(
      own,
    )
    if (made.rows.length > 0)
      await sql`update mails set digest_id = ${digestId} where org_id = ${person.org_id} and user_id = ${person.user_id}
        and state = 'GATHERED' and digest_id is null`.execute(own)
    return true
  })

/** Releases deferred mails whose time has come (TRU-345, TRU-347). */
export const bringBack = async (store: Pick<Store, 'db'>): Promise<void> => {
  await releaseQuiet(store)
  while (await gatherNext(store));
}

/** Returns the mails of a digest, oldest first. */
export const gatheredIn = async (
  trx: Trx,
  { org_id, id }: Pick<Row<'mails'>, 'org_id' | 'id'>,
): Promise<
  (Pick<Row<'mails'>, 'org_id' | 'id' | 'user_id' | 'mail'> &
    Pick<Row<'outbox'>, 'event_type' | 'facts' | 'page_parameters' | 'environment'>)[]
> =>
  trx
    .selectFrom('mails')
    .innerJoin('outbox', (join) =>
      join.onRef('outbox.org_id', '=', 'mails.org_id').onRef('outbox.id', '=', 'mails.event_id'),
    )
    .select([
      'mails.org_id',
      'mails.id',
      'mails.user_id',
      'mails.mail',
      'outbox.event_type',
      'outbox.facts',
      'outbox.page_parameters',
      'outbox.environment',
    ])
    .where('mails.org_id', '=', org_id)
    .where('mails.digest_id', '=', id)
    .orderBy('outbox.seq')
    .execute()

/** Drops one mail of a digest, which goes without it. */
export const dropGathered = (trx: Trx, { org_id, id }: Pick<Row<'mails'>, 'org_id' | 'id'>, reason: string) =>
  sql`update mails set state = 'DROPPED', reason = ${reason}, ended_at = app_now(), digest_id = null
    where org_id = ${org_id} and id = ${id}`.execute(trx)

import { sql } from 'kysely'
import type { Store } from '../store/store.ts'
import { asUpkeep } from '../store/tenant.ts'
import type { JobDefinition } from './jobs.ts'

const HOUR = 3600

export interface RetentionDays {
  /** Days for which a repeated intent gets its first answer. */
  intentDays: number
  /** Days for which requests of programs are listed. */
  requestDays: number
  /** Days for which sign-ins are listed. */
  signInDays: number
  /** Days for which events that everybody was mailed are kept. */
  eventDays: number
}

/**
 * Deletes expired login records, sessions, tokens and stored answers. It also refreshes the statistics of the
 * embedded database, which chooses its indexes by them and never collects them itself.
 */
export const housekeeping = (
  store: Store,
  { intentDays, requestDays, signInDays, eventDays }: RetentionDays,
): JobDefinition => ({
  name: 'housekeeping',
  everySeconds: HOUR,
  work: async () => {
    await asUpkeep(store, 'housekeeping', async (trx) => {
      await sql`delete from oidc_records where expires_at < now()`.execute(trx)
      await sql`delete from session_tokens where expires_at < now()`.execute(trx)
      await sql`delete from api_tokens where expires_at < now()`.execute(trx)
      await sql`delete from rate_counts where ends_at < now()`.execute(trx)
      await sql`delete from passkey_challenges where expires_at < app_now()`.execute(trx)
      await sql`delete from sign_in_brakes where last_at < app_now() - interval '30 days'`.execute(trx)
      await sql`delete from outbox where mailed_at is not null and hooked_at is not null and created_at < app_now() - make_interval(days => ${eventDays}::int)
        and not exists (select from mails where mails.org_id = outbox.org_id and mails.event_id = outbox.id and mails.ended_at is null)
        and not exists (select from webhook_deliveries d where d.org_id = outbox.org_id and d.event_id = outbox.id and d.state = 'WAITING')`.execute(
        trx,
      )
      await sql`delete from sign_ins where at < now() - make_interval(days => ${signInDays}::int)`.execute(
        trx,
      )
      await sql`delete from sessions where least(ended_at, idle_expires_at, absolute_expires_at) < now() - interval '1 day'`.execute(
        trx,
      )
      // The log-out of an organisation's login reads these rows as long as the session is stored.
      await sql`delete from identity_sessions where created_at < app_now() - interval '1 day' and not exists (select from sessions
        where sessions.org_id = identity_sessions.org_id and sessions.id_hash = identity_sessions.session_hash)`.execute(
        trx,
      )
      await sql`delete from logout_tokens where taken_at < now() - interval '1 day'`.execute(trx)
      await sql`delete from api_requests where at < app_now() - make_interval(days => ${requestDays}::int)`.execute(
        trx,
      )
      await sql`delete from idempotency_keys where created_at < now() - make_interval(days => ${intentDays}::int)`.execute(
        trx,
      )
    })
    if (store.engine === 'embedded') await sql`analyze`.execute(store.db)
  },
})

import { sql } from 'kysely'
import type { ServerDefinitions } from '../app/definitions.ts'
import { spreadEvents } from '../outbox/lease.ts'
import type { Store } from '../store/store.ts'

export interface SpreadTerms {
  /** True if mail is sent or shown. */
  isMailed: boolean
}

/**
 * Creates a mail per event and person who wants it; those for a daily digest are deferred (TRU-176, TRU-347).
 */
export const spreadMails = async (
  store: Pick<Store, 'db'>,
  { library }: Pick<ServerDefinitions, 'library'>,
  { isMailed }: SpreadTerms,
): Promise<void> => {
  const mails = isMailed
    ? Object.values(library.mails).map(({ id, event, asks = false, always = false }) => ({
        id,
        event,
        asks,
        always,
      }))
    : []
  await spreadEvents(
    store,
    'mailed_at',
    sql`insert into mails (org_id, event_id, user_id, mail, state, due_at)
      select done.org_id, done.id, users.id, texts.id, case when gathered.due_at is null then 'WAITING' else 'GATHERED' end,
          coalesce(gathered.due_at, app_now()) from done
        join jsonb_to_recordset(${JSON.stringify(mails)}::jsonb) as texts (id text, event text, asks boolean, always boolean)
          on texts.event = done.event_type
        join users on users.org_id = done.org_id and users.id::text = any (done.people)
        left join mail_preferences wish on wish.org_id = users.org_id and wish.user_id = users.id
        left join lateral (select digest_at(app_now(), wish.zone, wish.digest_at, wish.digest = 'WEEKDAYS') as due_at
          where wish.digest <> 'AT_ONCE' and not texts.asks and not texts.always) gathered on true
        where texts.always or coalesce(wish.mail, 'EVERYTHING') = 'EVERYTHING' or (texts.asks and wish.mail = 'DECISIONS')
      on conflict do nothing`,
  )
}

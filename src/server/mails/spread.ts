import { sql } from 'kysely'
import type { ServerDefinitions } from '../app/definitions.ts'
import { spreadEvents } from '../outbox/lease.ts'
import type { Store } from '../store/store.ts'

export interface SpreadTerms {
  /** Whether anybody reads what is mailed. */
  isMailed: boolean
}

/** Makes the mails of what happened, one for each person who wants it (TRU-176). */
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
    sql`insert into mails (org_id, event_id, user_id, mail)
      select done.org_id, done.id, users.id, texts.id from done
        join jsonb_to_recordset(${JSON.stringify(mails)}::jsonb) as texts (id text, event text, asks boolean, always boolean)
          on texts.event = done.event_type
        join users on users.org_id = done.org_id and users.id::text = any (done.people)
        left join mail_preferences wish on wish.org_id = users.org_id and wish.user_id = users.id
        where texts.always or coalesce(wish.mail, 'EVERYTHING') = 'EVERYTHING' or (texts.asks and wish.mail = 'DECISIONS')
      on conflict do nothing`,
  )
}

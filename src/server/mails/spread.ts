import { sql } from 'kysely'
import type { ServerDefinitions } from '../app/definitions.ts'
import type { Store } from '../store/store.ts'
import { asSystem } from '../store/tenant.ts'

const EVENTS_AT_ONCE = 100

export interface SpreadTerms {
  /** Whether anybody reads what is mailed. */
  isMailed: boolean
}

/** Makes the mails of what happened, one for each person who wants it, in the transaction that marks the event as done (TRU-176). */
export const spreadEvents = async (
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
  const spread = () =>
    asSystem(store, async (trx) => {
      const { rows } = await sql`
        with taken as (
          select org_id, id from outbox where mailed_at is null order by seq limit ${EVENTS_AT_ONCE}
            for update skip locked),
        done as (
          update outbox set mailed_at = app_now() from taken
            where outbox.org_id = taken.org_id and outbox.id = taken.id
            returning outbox.org_id, outbox.id, outbox.event_type, outbox.people),
        texts as (select * from jsonb_to_recordset(${JSON.stringify(mails)}::jsonb) as text (id text, event text, asks boolean, always boolean)),
        made as (
          insert into mails (org_id, event_id, user_id, mail)
            select done.org_id, done.id, users.id, texts.id from done
              join texts on texts.event = done.event_type
              join users on users.org_id = done.org_id and users.id::text = any (done.people)
              left join mail_preferences wish on wish.org_id = users.org_id and wish.user_id = users.id
              where texts.always or coalesce(wish.mail, 'EVERYTHING') = 'EVERYTHING' or (texts.asks and wish.mail = 'DECISIONS')
            on conflict do nothing)
        select id from done`.execute(trx)
      return rows.length
    })
  while ((await spread()) === EVENTS_AT_ONCE);
}

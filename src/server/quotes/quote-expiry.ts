import { sql } from 'kysely'
import type { Forgetting } from '../jobs/forgetting.ts'

/** Deletes unused quotes a day after they expire, since each pause in typing makes one. */
export const quoteForgetting: Forgetting = {
  name: 'quotes.forget',
  forget: (trx) =>
    trx
      .deleteFrom('quotes')
      .where('state', '=', 'open')
      .where('expires_at', '<', sql<Date>`app_now() - interval '1 day'`)
      .execute(),
}

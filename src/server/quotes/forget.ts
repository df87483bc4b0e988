import { sql } from 'kysely'
import type { Jobs } from '../jobs/jobs.ts'
import type { Store } from '../store/store.ts'
import { asSystem } from '../store/tenant.ts'

const HOUR = 3600

/** A quote nobody took is forgotten a day after it expired; each pause in typing makes one. */
export const defineQuoteForgetting = (jobs: Pick<Jobs, 'define'>, store: Pick<Store, 'db'>): void =>
  jobs.define({
    name: 'quotes.forget',
    everySeconds: HOUR,
    work: () =>
      asSystem(store, async (trx) => {
        await trx
          .deleteFrom('quotes')
          .where('state', '=', 'open')
          .where('expires_at', '<', sql<Date>`app_now() - interval '1 day'`)
          .execute()
      }),
  })

import { sql } from 'kysely'
import type { ServerDefinitions } from '../app/definitions.ts'
import { limitOf } from '../definitions/limit.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { notify, type NotifyingDefinitions } from '../notifications/notice.ts'
import type { Store } from '../store/store.ts'
import { forAllTenants, ofTenant } from '../store/tenant.ts'

const HOUR = 3600

/**
 * Notifies people that an API credential expires within `credentialNoticeDays`: once per credential (TRU-115).
 */
export const defineEndingNotices = (
  jobs: Pick<Jobs, 'define'>,
  store: Pick<Store, 'db'>,
  definitions: Pick<ServerDefinitions, 'limits'> & NotifyingDefinitions,
): void =>
  jobs.define({
    name: 'credentials.ending',
    everySeconds: HOUR,
    work: () =>
      forAllTenants(store, 'credentials.ending', async (trx) => {
        const days = limitOf(definitions, 'credentialNoticeDays')
        const ending = await trx
          .updateTable('api_credentials')
          .set({ end_notified_at: sql<Date>`app_now()` })
          .where('deleted_at', 'is', null)
          .where('end_notified_at', 'is', null)
          .where(
            sql<boolean>`expires_at > app_now() and expires_at <= app_now() + make_interval(days => ${days}::int)`,
          )
          .returning(['org_id', 'environment', 'id', 'name', 'owner_id', 'expires_at'])
          .execute()
        for (const { org_id: orgId, environment, id, name, owner_id: owner, expires_at: end } of ending) {
          await notify(ofTenant(trx, orgId), definitions, {
            orgId,
            environment,
            eventType: 'CREDENTIAL_ENDING',
            facts: { name, end: { time: end.toISOString() } },
            parameters: { id },
            persons: { owner },
          })
        }
      }),
  })

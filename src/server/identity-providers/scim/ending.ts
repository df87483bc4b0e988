import { sql } from 'kysely'
import type { ServerDefinitions } from '../../app/definitions.ts'
import { limitOf } from '../../definitions/limit.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { notify, type NotifyingDefinitions } from '../../notifications/notice.ts'
import type { Store } from '../../store/store.ts'
import { forAllTenants } from '../../store/tenant.ts'

const HOUR = 3600

/**
 * Notifies people of the provider that a token of a directory expires within `scimTokenNoticeDays`: once per token
 * (TRU-553).
 */
export const defineTokenEndings = (
  jobs: Pick<Jobs, 'define'>,
  store: Pick<Store, 'db'>,
  definitions: Pick<ServerDefinitions, 'limits'> & NotifyingDefinitions,
): void =>
  jobs.define({
    name: 'scim.token-ending',
    everySeconds: HOUR,
    work: () =>
      forAllTenants(store, 'scim-tokens.ending', async (trx) => {
        const days = limitOf(definitions, 'scimTokenNoticeDays')
        const ending = await sql<{ id: string; name: string; client: string; end: Date }>`
          update identity_providers p set scim_end_notified_at = app_now() from organisations o
          where o.id = p.org_id and p.scim_token_hash is not null and p.scim_end_notified_at is null
            and p.scim_token_ends_at > app_now() and p.scim_token_ends_at <= app_now() + make_interval(days => ${days}::int)
          returning p.id, p.name, o.name as client, p.scim_token_ends_at as end`.execute(trx)
        for (const { id, name, client, end } of ending.rows)
          await notify(trx, definitions, {
            eventType: 'LOGIN_TOKEN_ENDING',
            facts: { name, client, end: { time: end.toISOString() } },
            parameters: { id },
          })
      }),
  })

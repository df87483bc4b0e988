import { sql } from 'kysely'
import type { ServerDefinitions } from '../app/definitions.ts'
import { limitOf } from '../definitions/limit.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { tellClient } from '../provider/client.ts'
import type { Store } from '../store/store.ts'
import { asSystem } from '../store/tenant.ts'

const HOUR = 3600
/** The right of people who may make another token. */
const MAKES = 'provider.change'

/** Tells the people of the provider who may make another one that the token of a directory ends within `scimTokenNoticeDays`: once for each token (TRU-553). */
export const defineTokenEndings = (
  jobs: Pick<Jobs, 'define'>,
  store: Pick<Store, 'db'>,
  definitions: Pick<ServerDefinitions, 'limits' | 'permissions'>,
): void =>
  jobs.define({
    name: 'scim.token-ending',
    everySeconds: HOUR,
    work: () =>
      asSystem(store, async (trx) => {
        const days = limitOf(definitions, 'scimTokenNoticeDays')
        const ending = await sql<{ id: string; name: string; client: string; end: Date }>`
          update identity_providers p set scim_end_notified_at = app_now() from organisations o
          where o.id = p.org_id and p.scim_token_hash is not null and p.scim_end_notified_at is null
            and p.scim_token_ends_at > app_now() and p.scim_token_ends_at <= app_now() + make_interval(days => ${days}::int)
          returning p.id, p.name, o.name as client, p.scim_token_ends_at as end`.execute(trx)
        const staff = await trx.selectFrom('provider_organisations').select('org_id').execute()
        for (const { id, name, client, end } of ending.rows)
          for (const { org_id: orgId } of staff)
            await tellClient(trx, definitions, {
              orgId,
              eventType: 'LOGIN_TOKEN_ENDING',
              facts: { name, client, end: { time: end.toISOString() } },
              for: MAKES,
              page: 'identity-provider',
              parameters: { id },
            })
      }),
  })

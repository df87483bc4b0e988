import { sql } from 'kysely'
import type { ServerDefinitions } from '../../app/definitions.ts'
import { limitOf } from '../../definitions/limit.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { notifyEverywhere } from '../../notifications/notice.ts'
import type { Store } from '../../store/store.ts'
import { forAllTenants, ofTenant, type Trx } from '../../store/tenant.ts'
import { whoMay } from '../../users/rights/who-may.ts'

const HOUR = 3600
/** The permission to create another token. */
const MAKES = 'provider.change'

const findStaff = async (trx: Trx) =>
  (await trx.selectFrom('provider_organisations').select('org_id').execute()).map(({ org_id }) => org_id)

/**
 * Notifies the people who may create a directory token that one expires within `scimTokenNoticeDays`: once
 * per token (TRU-553).
 */
export const defineTokenEndings = (
  jobs: Pick<Jobs, 'define'>,
  store: Pick<Store, 'db'>,
  definitions: Pick<ServerDefinitions, 'limits' | 'permissions'>,
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
        for (const orgId of await findStaff(trx)) {
          const own = ofTenant(trx, orgId)
          const people = await whoMay(own, definitions, MAKES, { orgId })
          const places =
            people.length === 0
              ? []
              : await own
                  .selectFrom('user_environments')
                  .select(['user_id', 'environment'])
                  .where('org_id', '=', orgId)
                  .where('user_id', 'in', people)
                  .execute()
          const byEnvironment = Map.groupBy(places, ({ environment }) => environment)
          const heard = new Map(
            [...byEnvironment].map(([environment, rows]) => [environment, rows.map((row) => row.user_id)]),
          )
          for (const { id, name, client, end } of ending.rows) {
            const facts = { name, client, end: { time: end.toISOString() } }
            const place = { page: 'identity-provider', parameters: { id } }
            await notifyEverywhere(own, { orgId, eventType: 'LOGIN_TOKEN_ENDING', facts, ...place }, heard)
          }
        }
      }),
  })

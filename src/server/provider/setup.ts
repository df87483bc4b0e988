import { sql } from 'kysely'
import type { Answer } from '#definition/wire.ts'
import type { CallRequest, ClientsRequest } from '../app/call.ts'
import type { ServerConfig } from '../app/config.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { pageOf } from '../app/list/list-page.ts'
import { listOf } from '../languages/lists.ts'
import { whoMay } from '../users/rights/who-may.ts'
import { administratorRoles } from './client-list.ts'

/** The parts of the configuration that decide whether a deployment is complete. */
export interface Deployment extends Pick<ServerConfig, 'production' | 'mail' | 'network'> {
  /** Resolves to true if its network answers. */
  isAnswering(): Promise<boolean>
}

interface Counted {
  clients: boolean
  underAdministered: boolean
  entered: boolean
  funded: boolean
}

const count = async ({ trx }: CallRequest, roles: readonly string[]): Promise<Counted> => {
  const { rows } = await sql<Counted>`
    with client as (select o.id from organisations o
      where not exists (select from provider_organisations own where own.org_id = o.id)
        and not exists (select from client_states s where s.org_id = o.id and s.state = 'DISABLED'))
    select exists (select from client) as clients,
      exists (select from client where 2 > (select count(distinct u.id) from users u
        join user_roles r on r.org_id = u.org_id and r.user_id = u.id and r.role = any(${[...roles]}::text[])
        where u.org_id = client.id and u.status = 'ACTIVE')) as "underAdministered",
      exists (select from client join users u on u.org_id = client.id and u.last_sign_in_at is not null) as entered,
      exists (select from client join account_credits c on c.org_id = client.id
        and c.environment = 'prod' and c.state = 'booked') as funded`.execute(trx)
  return rows[0]!
}

/** Lists the steps before money may move in production, in order and with their current state (TRU-364). */
export const listSetup = async (
  request: ClientsRequest,
  definitions: ServerDefinitions,
  deployment: Deployment,
): Promise<Answer<'providerSetup.list'>> => {
  const staff = await whoMay(request.trx, definitions, 'provider.decide', { orgId: request.tenant.orgId })
  const counted = await request.clients.read(() => count(request, administratorRoles(definitions)))
  const done: Readonly<Record<string, boolean>> = {
    production: deployment.production,
    mail: deployment.mail !== undefined,
    network: deployment.network.isSimulated !== true && (await deployment.isAnswering()),
    'second-person': staff.length > 1,
    'first-client': counted.clients,
    administrators: counted.clients && !counted.underAdministered,
    'first-sign-in': counted.entered,
    liquidity: counted.funded,
  }
  const mends = new Map(listOf(definitions, 'setup-mends').map(({ value, label }) => [value, label]))
  const content = listOf(definitions, 'setup-lines').map(({ value, label }, at) => ({
    id: value,
    place: at + 1,
    // Numbered, because two columns do not show the order.
    title: `${at + 1}. ${label}`,
    ...(done[value]
      ? { state: 'DONE' as const }
      : { state: 'MISSING' as const, how: mends.get(value) ?? '' }),
  }))
  const missing = content.filter(({ state }) => state === 'MISSING').length
  const { length } = content
  return { content, missing, page: pageOf({ page: 0, size: length }, String(length)) }
}

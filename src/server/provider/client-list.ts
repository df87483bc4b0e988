import { sql } from 'kysely'
import type { Answer, PagedQuery } from '#definition/wire.ts'
import { formatMoney } from '#values/money.ts'
import { checkUuid } from '#values/uuid.ts'
import { countBy } from '../app/list/counts.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { pageOf, sliceOf } from '../app/list/list-page.ts'
import { listedAmong } from '../languages/lists.ts'
import type { Environment } from '../store/environment.ts'
import { matchesWords } from '../store/search-text.ts'
import type { Trx } from '../store/tenant.ts'

type Client = Answer<'providerClients.read'>

interface ClientRow {
  id: string
  name: string
  has_begun: boolean
  customer_id: string | null
  products: string[]
  server_version: string
  created_at: Date
  state: Client['state'] | 'SETTING_UP'
  reason: string | null
  people: number
  administrators: string | null
  environments: Environment[]
  last_sign_in_at: Date | null
  last_activity_at: Date | null
  settings: Record<string, string> | null
  own_issuer: string | null
  is_second_factor_required: boolean
  destinations: number
  credit_lines: { environment: Environment; currency: string; amount: string }[] | null
}

/** True if a person of the client signed in, or it has a payment. */
const hasBegun = sql`(exists (select from users entered where entered.org_id = o.id and entered.last_sign_in_at is not null)
  or exists (select from payments p where p.org_id = o.id))`

const state = sql`case when standing.state = 'DISABLED' then 'DISABLED' when not ${hasBegun} then 'SETTING_UP' else 'ACTIVE' end`

/** The tables of all organisations except the provider's own. */
const clients = sql`organisations o left join client_states standing on standing.org_id = o.id
  where not exists (select from provider_organisations own where own.org_id = o.id)`

const columns = (administratorRoles: readonly string[]) => sql`
  o.id, o.name, ${hasBegun} as has_begun, o.customer_id, o.products, o.server_version, o.created_at, o.is_second_factor_required, ${state} as state,
  case when standing.state = 'DISABLED' then standing.reason end as reason,
  (select count(*)::int from users u where u.org_id = o.id and u.status in ('CREATED', 'ACTIVE', 'DISABLED')) as people,
  (select string_agg(trim(u.first_name || ' ' || u.last_name), ', ' order by u.last_name, u.id) from users u
    where u.org_id = o.id and u.status = 'ACTIVE' and exists (select from user_roles r
      where r.org_id = u.org_id and r.user_id = u.id and r.role = any(${[...administratorRoles]}::text[]))) as administrators,
  array(select distinct environment from user_environments e where e.org_id = o.id order by environment) as environments,
  (select max(u.last_sign_in_at) from users u where u.org_id = o.id) as last_sign_in_at,
  (select at from audit_trail a where a.org_id = o.id order by seq desc limit 1) as last_activity_at,
  (select issuer from identity_providers l where l.org_id = o.id and l.state = 'ON' order by l.created_at limit 1) as own_issuer,
  (select jsonb_object_agg(setting_name, setting_value) from organisation_settings s where s.org_id = o.id) as settings,
  coalesce((select jsonb_array_length(configuration #> '{routes,enabledDestinationList}')
    + jsonb_array_length(configuration #> '{routes,enabledCryptoDestinationList}')
    from product_configurations c where c.org_id = o.id), 0) as destinations,
  (select jsonb_agg(jsonb_build_object('environment', environment, 'currency', currency, 'amount', credit_line::text)
      order by environment, currency)
    from balances b where b.org_id = o.id and b.account_type = 'PAYMENTS' and b.credit_line > 0) as credit_lines`

const labels = (definitions: ServerDefinitions, list: string, values: readonly string[]): string =>
  listedAmong(definitions, list, values)
    .map(({ label }) => label)
    .join(', ')

export interface ClientTerms {
  definitions: ServerDefinitions
  /** The issuer where clients' people sign in; absent: this process. */
  issuer?: string
}

const signInOf = (
  own: string | null,
  issuer: string | undefined,
): Pick<Client, 'identityProvider' | 'issuer'> => {
  if (own !== null) return { identityProvider: 'OWN', issuer: own }
  return issuer === undefined ? { identityProvider: 'BUILT_IN' } : { identityProvider: 'OUTSIDE', issuer }
}

const toClient = ({ definitions, issuer }: ClientTerms, row: ClientRow): Client => ({
  id: row.id,
  name: row.name,
  state: row.state === 'DISABLED' ? 'DISABLED' : 'ACTIVE',
  hasBegun: row.has_begun,
  products: labels(definitions, 'organisation-products', row.products),
  environments: labels(definitions, 'environments', row.environments),
  people: row.people,
  ...signInOf(row.own_issuer, issuer),
  secondFactor: row.is_second_factor_required ? 'REQUIRED' : 'OPTIONAL',
  paymentApproval: row.settings?.payment_authorization === 'true' ? 'ON' : 'OFF',
  destinations: row.destinations,
  serverVersion: row.server_version,
  createdAt: row.created_at.toISOString(),
  ...(row.customer_id !== null && { customerId: row.customer_id }),
  ...(row.administrators !== null && { administrators: row.administrators }),
  ...(row.credit_lines && {
    creditLines: row.credit_lines
      .map(
        ({ environment, currency, amount }) =>
          `${formatMoney(amount, currency)} (${labels(definitions, 'environments', [environment])})`,
      )
      .join(', '),
  }),
  ...(row.reason !== null && { reason: row.reason }),
  ...(row.last_sign_in_at && { lastSignInAt: row.last_sign_in_at.toISOString() }),
  ...(row.last_activity_at && { lastActivityAt: row.last_activity_at.toISOString() }),
})

/** Returns the roles whose holders administer an organisation. */
export const administratorRoles = (definitions: Pick<ServerDefinitions, 'roles'>): string[] =>
  Object.entries(definitions.roles).flatMap(([name, { administrator }]) => (administrator ? [name] : []))

const ORDERS = {
  name: 'lower(name)',
  created_at: 'created_at',
  last_activity_at: 'last_activity_at',
  people: 'people',
} as const

/** Returns a page of clients; only for a transaction across clients. */
export const listClients = async (
  trx: Trx,
  terms: ClientTerms,
  query: PagedQuery<'providerClients.list'>,
) => {
  const { page, size, offset } = sliceOf(query)
  const found = sql`${clients} and ${matchesWords(query.search ?? '', sql`o.name || ' ' || coalesce(o.customer_id, '')`)}`
  const counts = await countBy(trx, { state, from: found })
  const narrowed = sql`${found} and (${query.state ?? null}::text is null or ${state} = ${query.state ?? null}::text)`
  const { sort_field: by = 'name', sort_direction: direction = 'asc' } = query
  const { rows } =
    await sql<ClientRow>`select * from (select ${columns(administratorRoles(terms.definitions))} from ${narrowed}) client
    order by ${sql.raw(`${ORDERS[by]} ${direction} nulls last`)}, id limit ${size} offset ${offset}`.execute(
      trx,
    )
  const total = query.state === undefined ? counts.all : (counts[query.state] ?? 0)
  const content = rows.map((row) => toClient(terms, row))
  return { content, counts, page: pageOf({ page, size }, String(total)) }
}

/** Returns one client, or undefined; only for a transaction across clients. */
export const findClient = async (trx: Trx, terms: ClientTerms, id: string): Promise<Client | undefined> => {
  if (checkUuid(id)) return undefined
  const { rows } =
    await sql<ClientRow>`select ${columns(administratorRoles(terms.definitions))} from ${clients} and o.id = ${id}`.execute(
      trx,
    )
  return rows[0] && toClient(terms, rows[0])
}

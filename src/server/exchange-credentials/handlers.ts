import { sql, type Selectable } from 'kysely'
import { checkUuid } from '#values/uuid.ts'
import type { Answered, CallRequest, Handlers } from '../app/call.ts'
import { refused, refusedField } from '../app/refused.ts'
import { isListed, listOf, type KnownLists } from '../definitions/lists.ts'
import type { ExchangeAccount, ExchangeDesk } from '../network/exchange-desk.ts'
import { findPerson } from '../users/person.ts'
import type { ExchangeCredentialsTable } from './table.ts'
import './table.ts'

type Row = Selectable<ExchangeCredentialsTable>
type Place = Pick<ExchangeAccount, 'exchange' | 'environment'>

const ENDING = 4

const toCredential = async ({ trx }: CallRequest, row: Row) => ({
  id: row.id,
  exchange: row.exchange,
  environment: row.environment,
  accountName: row.account_name,
  keyEnding: row.key_ending,
  secretMadeAt: row.secret_made_at.toISOString(),
  createdBy: await findPerson(trx, row.created_by),
  createdAt: row.created_at.toISOString(),
})

/** Those of the environments the person works in: the others do not exist for them. */
const own = ({ trx, session }: CallRequest) =>
  trx.selectFrom('exchange_credentials').selectAll().where('environment', 'in', session.environments)

const at = (request: CallRequest, { exchange, environment }: Place) =>
  own(request).where('exchange', '=', exchange).where('environment', '=', environment).executeTakeFirst()

const told = ({ account_name, key_ending }: Row) => ({ accountName: account_name, keyEnding: key_ending })

const kept = ({ accountName, apiKey }: ExchangeAccount) => ({
  account_name: accountName.trim(),
  key_ending: apiKey.slice(-ENDING),
  secret_made_at: sql<Date>`app_now()`,
})

const shown = async (request: CallRequest, row: Row, verb: string, before?: Row): Promise<Answered> => ({
  body: await toCredential(request, row),
  audit: {
    action: `exchange-credential.${verb}`,
    objectType: 'exchange credential',
    objectId: row.id,
    details: {
      exchange: row.exchange,
      environment: row.environment,
      ...(before && { before: told(before) }),
      after: told(row),
    },
  },
})

/** Credentials of accounts at exchanges, one for each exchange and environment; key and secret are tried, handed on and never shown again (API-048 to API-050). */
export const exchangeCredentialHandlers = ({
  definitions,
  exchanges,
}: {
  definitions: KnownLists
  exchanges: ExchangeDesk
}): Handlers => {
  const wrongPlace = ({ session }: CallRequest, { exchange, environment }: Place) => {
    if (!isListed(definitions, 'exchanges', exchange)) return refusedField('exchange-unknown', 'exchange')
    const isOpen =
      isListed(definitions, 'exchange-environments', environment) &&
      session.environments.some((one) => one === environment)
    return isOpen ? undefined : refusedField('environment-not-assigned', 'environment')
  }
  const create = async (request: CallRequest, account: ExchangeAccount) => {
    const { trx, tenant } = request
    const wrong = wrongPlace(request, account)
    if (wrong) return wrong
    const { exchange, environment } = account
    const row = await trx
      .insertInto('exchange_credentials')
      .values({ org_id: tenant.orgId, exchange, environment, created_by: tenant.userId, ...kept(account) })
      .onConflict((conflict) => conflict.constraint('exchange_credentials_once').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!row) return refusedField('exchange-credentials-exist', 'exchange')
    if (!(await exchanges.connect(tenant.orgId, account))) return refused('exchange-credentials-invalid')
    return shown(request, row, 'create')
  }
  const update = async (request: CallRequest, account: ExchangeAccount) => {
    const before = await at(request, account)
    if (!before) return refused('not-found')
    const row = await request.trx
      .updateTable('exchange_credentials')
      .set(kept(account))
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    if (!(await exchanges.connect(request.tenant.orgId, account)))
      return refused('exchange-credentials-invalid')
    return shown(request, row, 'update', before)
  }
  const accountIn = ({ body }: CallRequest) => body as unknown as ExchangeAccount
  /** The older path names exchange and environment itself. */
  const placeIn = ({ params }: CallRequest): Place => ({
    exchange: params.exchange ?? '',
    environment: params.env ?? '',
  })
  const olderIn = (request: CallRequest) => ({ ...accountIn(request), ...placeIn(request) })
  return {
    'exchangeCredentials.list': async (request) => {
      const rows = await own(request).orderBy('exchange').orderBy('environment').execute()
      return { body: { content: await Promise.all(rows.map((row) => toCredential(request, row))) } }
    },
    'exchangeCredentials.read': async (request) => {
      const id = request.params.id ?? ''
      const row = checkUuid(id) ? undefined : await own(request).where('id', '=', id).executeTakeFirst()
      return row ? { body: await toCredential(request, row) } : refused('not-found')
    },
    'exchangeCredentials.create': (request) => create(request, accountIn(request)),
    'exchangeCredentials.update': (request) => update(request, accountIn(request)),
    'exchangeCredentials.readOlder': async (request) => {
      const row = await at(request, placeIn(request))
      return row ? { body: await toCredential(request, row) } : refused('not-found')
    },
    'exchangeCredentials.createOlder': (request) => create(request, olderIn(request)),
    'exchangeCredentials.updateOlder': (request) => update(request, olderIn(request)),
    'exchangeCredentials.supportedValues': ({ session }) => {
      const environments = listOf(definitions, 'exchange-environments').filter(({ value }) =>
        session.environments.some((one) => one === value),
      )
      return Promise.resolve({ body: { exchanges: listOf(definitions, 'exchanges'), environments } })
    },
  }
}

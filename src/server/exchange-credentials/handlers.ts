import { sql, type Selectable } from 'kysely'
import { checkUuid } from '#values/uuid.ts'
import type { Answered, AskedAhead, CallAnswer, CallRequest, Handler, Handlers } from '../app/call.ts'
import { refused, refusedField } from '../app/refused.ts'
import { isListed, listOf, type KnownLists } from '../definitions/lists.ts'
import type { ExchangeAccount, ExchangeDesk } from '../network/exchange-desk.ts'
import type { Session } from '../app/session.ts'
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

const kept = ({ accountName, apiKey }: ExchangeAccount, reference: unknown) => ({
  account_name: accountName.trim(),
  key_ending: apiKey.slice(-ENDING),
  key_reference: String(reference),
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

const create = async (request: CallRequest, account: ExchangeAccount): Promise<CallAnswer> => {
  const { trx, tenant, ahead } = request
  const { exchange, environment } = account
  const row = await trx
    .insertInto('exchange_credentials')
    .values({
      org_id: tenant.orgId,
      exchange,
      environment,
      created_by: tenant.userId,
      ...kept(account, ahead),
    })
    .onConflict((conflict) => conflict.constraint('exchange_credentials_once').doNothing())
    .returningAll()
    .executeTakeFirst()
  return row ? shown(request, row, 'create') : refusedField('exchange-credentials-exist', 'exchange')
}

const update = async (request: CallRequest, account: ExchangeAccount): Promise<CallAnswer> => {
  const before = await at(request, account)
  if (!before) return refused('not-found')
  const row = await request.trx
    .updateTable('exchange_credentials')
    .set(kept(account, request.ahead))
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return shown(request, row, 'update', before)
}

const accountIn = ({ body }: Pick<CallRequest, 'body'>) => body as unknown as ExchangeAccount

/** The older path names exchange and environment itself. */
const placeIn = ({ params }: Pick<CallRequest, 'params'>): Place => ({
  exchange: params.exchange ?? '',
  environment: params.env ?? '',
})

const olderIn = (asked: AskedAhead) => ({ ...accountIn(asked), ...placeIn(asked) })

/** Credentials of accounts at exchanges, one for each exchange and environment; key and secret are tried, handed on and never shown again (API-048 to API-050). */
export const exchangeCredentialHandlers = ({
  definitions,
  exchanges,
}: {
  definitions: KnownLists
  exchanges: ExchangeDesk
}): Handlers => {
  const wrongPlace = (session: Session, { exchange, environment }: Place) => {
    if (!isListed(definitions, 'exchanges', exchange)) return refusedField('exchange-unknown', 'exchange')
    const isOpen =
      isListed(definitions, 'exchange-environments', environment) &&
      session.environments.some((one) => one === environment)
    return isOpen ? undefined : refusedField('environment-not-assigned', 'environment')
  }
  /** The exchange is asked before there is a transaction; what it holds counts once the row names it. */
  const tried = (
    accountOf: (asked: AskedAhead) => ExchangeAccount,
    keep: (request: CallRequest, account: ExchangeAccount) => Promise<CallAnswer>,
  ): Handler =>
    Object.assign((request: CallRequest) => keep(request, accountOf(request)), {
      ahead: async (asked: AskedAhead) => {
        const account = accountOf(asked)
        const wrong = wrongPlace(asked.session, account)
        if (wrong) return wrong
        const reference = await exchanges.tryAccount(asked.tenant.orgId, account)
        return reference ?? refused('exchange-credentials-invalid')
      },
    })
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
    'exchangeCredentials.create': tried(accountIn, create),
    'exchangeCredentials.update': tried(accountIn, update),
    'exchangeCredentials.readOlder': async (request) => {
      const row = await at(request, placeIn(request))
      return row ? { body: await toCredential(request, row) } : refused('not-found')
    },
    'exchangeCredentials.createOlder': tried(olderIn, create),
    'exchangeCredentials.updateOlder': tried(olderIn, update),
    'exchangeCredentials.supportedValues': ({ session }) => {
      const environments = listOf(definitions, 'exchange-environments').filter(({ value }) =>
        session.environments.some((one) => one === value),
      )
      return Promise.resolve({ body: { exchanges: listOf(definitions, 'exchanges'), environments } })
    },
  }
}

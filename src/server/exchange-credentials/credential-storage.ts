import { sql } from 'kysely'
import type { CallRequest } from '../app/call.ts'
import { refused, refusedField } from '../app/refused.ts'
import type { ExchangeAccount } from '../network/exchanges/exchange-controller.ts'
import { shown } from './answer.ts'

/** The exchange and environment of a stored credential. */
export type Place = Pick<ExchangeAccount, 'exchange' | 'environment'>

/** The exchange and environment of a request; the environment may be one without credentials. */
export interface PlaceQuery {
  exchange: string
  environment: string
}

export const STORED_IN: readonly Place['environment'][] = ['test', 'uat', 'prod']

const ENDING = 4

type Keeping = Pick<CallRequest, 'trx' | 'tenant' | 'session' | 'early'>

/** Selects the credentials of the person's environments; others do not exist for them. */
export const ownCredentials = ({ trx, session }: Pick<CallRequest, 'trx' | 'session'>) => {
  const own = STORED_IN.filter((environment) => session.environments.includes(environment))
  return trx.selectFrom('exchange_credentials').selectAll().where('environment', 'in', own)
}

export const credentialAt = (
  request: Pick<CallRequest, 'trx' | 'session'>,
  { exchange, environment }: PlaceQuery,
) => {
  const place = STORED_IN.find((one) => one === environment)
  return place === undefined
    ? undefined
    : ownCredentials(request)
        .where('exchange', '=', exchange)
        .where('environment', '=', place)
        .executeTakeFirst()
}

const toColumns = ({ accountName, apiKey }: ExchangeAccount, reference: string | undefined) => ({
  account_name: accountName.trim(),
  key_ending: apiKey.slice(-ENDING),
  key_reference: String(reference),
  secret_made_at: sql<Date>`app_now()`,
})

/** Saves a credential unless there is one already. */
export const createCredential = async (request: Keeping, account: ExchangeAccount) => {
  const { trx, tenant, early } = request
  const { exchange, environment } = account
  const row = await trx
    .insertInto('exchange_credentials')
    .values({
      org_id: tenant.orgId,
      exchange,
      environment,
      created_by: tenant.userId,
      ...toColumns(account, early),
    })
    .onConflict((conflict) => conflict.constraint('exchange_credentials_once').doNothing())
    .returningAll()
    .executeTakeFirst()
  return row ? shown(request, row) : refusedField('exchange-credentials-exist', 'exchange')
}

/** Replaces the key of a stored credential. */
export const updateCredential = async (request: Keeping, account: ExchangeAccount) => {
  const before = await credentialAt(request, account)
  if (!before) return refused('not-found')
  const row = await request.trx
    .updateTable('exchange_credentials')
    .set(toColumns(account, request.early))
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return shown(request, row, before)
}

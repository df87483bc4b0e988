import { sql } from 'kysely'
import type { CallAnswer, CallRequest } from '../app/call.ts'
import { refused, refusedField } from '../app/refused.ts'
import type { ExchangeAccount } from '../network/exchange-desk.ts'
import { shown } from './answer.ts'

export type Place = Pick<ExchangeAccount, 'exchange' | 'environment'>

const ENDING = 4

/** Those of the environments the person works in: the others do not exist for them. */
export const ownCredentials = ({ trx, session }: CallRequest) =>
  trx.selectFrom('exchange_credentials').selectAll().where('environment', 'in', session.environments)

export const credentialAt = (request: CallRequest, { exchange, environment }: Place) =>
  ownCredentials(request)
    .where('exchange', '=', exchange)
    .where('environment', '=', environment)
    .executeTakeFirst()

const kept = ({ accountName, apiKey }: ExchangeAccount, reference: unknown) => ({
  account_name: accountName.trim(),
  key_ending: apiKey.slice(-ENDING),
  key_reference: String(reference),
  secret_made_at: sql<Date>`app_now()`,
})

/** Keeps a credential, unless one stands there already. */
export const createCredential = async (
  request: CallRequest,
  account: ExchangeAccount,
): Promise<CallAnswer> => {
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

/** Puts another key in the place of one that is kept. */
export const updateCredential = async (
  request: CallRequest,
  account: ExchangeAccount,
): Promise<CallAnswer> => {
  const before = await credentialAt(request, account)
  if (!before) return refused('not-found')
  const row = await request.trx
    .updateTable('exchange_credentials')
    .set(kept(account, request.ahead))
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return shown(request, row, 'update', before)
}

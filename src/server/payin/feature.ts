import type { CallRequest, Handlers, RequestOf } from '../app/call.ts'
import { refused, refusedField } from '../app/refused.ts'
import type { CardKeys } from '../app/config.ts'
import { otherTenant } from '../onboarding/tenant.ts'
import type { CardProvider } from './provider.ts'
import type { Environment } from '../store/environment.ts'
import type { Feature } from '../feature.ts'
import { createSimulatedCardProvider } from './simulated-payin.ts'

export interface PayinDependencies {
  provider: CardProvider
  /** Public keys of the provider, by kind of environment; a deployer names them. */
  keys: CardKeys
}

/** Production has a key of its own, staging another, everything else that of tests (LIM-016). */
export const keyOf = (keys: CardKeys, environment: Environment): string | undefined => {
  if (environment === 'prod') return keys.production
  return environment === 'staging' || environment === 'stest' ? keys.staging : keys.test
}

const customerOf = async (
  { trx, tenant, session }: CallRequest,
  { provider }: PayinDependencies,
): Promise<string> => {
  const row = await trx.selectFrom('payin_customers').select('customer_id').executeTakeFirst()
  if (row) return row.customer_id
  const { environment } = tenant
  const { id, name } = session.organisation
  const { customerId } = await provider.createCustomer({ id, name, environment })
  await trx
    .insertInto('payin_customers')
    .values({ org_id: tenant.orgId, environment, customer_id: customerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return customerId
}

const addAccount = async (request: RequestOf<'payin.addUnverified'>, dependencies: PayinDependencies) => {
  const { tenantName, ...account } = request.body
  const other = otherTenant(tenantName, request.session)
  if (other) return other
  const customer = await customerOf(request, dependencies)
  const method = await dependencies.provider.addBankAccount(customer, account)
  const { orgId, environment } = request.tenant
  const row = await request.trx
    .insertInto('payin_methods')
    .values({
      org_id: orgId,
      environment,
      id: method.id,
      kind: 'us_bank_account',
      bank_name: method.bankName,
      last4: method.last4,
      verified: false,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return refusedField('payin-account-twice', 'accountNumber')
  return {
    body: { ...method, verified: false },
    audit: {
      action: 'payin.account',
      objectType: 'payment method',
      objectId: method.id,
      details: { last4: method.last4 },
    },
  }
}

const remove = async (
  request: RequestOf<'payin.removeMethod' | 'payin.removeUnverified'>,
  { provider }: PayinDependencies,
  verified: boolean,
) => {
  const { id } = request.query
  const row = await request.trx
    .deleteFrom('payin_methods')
    .where('id', '=', id)
    .where('verified', '=', verified)
    .returning('id')
    .executeTakeFirst()
  if (!row) return refused('deleted-already')
  await provider.remove(id)
  return { body: {}, audit: { action: 'payin.remove', objectType: 'payment method', objectId: id } }
}

const confirm = async ({ trx, body }: RequestOf<'payin.confirmDeposit'>, { provider }: PayinDependencies) => {
  const waiting = await trx
    .selectFrom('payin_methods')
    .selectAll()
    .where('verified', '=', false)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  if (!waiting) return refused('payin-nothing-waits')
  const { id, bank_name: bankName, last4 } = waiting
  if (!(await provider.confirmDeposit({ id, bankName, last4 }, body.descriptorCode)))
    return refusedField('payin-code-wrong', 'descriptorCode')
  await trx.updateTable('payin_methods').set({ verified: true }).where('id', '=', id).execute()
  return {
    body: { id, bankName, last4, verified: true },
    audit: { action: 'payin.verify', objectType: 'payment method', objectId: id },
  }
}

const payinHandlers = (dependencies: PayinDependencies): Handlers => ({
  'payin.customer': async (request) => {
    const customerId = await customerOf(request, dependencies)
    return {
      body: { customerId },
      audit: { action: 'payin.customer', objectType: 'customer', objectId: customerId },
    }
  },
  'payin.setupIntent': async (request) => {
    const customerId = await customerOf(request, dependencies)
    const { clientSecret } = await dependencies.provider.createSetupIntent(customerId)
    const publicKey = keyOf(dependencies.keys, request.tenant.environment)
    const audit = { action: 'payin.setup', objectType: 'customer', objectId: customerId }
    return { body: { customerId, clientSecret, ...(publicKey ? { publicKey } : {}) }, audit }
  },
  'payin.methods': async ({ trx }) => {
    const rows = await trx.selectFrom('payin_methods').selectAll().orderBy('created_at').execute()
    const content = rows.map(({ id, bank_name: bankName, last4, verified }) => ({
      id,
      bankName,
      last4,
      verified,
    }))
    return { body: { content } }
  },
  'payin.removeMethod': (request) => remove(request, dependencies, true),
  'payin.addUnverified': (request) => addAccount(request, dependencies),
  'payin.removeUnverified': (request) => remove(request, dependencies, false),
  'payin.confirmDeposit': (request) => confirm(request, dependencies),
})

/** Ways to fund from outside. */
export const feature: Feature = ({ config }) =>
  payinHandlers({ provider: createSimulatedCardProvider(), keys: config.cardKeys })

import type { CallRequest, Handlers, RequestOf } from '../app/call.ts'
import { refused, refusedField, Refused } from '../app/refused.ts'
import type { CardKeys } from '../app/config.ts'
import { createCardProvider, type CardProvider } from '../network/cards/card-provider.ts'
import type { PaymentMethod } from '../network/cards/contract.ts'
import { takeMethod } from '../network/cards/method-status.ts'
import type { NetworkAnswer } from '../network/http/asking.ts'
import type { Environment } from '../store/environment.ts'
import type { Feature } from '../feature.ts'

/** The status of a network that cannot read the account, and never will. */
const UNREADABLE = 422

export interface PayinDependencies {
  provider: CardProvider
  /** Public keys of the provider, by kind of environment; the deployer configures them. */
  keys: CardKeys
}

/**
 * Returns the key of an environment: production and staging have their own, all others use the test key
 * (LIM-016).
 */
export const keyOf = (keys: CardKeys, environment: Environment): string | undefined => {
  if (environment === 'prod') return keys.production
  return environment === 'staging' || environment === 'stest' ? keys.staging : keys.test
}

type Silence = Exclude<NetworkAnswer<unknown>, { kind: 'answer' }>

/** Returns the refusal for a network without an answer; one that takes no cards offers none. */
const whyNothing = ({ kind }: Silence) => refused(kind === 'unserved' ? 'not-offered' : 'cards-unavailable')

const customerOf = async (
  { trx, tenant, session }: CallRequest,
  { provider }: PayinDependencies,
): Promise<string | ReturnType<typeof whyNothing>> => {
  const row = await trx.selectFrom('payin_customers').select('customer_id').executeTakeFirst()
  if (row) return row.customer_id
  const { environment } = tenant
  const { id: organisationId, name: organisation } = session.organisation
  const answer = await provider.createCustomer({ organisationId, organisation, environment })
  if (answer.kind !== 'answer') return whyNothing(answer)
  const { customerId } = answer.content
  await trx
    .insertInto('payin_customers')
    .values({ org_id: tenant.orgId, environment, customer_id: customerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return customerId
}

const ofCustomer = ({ tenant }: CallRequest, customerId: string) => ({
  organisationId: tenant.orgId,
  environment: tenant.environment,
  customerId,
})

const toMethod = ({ methodId: id, bankName, last4, status }: PaymentMethod) => ({
  id,
  bankName,
  last4,
  verified: status === 'VERIFIED',
})

const addAccount = async (request: RequestOf<'payin.addUnverified'>, dependencies: PayinDependencies) => {
  const { tenantName: _, ...account } = request.body
  const customerId = await customerOf(request, dependencies)
  if (customerId instanceof Refused) return customerId
  const answer = await dependencies.provider.addAccount({ ...ofCustomer(request, customerId), ...account })
  if (answer.kind === 'refused' && answer.status === UNREADABLE)
    return refusedField('payin-account-refused', 'accountNumber')
  if (answer.kind !== 'answer') return whyNothing(answer)
  const { content: method } = answer
  if (method.status === 'REFUSED') return refusedField('payin-account-refused', 'accountNumber')
  const existing = await request.trx
    .selectFrom('payin_methods')
    .select('id')
    .where('id', '=', method.methodId)
    .executeTakeFirst()
  if (existing) return refusedField('payin-account-twice', 'accountNumber')
  const { orgId, environment } = request.tenant
  await takeMethod(request.trx, { orgId, environment }, method)
  return { body: toMethod(method) }
}

const remove = async (
  request: RequestOf<'payin.removeMethod' | 'payin.removeUnverified'>,
  dependencies: PayinDependencies,
  verified: boolean,
) => {
  const { id } = request.query
  const row = await request.trx
    .deleteFrom('payin_methods')
    .where('id', '=', id)
    .where('verified', '=', verified)
    .returning('last4')
    .executeTakeFirst()
  if (!row) return refused('deleted-already')
  const customerId = await customerOf(request, dependencies)
  if (customerId instanceof Refused) return customerId
  const removal = {
    ...ofCustomer(request, customerId),
    methodId: id,
    status: 'REMOVED',
    last4: row.last4,
  } as const
  const answer = await dependencies.provider.remove(removal)
  if (answer.kind !== 'answer') return whyNothing(answer)
  const { orgId, environment } = request.tenant
  await takeMethod(request.trx, { orgId, environment }, answer.content)
  return { body: {} }
}

const confirm = async (request: RequestOf<'payin.confirmDeposit'>, dependencies: PayinDependencies) => {
  const { trx, body, tenant } = request
  const waiting = await trx
    .selectFrom('payin_methods')
    .selectAll()
    .where('verified', '=', false)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  if (!waiting) return refused('payin-nothing-waits')
  const { id: methodId, last4 } = waiting
  const customerId = await customerOf(request, dependencies)
  if (customerId instanceof Refused) return customerId
  const deposit = { ...ofCustomer(request, customerId), methodId, last4, code: body.descriptorCode }
  const answer = await dependencies.provider.confirmDeposit(deposit)
  if (answer.kind !== 'answer') return whyNothing(answer)
  const { content: method } = answer
  if (method.status !== 'VERIFIED') return refusedField('payin-code-wrong', 'descriptorCode')
  const { orgId, environment } = tenant
  await takeMethod(trx, { orgId, environment }, method)
  return { body: toMethod(method) }
}

const payinHandlers = (dependencies: PayinDependencies): Handlers => ({
  'payin.customer': async (request) => {
    const customerId = await customerOf(request, dependencies)
    if (customerId instanceof Refused) return customerId
    return { body: { customerId } }
  },
  'payin.setupIntent': async (request) => {
    const customerId = await customerOf(request, dependencies)
    if (customerId instanceof Refused) return customerId
    const answer = await dependencies.provider.createSetup(ofCustomer(request, customerId))
    if (answer.kind !== 'answer') return whyNothing(answer)
    const { clientSecret } = answer.content
    const publicKey = keyOf(dependencies.keys, request.tenant.environment)
    return { body: { customerId, clientSecret, ...(publicKey ? { publicKey } : {}) } }
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

/** Funding from outside, by card or bank debit. */
export const feature: Feature = ({ config, network }) =>
  payinHandlers({ provider: createCardProvider(network.ask), keys: config.cardKeys })

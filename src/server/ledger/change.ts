import { compare, add } from '#values/decimal.ts'
import { formatMoney } from '#values/money.ts'
import type { LinkedFlow } from '#engine/flow/linking/linked-flow.ts'
import type { AnswerOf, CallRequest, RequestOf } from '../app/call.ts'
import type { ReadFacts } from '../app/facts.ts'
import { refused, refusedField } from '../app/refused.ts'
import type { NetworkData } from '../network/data.ts'
import { checkWhole } from '../onboarding/outreach/check.ts'
import { findAccount, toAccount, type AccountRow } from './account.ts'
import { insertAccount, updateAccount, type AccountChange } from './account-storage.ts'
import { validatePeering, nodeOf } from './node.ts'

/** The dependencies of accounts: the same flows as on the screen, with the server's facts. */
export interface AccountDependencies {
  flows: ReadonlyMap<string, LinkedFlow>
  readFacts: ReadFacts
  ledger: NetworkData['ledger']
}

const validate = (
  { session, tenant }: CallRequest,
  { flows, readFacts, ledger }: AccountDependencies,
  flowId: string,
  answers: Readonly<Record<string, unknown>>,
  existing: object = {},
) => {
  const flow = flows.get(flowId)
  if (!flow) return refused('definition-broken')
  const node = nodeOf(ledger, session.organisation.name)
  const facts = { ...readFacts(session, tenant.environment), node, ...existing }
  const fields = checkWhole(flow, answers, facts)
  return fields.length > 0 ? refused('ledger-account-invalid', { fields }) : validatePeering(ledger, answers)
}

/** Returns the changeable terms of an account. */
const termsOf = (row: AccountRow) => {
  const { id: _id, name: _name, version: _version, balance: _balance, ...terms } = toAccount(row)
  return terms
}

/** Creates an account with a unique name, or refuses each wrong field (ACC-019 to ACC-029). */
export const createAccount = async (
  request: RequestOf<'ledgerAccounts.create'>,
  dependencies: AccountDependencies,
): Promise<AnswerOf<'ledgerAccounts.create'>> => {
  const requested = request.body
  const wrong = validate(request, dependencies, 'create-ledger-account', request.body)
  if (wrong) return wrong
  if (!(await insertAccount(request.trx, request.tenant, requested)))
    return refusedField('ledger-account-exists', 'name')
  const row = (await findAccount(request.trx, requested.name))!
  return { body: toAccount(row), record: { after: termsOf(row) } }
}

/** Returns why a change failed: another person was faster, or the balance is outside the new limits. */
export const whyNotChanged = (
  now: AccountRow,
  version: number,
  { minimum, maximum }: Pick<AccountChange, 'minimum' | 'maximum'>,
) => {
  const changed = refused('ledger-account-changed', { current: toAccount(now) })
  if (now.version !== version) return changed
  const formatAmount = (amount: string) => formatMoney(amount, now.currency)
  const outside = (path: string, balance: string) =>
    refused('ledger-balance-outside', {
      values: { balance },
      fields: [{ path, keyword: 'ledger-balance-outside', message: '' }],
    })
  if (compare(now.balance, minimum) < 0) return outside('minimum', formatAmount(now.balance))
  const whole = add(now.balance, now.held)
  if (compare(whole, maximum) <= 0) return changed
  const reserved = compare(now.held, '0') > 0 ? `, of which transfers hold ${formatAmount(now.held)}` : ''
  return outside('maximum', `${formatAmount(whole)}${reserved}`)
}

/** Changes an account if nobody else has changed it since. */
export const changeAccount = async (
  request: RequestOf<'ledgerAccounts.update'>,
  dependencies: AccountDependencies,
): Promise<AnswerOf<'ledgerAccounts.update'>> => {
  const { name, version, ...requested } = request.body
  const before = await findAccount(request.trx, name, 'LOCAL')
  if (!before) return refused('not-found')
  const account = toAccount(before)
  const wrong = validate(
    request,
    dependencies,
    'edit-ledger-account',
    { ...requested },
    { account, given: { name } },
  )
  if (wrong) return wrong
  const isRetained = await updateAccount(request.trx, name, version, requested)
  const row = (await findAccount(request.trx, name))!
  if (!isRetained) return whyNotChanged(row, version, requested)
  return { body: toAccount(row), record: { before: account, after: termsOf(row) } }
}

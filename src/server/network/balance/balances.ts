import { sql } from 'kysely'
import { compare } from '#values/decimal.ts'
import { lockPaymentAccounts } from '../../balances/reservation.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { leaseDue, workAwhile } from '../../outbox/lease.ts'
import { appNow } from '../../store/clock.ts'
import type { Environment } from '../../store/environment.ts'
import type { Store } from '../../store/store.ts'
import { forTenant, forAllTenants, forNoTenant, type Trx } from '../../store/tenant.ts'
import { takeCredit } from '../credit/credit-messages.ts'
import type { AskNetwork, NetworkAnswer } from '../http/asking.ts'
import type { PayoutTerms } from '../order/terms.ts'
import { differenceOf, newestOf, sayDifference } from './comparison.ts'
import { readBalances, type NetworkBalances } from './contract.ts'
import { ledgerBalanceAt } from './ledger-balance.ts'
import { putOnList, takeOffList, type AccountProblem, type NetworkAccount } from './stuck-account.ts'

const BALANCES = 'network.balances'
const EVERY_SECONDS = 30
const JITTER = 0.2

/**
 * The interval of balance requests, and how long a difference lasts before people are notified, in seconds.
 */
export interface BalanceTerms {
  every: number
  differs: number
}

export interface BalanceDependencies {
  store: Pick<Store, 'db'>
  jobs: Pick<Jobs, 'define'>
  ask: AskNetwork
  /** Resolves to true if the network serves balances, to undefined if it has not answered yet. */
  isOffered(): Promise<boolean | undefined>
  terms: PayoutTerms
  balances: BalanceTerms
}

type Holder = Omit<NetworkAccount, 'currency'>

/** Adds a row for every account that payments are funded from. */
const openAccounts = (trx: Trx) =>
  sql`insert into network_accounts (org_id, environment, currency)
    select org_id, environment, currency from balances b where account_type = 'PAYMENTS'
        and not exists (select from network_accounts n where n.org_id = b.org_id and n.environment = b.environment and n.currency = b.currency)
      on conflict do nothing`.execute(trx)

const lease = async (trx: Trx, { waits, atOnce }: PayoutTerms): Promise<Holder[]> => {
  const { first, longest } = waits
  const keys = await leaseDue(trx, 'network_accounts', { first, longest, jitter: JITTER, most: atOnce })
  const ids = keys.map(({ id }) => id)
  const { rows } = await sql<Holder>`select distinct org_id as "orgId", environment from network_accounts
    where id = any(${ids}::uuid[])`.execute(trx)
  return rows
}

interface StoredAccount {
  currency: string
  as_of: Date | null
  silent: number
  differing: number
}

/** Locks the accounts of an organisation, so that its answers are processed one by one. */
const lock = async (trx: Trx, { orgId, environment }: Holder): Promise<StoredAccount[]> => {
  const { rows } = await sql<StoredAccount>`
    select currency, as_of, extract(epoch from app_now() - heard_at)::float8 as silent,
      coalesce(extract(epoch from app_now() - differs_since), 0)::float8 as differing
    from network_accounts where org_id = ${orgId} and environment = ${environment} order by currency for update`.execute(
    trx,
  )
  return rows
}

/**
 * Returns the problem to list for a failed request; undefined while the silence is shorter than the limit.
 */
const problemOf = (
  answer: Exclude<NetworkAnswer<NetworkBalances>, { kind: 'answer' | 'unserved' }>,
  silent: number,
  longest: number,
): AccountProblem | undefined => {
  const { why: detail } = answer
  if (answer.kind === 'refused') {
    const isUnauthorized = answer.status === 401 || answer.status === 403
    return { reason: isUnauthorized ? 'unauthorized' : 'rejected', detail }
  }
  if (answer.kind === 'unreadable') return { reason: 'unreadable', detail }
  return silent < longest ? undefined : { reason: 'silent', detail }
}

/** Deletes the stored balance: the network has no such account, so nothing is shown or compared. */
const forgetAccount = async (trx: Trx, account: NetworkAccount): Promise<void> => {
  const { orgId, environment, currency } = account
  await sql`update network_accounts set booked = null, available = null, as_of = null, differs_since = null
    where org_id = ${orgId} and environment = ${environment} and currency = ${currency}`.execute(trx)
  await takeOffList(trx, account)
}

/**
 * Stores the balance of one account unless a newer one is stored, and lists the account if it has differed
 * for too long.
 */
const compareAccount = async (
  trx: Trx,
  account: NetworkAccount,
  before: StoredAccount | undefined,
  { balances }: NetworkBalances,
  { differs }: BalanceTerms,
): Promise<void> => {
  const { orgId, environment, currency } = account
  const booked = newestOf(balances, currency, 'booked')
  const available = newestOf(balances, currency, 'available')
  if (!booked) return forgetAccount(trx, account)
  if (before?.as_of && before.as_of.getTime() > Date.parse(booked.asOf)) return
  const ledger = await ledgerBalanceAt(trx, account, booked.asOf)
  const difference = differenceOf(booked.amount, ledger)
  await sql`
    insert into network_accounts as account (org_id, environment, currency, booked, available, as_of, differs_since)
      values (${orgId}, ${environment}, ${currency}, ${booked.amount}::numeric, ${available?.amount ?? null}::numeric,
        ${booked.asOf}::timestamptz, case when ${difference !== undefined} then app_now() end)
    on conflict (org_id, environment, currency) do update set booked = excluded.booked, available = excluded.available,
      as_of = excluded.as_of,
      differs_since = case when ${difference !== undefined} then coalesce(account.differs_since, app_now()) end`.execute(
    trx,
  )
  if (difference === undefined) return takeOffList(trx, account)
  if ((before?.differing ?? 0) < differs) return takeOffList(trx, account, { unless: 'other-balance' })
  const amount = compare(difference, '0') < 0 ? difference.slice(1) : difference
  const detail = sayDifference(booked.amount, ledger, currency)
  await putOnList(trx, account, { reason: 'other-balance', detail, amount })
}

/**
 * Processes an answer in one transaction: books credits that no message brought, then compares each account.
 */
const takeAnswer = async (
  trx: Trx,
  holder: Holder,
  answer: NetworkAnswer<NetworkBalances>,
  { terms, balances: own }: Pick<BalanceDependencies, 'terms' | 'balances'>,
): Promise<void> => {
  const content = answer.kind === 'answer' ? answer.content : { balances: [], credits: [] }
  if (content.credits.length > 1) await lockPaymentAccounts(trx, holder)
  for (const credit of content.credits) await takeCredit(trx, holder, credit, { isRepeated: true })
  const before = await lock(trx, holder)
  // An organisation without an account at the network is compared with nothing.
  const isNone = answer.kind === 'unserved' || (answer.kind === 'refused' && answer.status === 404)
  if (answer.kind !== 'answer' && !isNone) {
    for (const { currency, silent } of before) {
      const problem = problemOf(answer, silent, own.every + terms.waits.silent)
      if (problem) await putOnList(trx, { ...holder, currency }, problem)
    }
    return
  }
  const named = content.balances.map(({ currency }) => currency)
  for (const currency of new Set([...before.map((one) => one.currency), ...named].toSorted())) {
    const stored = before.find((one) => one.currency === currency)
    await compareAccount(trx, { ...holder, currency }, stored, content, own)
  }
  await sql`update network_accounts set tries = 0, heard_at = app_now(),
      due_at = app_now() + make_interval(secs => ${own.every}::float8)
    where org_id = ${holder.orgId} and environment = ${holder.environment}`.execute(trx)
}

/**
 * Defines the job that requests the balances of all clients, shows and compares them; our ledger never
 * changes (TRU-531).
 */
export const defineBalances = (dependencies: BalanceDependencies): void => {
  const { store, jobs, ask, isOffered, terms } = dependencies
  const { tolerance } = terms.waits

  const askOne = async (holder: { orgId: string; environment: Environment }): Promise<void> => {
    const { orgId: organisationId, environment } = holder
    const now = (await forNoTenant(store, appNow)).getTime()
    const answer = await ask<NetworkBalances>({
      capability: 'balances',
      method: 'GET',
      path: `/balances/${environment}/${organisationId}`,
      read: (body) => readBalances({ organisationId, environment }, body, { now, tolerance }),
    })
    await forTenant(store, holder.orgId, (trx) => takeAnswer(trx, holder, answer, dependencies))
  }

  jobs.define({
    name: BALANCES,
    everySeconds: EVERY_SECONDS,
    work: async () => {
      if (!(await isOffered())) return
      await forAllTenants(store, 'accounts.due', openAccounts)
      await workAwhile(async () => {
        const due = await forAllTenants(store, 'accounts.due', (trx) => lease(trx, terms))
        await Promise.all(due.map(askOne))
        return due.length > 0
      })
    },
  })
}

import type { Handlers, RequestOf } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { Refused, refused } from '../app/refused.ts'
import { linkedMachine } from '../definitions/machine.ts'
import { findAccount, toAccount, type AccountRow } from './account.ts'
import { changeAccount, createAccount, type AccountDependencies } from './change.ts'
import { exchangeBalances } from './exchanges.ts'
import { liquidityBetween } from './liquidity.ts'
import { listAccounts } from './list.ts'
import { monitorBalances } from './monitor.ts'
import { nodeOf } from './node.ts'
import { statementOf } from './statement.ts'
import { switchAccount } from './switch.ts'
import type { Feature } from '../feature.ts'

interface LedgerDependencies extends AccountDependencies {
  definitions: ServerDefinitions
  /** Organisations whose transfers are not checked against the available amount (ACC-031). */
  balanceCheckDisabledOrgs: readonly string[]
}

const shown = <Absent extends 'not-found' | 'remote-account-not-found'>(
  row: AccountRow | undefined,
  absent: Absent,
) => (row ? { body: toAccount(row) } : new Refused(absent))

/**
 * Calls on ledger accounts, their balances and external holdings (ACC-001 to ACC-004, API-065 to API-068).
 */
const ledgerHandlers = (dependencies: LedgerDependencies): Handlers => {
  const { definitions, readFacts, ledger } = dependencies
  const machine = linkedMachine(definitions, 'ledger-account')
  const exchanges = exchangeBalances(dependencies)
  const turn = (request: RequestOf<'ledgerAccounts.enable' | 'ledgerAccounts.disable'>) => {
    const facts = readFacts(request.session, request.tenant.environment)
    return switchAccount(request, { machine, facts: facts as Parameters<typeof switchAccount>[1]['facts'] })
  }
  return {
    'ledgerAccounts.list': async ({ trx, query }) => ({
      body: await listAccounts(trx, query),
    }),
    'ledgerAccounts.read': async ({ trx, params }) =>
      shown(await findAccount(trx, params.name, 'LOCAL'), 'not-found'),
    'ledgerAccounts.create': (request) => createAccount(request, dependencies),
    'ledgerAccounts.update': (request) => changeAccount(request, dependencies),
    'ledgerAccounts.enable': turn,
    'ledgerAccounts.disable': turn,
    'ledgerAccounts.statement': async ({ trx, params, query }) => {
      const account = await findAccount(trx, params.id)
      if (!account) return refused('ledger-account-unknown')
      return { body: await statementOf(trx, account, query) }
    },
    'remoteAccounts.read': async ({ trx, params }) =>
      shown(await findAccount(trx, params.name, 'REMOTE'), 'remote-account-not-found'),
    'ledger.monitor': async ({ trx, now }) => ({ body: await monitorBalances(trx, now) }),
    'ledger.node': ({ session }) => Promise.resolve({ body: nodeOf(ledger, session.organisation.name) }),
    'ledger.liquidity': async ({ trx, tenant, query }) => {
      const found = await liquidityBetween(trx, query)
      if (found instanceof Refused) return found
      return { body: { ...found, isChecked: !dependencies.balanceCheckDisabledOrgs.includes(tenant.orgId) } }
    },
    'exchangeBalances.list': exchanges.list,
    'exchangeBalances.read': exchanges.read,
    'exchangeBalances.update': exchanges.update,
  }
}

export const feature: Feature = ({ definitions, onboarding, readFacts, data, config }) =>
  ledgerHandlers({
    definitions,
    flows: onboarding.flows,
    readFacts,
    ledger: data.ledger,
    balanceCheckDisabledOrgs: config.balanceCheckDisabledOrgs,
  })

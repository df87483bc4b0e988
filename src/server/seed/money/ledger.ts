import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { add } from '#values/decimal.ts'
import { hostOf } from '../../quotes/legacy-request.ts'
import type { Trx } from '../../store/tenant.ts'
import type { DemoOrganisation } from '../organisations/demo-organisations.ts'
import { orgIdOf, userIdOf } from '../organisations/organisation.ts'
import { seedId } from '../seed-id.ts'
import type { Row } from '../../store/generated/database.ts'
import type { Environment } from '../../store/environment.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

interface Account {
  name: string
  currency: string
  /** The initial balance of the account. */
  funding: string
  minimum: string
  maximum: string
  low?: string
  peer?: [address: string, relationship: string]
  /** The terms of an account on a peer's ledger: its minimum, maximum and deposit limit. */
  remote?: { least: string; most: string; limit: string; period: 'DAY' | 'WEEK' | 'MONTH' }
  disabled?: true
}

type Move = [
  debit: string,
  credit: string,
  amount: string,
  status: Row<'ledger_transfers'>['status'],
  hoursAgo: number,
  internalId?: string,
]

const {
  accounts: ACCOUNTS,
  moves: MOVES,
  exchanges: EXCHANGES,
} = JSON.parse(readFileSync(new URL('./ledger.data.json', import.meta.url), 'utf8')) as {
  accounts: Account[]
  moves: Move[]
  exchanges: [exchange: string, currency: string, balance: string][]
}

/** The organisations with demo ledger accounts. */
const OWNERS: ReadonlySet<string> = new Set(['cordillera.example'])

/** Returns the statement lines of a transfer, in order. */
const linesOf = ([debit, credit, amount, status]: Move): [string, string, string][] => [
  [debit, 'TRANSFER_OUT', `-${amount}`],
  ...(status === 'COMPLETED' ? ([[credit, 'TRANSFER_IN', amount]] as [string, string, string][]) : []),
  ...(status === 'FAILED' ? ([[debit, 'TRANSFER_RETURNED', amount]] as [string, string, string][]) : []),
]

const seedPlace = async (trx: Trx, organisation: DemoOrganisation, environment: Environment, end: Date) => {
  const own = { org_id: orgIdOf(organisation), environment }
  const idOf = (...words: string[]) => seedId(organisation.domain, environment, 'ledger', ...words)
  const begin = new Date(end.getTime() - 60 * DAY)
  const balances = new Map(ACCOUNTS.map(({ name, funding }) => [name, funding]))
  const reserved = new Map<string, string>()
  const lines = ACCOUNTS.map(({ name, funding }) => ({
    ...own,
    id: idOf('funding', name),
    account_id: idOf(name),
    transfer_id: null as string | null,
    type: 'FUNDING',
    change: funding,
    balance: funding,
    created_at: begin,
  }))
  const transfers = MOVES.map((move, place) => {
    const [debit, credit, amount, status, hoursAgo, internalId] = move
    const id = idOf('transfer', String(place))
    const created_at = new Date(end.getTime() - hoursAgo * HOUR)
    for (const [name, type, change] of linesOf(move)) {
      const balance = add(balances.get(name) ?? '0', change)
      balances.set(name, balance)
      lines.push({
        ...own,
        id: idOf('line', String(place), type),
        account_id: idOf(name),
        transfer_id: id,
        type,
        change,
        balance,
        created_at,
      })
    }
    if (status === 'EXECUTED' || status === 'QUOTED')
      reserved.set(debit, add(reserved.get(debit) ?? '0', amount))
    return {
      ...own,
      id,
      debit_id: idOf(debit),
      credit_id: idOf(credit),
      amount,
      status,
      internal_id: internalId ?? null,
      additional_info: null,
      created_by: userIdOf(organisation, 'maker'),
      created_at,
      modified_at: created_at,
    }
  })
  const accounts = ACCOUNTS.map(({ name, currency, low, peer, remote, disabled }) => ({
    ...own,
    id: idOf(name),
    name,
    kind: remote ? ('REMOTE' as const) : ('LOCAL' as const),
    status: disabled ? ('DISABLED' as const) : ('ENABLED' as const),
    owner: hostOf(organisation.name),
    currency,
    scale: 2,
    rounding_mode: 'HALF_UP' as const,
    low_liquidity: low ?? null,
    peer_address: peer?.[0] ?? null,
    peer_relationship_id: peer?.[1] ?? null,
    owner_minimum: remote?.least ?? null,
    owner_maximum: remote?.most ?? null,
    funding_limit: remote?.limit ?? null,
    funding_period: remote?.period ?? null,
    created_at: begin,
    modified_at: begin,
  }))
  const amounts = ACCOUNTS.map(({ name, currency, minimum, maximum }) => ({
    ...own,
    account_id: idOf(name),
    account_type: 'LEDGER' as const,
    currency,
    kind: 'FIAT' as const,
    settled: add(balances.get(name)!, reserved.get(name) ?? '0'),
    held: reserved.get(name) ?? '0',
    minimum,
    maximum,
  }))
  await trx.insertInto('ledger_accounts').values(accounts).execute()
  await trx.insertInto('balances').values(amounts).execute()
  await trx.insertInto('ledger_transfers').values(transfers).execute()
  for (const line of lines)
    await trx
      .insertInto('ledger_transactions')
      .values({ ...line, type: sql`${line.type}` })
      .execute()
  const wallets = EXCHANGES.map(([exchange, currency, balance]) => ({
    ...own,
    id: idOf('exchange', exchange, currency),
    exchange,
    currency,
    balance,
    mock: environment !== 'prod',
    modified_at: end,
  }))
  await trx.insertInto('exchange_balances').values(wallets).execute()
}

/** Writes accounts with a history, pending transfers, partner accounts and exchange balances. */
export const seedLedger = async (trx: Trx, organisation: DemoOrganisation, end: Date): Promise<void> => {
  if (!OWNERS.has(organisation.domain)) return
  for (const environment of organisation.environments) await seedPlace(trx, organisation, environment, end)
}

import { join } from 'node:path'
import { sayFinding } from '#definition/finding.ts'
import { definitionsRoot, readDefinitions } from '../definitions/definition-files.ts'
import { checkNetwork } from './validity/network-check.ts'
import type { PayoutTerms } from './order/terms.ts'
import type { BankCalendar } from './calendar/arrival.ts'
import type { BalanceTerms } from './balance/balances.ts'
import type { StablecoinProvider } from './stablecoin-provider.ts'
import type { Cause, Corridor, Holder, NetworkState, RequirementField } from './types.ts'

export interface ScenarioStep {
  state: NetworkState
  after: number
  jitter?: number
  cause?: string
}

export type Side = 'sender' | 'intermediary' | 'receiver'

export interface LegacyNext {
  move: string
  after: number
  jitter?: number
  cause?: string
}

export type LegacyScenario = { says: string } & Partial<Record<Side, Record<string, LegacyNext | 'silence'>>>

/** A further question of the provider about an onboarding task. */
export interface ExchangeQuery {
  title: string
  says: string
}

/** A route to a host: the institutions that the money passes, in order; empty if it is direct. */
export interface ListedRoute {
  destination: string
  hosts: string[]
  currencies: string[]
}

export type Verdict = 'approved' | 'failed' | 'expired' | 'needs_review' | 'declined'

export interface NetworkData {
  corridors: Corridor[]
  holders: Record<Holder | 'address', RequirementField[]>
  market: { seed: string; swing: string; perDollar: Record<string, string> }
  routes: ListedRoute[]
  partners: { fixed: Record<string, string>; overrides: Record<string, Record<string, string>> }
  scenarios: {
    otherwise: string
    scenarios: Record<string, { says: string; accounts?: string[]; steps: ScenarioStep[] }>
    causes: Record<string, Cause>
  }
  legacy: { otherwise: string; scenarios: Record<string, LegacyScenario> }
  onboarding: {
    review: { after: number }
    verification: { after: number }
    asks: (ExchangeQuery & { task: string; subtask: string; answer: string; endsWith: string })[]
    verdicts: { endsWith: string; status: Verdict }[]
  }
  payouts: PayoutTerms
  walletReview: { after: number; jitter: number; outOfHundred: { blocked: number; denied: number } }
  stablecoin: StablecoinProvider
  balances: BalanceTerms
  calendars: BankCalendar[]
  ledger: {
    peers: { address: string; name: string; relationships: string[] }[]
    prepare: number
    settle: number
    refuses: string
  }
}

/** Reads the network definitions below a folder. Throws an error with the first finding if one is wrong. */
export const readNetwork = (folder: string): NetworkData => {
  const files = readDefinitions(join(folder, 'network'))
  const { contents, findings } = checkNetwork(files)
  if (findings[0] !== undefined)
    throw new Error(`definitions/${sayFinding(findings[0])} Run npm run check to see all that is wrong.`)
  const take = <T>(path: string): T => {
    if (!contents.has(path)) throw new Error(`definitions/network/${path} is missing.`)
    return contents.get(path) as T
  }
  const corridors = [...contents.keys()].filter((path) => path.startsWith('corridors/'))
  if (corridors.length === 0) throw new Error('definitions/network/corridors holds no corridor.')
  return {
    corridors: corridors.map((path) => take<Corridor>(path)),
    holders: take('holders.json'),
    market: take('market.json'),
    partners: take('partners.json'),
    routes: take<{ routes: ListedRoute[] }>('routes.json').routes,
    scenarios: take('scenarios.json'),
    legacy: take('legacy.json'),
    payouts: take('payouts.json'),
    walletReview: take('wallet-review.json'),
    onboarding: take('onboarding.json'),
    stablecoin: take('stablecoin.json'),
    ledger: take('ledger.json'),
    balances: take('balances.json'),
    calendars: take<{ calendars: BankCalendar[] }>('calendar.json').calendars,
  }
}

let existing: NetworkData | undefined

/** Returns the network definitions, read and checked once. */
export const networkData = (): NetworkData => (existing ??= readNetwork(definitionsRoot))

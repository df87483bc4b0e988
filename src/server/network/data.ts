import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormatsModule from 'ajv-formats'
import { definitionsRoot, readDefinitions } from '../definitions/read.ts'
import { readSchemas } from '../definitions/schemas.ts'
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

/** What the desk would still like to see before it decides about a task. */
export interface DeskAsk {
  title: string
  says: string
}

/** One way to a host: those the money passes, in order; none when it is reached directly. */
export interface KnownRoute {
  destination: string
  hosts: string[]
  currencies: string[]
}

export type Verdict = 'approved' | 'failed' | 'expired' | 'needs_review' | 'declined'

export interface NetworkData {
  corridors: Corridor[]
  holders: Record<Holder | 'address', RequirementField[]>
  market: { seed: string; swing: string; perDollar: Record<string, string> }
  routes: KnownRoute[]
  partners: { fixed: Record<string, string>; overrides: Record<string, Record<string, string>> }
  scenarios: {
    otherwise: string
    scenarios: Record<string, { says: string; steps: ScenarioStep[] }>
    causes: Record<string, Cause>
  }
  legacy: { otherwise: string; scenarios: Record<string, LegacyScenario> }
  onboarding: {
    review: { after: number }
    verification: { after: number }
    asks: (DeskAsk & { task: string; subtask: string; answer: string; endsWith: string })[]
    verdicts: { endsWith: string; status: Verdict }[]
  }
  walletReview: { after: number; jitter: number; outOfHundred: { blocked: number; denied: number } }
  stablecoin: StablecoinProvider
  ledger: {
    peers: { address: string; name: string; relationships: string[] }[]
    prepare: number
    settle: number
    refuses: string
  }
}

const createValidator = (): Ajv2020 => {
  const ajv = new Ajv2020({ strict: false })
  ;(addFormatsModule as unknown as (ajv: Ajv2020) => void)(ajv)
  for (const [name, schema] of readSchemas()) {
    if (/^(values|entities|network)\//.test(name)) ajv.addSchema(schema)
  }
  return ajv
}

const read = (): NetworkData => {
  const ajv = createValidator()
  const files = readDefinitions(join(definitionsRoot, 'network'))
  const take = <T>(path: string, schema: string): T => {
    const json: unknown = JSON.parse(files.find((file) => file.path === path)?.text ?? 'null')
    if (!ajv.validate(`https://portolan.invalid/network/${schema}.schema.json`, json)) {
      throw new Error(`definitions/network/${path} is not as it must be: ${ajv.errorsText()}`)
    }
    return json as T
  }
  const corridors = files.filter((file) => file.path.startsWith('corridors/'))
  if (corridors.length === 0) throw new Error('definitions/network/corridors holds no corridor.')
  return {
    corridors: corridors.map((file) => take<Corridor>(file.path, 'corridor')),
    holders: take('holders.json', 'holders'),
    market: take('market.json', 'market'),
    partners: take('partners.json', 'partners'),
    routes: take<{ routes: KnownRoute[] }>('routes.json', 'routes').routes,
    scenarios: take('scenarios.json', 'scenarios'),
    legacy: take('legacy.json', 'legacy'),
    walletReview: take('wallet-review.json', 'wallet-review'),
    onboarding: take('onboarding.json', 'onboarding'),
    stablecoin: take('stablecoin.json', 'stablecoin'),
    ledger: take('ledger.json', 'ledger'),
  }
}

let known: NetworkData | undefined

/** What the simulated network offers, read and judged once. */
export const networkData = (): NetworkData => (known ??= read())

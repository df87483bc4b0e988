import type { AdapterService } from '../adapter/adapter-server.ts'
import { drawUpTo } from '../chance.ts'
import type { NetworkData, ScenarioStep } from '../data.ts'
import type { Payout, PayoutStatus } from '../payout/contract.ts'
import { createSimulatedQuotes } from './simulated-quotes.ts'

interface SimulatedPayout {
  payout: Payout
  at: number
  refused?: { cause: string; message: string }
  isCanceled?: boolean
}

const hasAccount = ({ beneficiary }: Payout): boolean =>
  Object.keys(beneficiary).some((name) => name.startsWith('CdtrAcct.'))

/** A network that pays nobody, behind the contract of all networks: it moves payouts by the scenario that goes well, as time passes. */
export const createSimulator = (
  data: Pick<NetworkData, 'corridors' | 'market' | 'scenarios'>,
  now: () => Date,
): AdapterService => {
  const payouts = new Map<string, SimulatedPayout>()
  const quotes = createSimulatedQuotes(data, now)
  const steps: readonly ScenarioStep[] = data.scenarios.scenarios[data.scenarios.otherwise]?.steps ?? []

  /** How many steps a payout has taken. */
  const placeOf = ({ payout, at }: SimulatedPayout): number => {
    let due = at
    return steps.filter(({ after, jitter = 0, state }) => {
      due += (after + drawUpTo(jitter, payout.paymentId, state)) * 1000
      return due <= now().getTime()
    }).length
  }

  const statusOf = (one: SimulatedPayout): PayoutStatus => {
    const { paymentId, amount, currency } = one.payout
    const place = placeOf(one)
    const base = {
      paymentId,
      networkId: `N-${paymentId.replaceAll('-', '')}`,
      occurredAt: new Date(one.at).toISOString(),
      amount,
      currency,
    }
    if (one.refused) return { ...base, ...one.refused, sequence: 1, status: 'REFUSED' }
    // Taken back while nothing was done.
    if (one.isCanceled) return { ...base, sequence: 2, status: 'CANCELED' }
    const step = steps[place - 1]
    return { ...base, sequence: place + 1, status: step?.state ?? 'ACCEPTED' }
  }

  return {
    capabilities: ['payouts', 'quotes'],
    quote: quotes.quote,
    order: (payout) => {
      const before = payouts.get(payout.paymentId)
      if (before && JSON.stringify(before.payout) !== JSON.stringify(payout))
        return { refused: 409, message: 'Another payout was ordered under this ID.' }
      if (before) return { status: statusOf(before) }
      const priceless = quotes.whyNotAt(payout)
      const refused = !hasAccount(payout)
        ? { cause: 'route-misconfigured', message: 'The beneficiary has no account.' }
        : priceless === undefined
          ? undefined
          : { cause: 'quote-expired', message: priceless }
      const one = { payout, at: now().getTime(), ...(refused && { refused }) }
      payouts.set(payout.paymentId, one)
      return { status: statusOf(one) }
    },
    ask: (paymentId) => {
      const one = payouts.get(paymentId)
      return one && statusOf(one)
    },
    cancel: (paymentId) => {
      const one = payouts.get(paymentId)
      if (!one) return undefined
      if (!one.refused && placeOf(one) === 0) one.isCanceled = true
      return { ...statusOf(one), cancel: one.isCanceled ? 'GRANTED' : 'TOO_LATE' }
    },
  }
}

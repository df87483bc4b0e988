import type { Jobs } from '../jobs/jobs.ts'
import { appNow } from '../store/clock.ts'
import type { Store } from '../store/store.ts'
import { forTenant, type Trx } from '../store/tenant.ts'
import { drawUpTo } from './chance.ts'
import type { LegacyNext, NetworkData, Side } from './data.ts'
import type { Handover } from './types.ts'

const STEP = 'network.legacy'

/** A move of a legacy payment, and the side that made it. */
export interface MoveMade {
  move: string
  side: Side
  scenario: string | null
}

interface StepJob extends Handover, MoveMade {
  cause?: string
}

/**
 * Applies a move of another institution. Returns the next move that follows, or undefined if it came out of
 * turn.
 */
export type TakeMove = (trx: Trx, step: StepJob) => Promise<string | undefined>

/** The other institutions in a legacy payment. */
export interface LegacyNetwork {
  /** Returns the scenario named by the receiver's address, or null. */
  scenario(receiverAddress: string | null): string | null
  /** Reports a move to them in the transaction that made it; their own moves follow later. */
  follow(trx: Trx, payment: Handover, made: MoveMade): Promise<void>
}

/**
 * Creates a simulator of the other institutions: it answers each move by scenario, on business time, through
 * jobs that survive a restart.
 */
export const createLegacyNetwork = (
  { legacy }: Pick<NetworkData, 'legacy'>,
  jobs: Pick<Jobs, 'define' | 'enqueue'>,
  store: Pick<Store, 'db'>,
  take: TakeMove,
): LegacyNetwork => {
  const { scenarios, otherwise } = legacy

  const nextOf = ({ move, side, scenario }: MoveMade): LegacyNext | undefined => {
    const next = scenarios[scenario ?? otherwise]?.[side]?.[move] ?? scenarios[otherwise]?.[side]?.[move]
    return next === 'silence' ? undefined : next
  }

  const follow = async (trx: Trx, payment: Handover, made: MoveMade): Promise<void> => {
    const next = nextOf(made)
    if (!next) return
    const wait = next.after + drawUpTo(next.jitter ?? 0, payment.paymentId, next.move)
    const at = new Date((await appNow(trx)).getTime() + wait * 1000)
    const { orgId, environment, paymentId } = payment
    const step: StepJob = { orgId, environment, paymentId, ...made, move: next.move, cause: next.cause }
    await jobs.enqueue(trx, STEP, step, { at })
  }

  jobs.define<StepJob>({
    name: STEP,
    work: (step) =>
      forTenant(store, step.orgId, async (trx) => {
        const move = await take(trx, step)
        if (move !== undefined) await follow(trx, step, { ...step, move })
      }),
  })

  return {
    follow,
    scenario: (address) => {
      const account = address?.split('@')[0] ?? ''
      return Object.hasOwn(scenarios, account) ? account : null
    },
  }
}

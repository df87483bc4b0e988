import type { Jobs } from '../jobs/jobs.ts'
import { appNow } from '../store/clock.ts'
import type { Store } from '../store/store.ts'
import { forTenant, type Trx } from '../store/tenant.ts'
import type { NetworkData } from './data.ts'
import type { Environment } from '../store/environment.ts'

const ANSWER = 'network.peer-ledger'

export interface PeerAnswer {
  orgId: string
  environment: Environment
  transferId: string
  move: 'prepare' | 'settle' | 'refuse'
}

/** Applies the other ledger's answer about a transfer; returns true if the transfer changed state. */
export type TakePeerAnswer = (trx: Trx, answer: PeerAnswer) => Promise<boolean>

export interface TransferHandover extends Omit<PeerAnswer, 'move'> {
  internalId: string | null
}

/** The ledgers of peered institutions. */
export interface PeerLedger {
  /** Sends a transfer in the transaction that executed it; the answers follow later. */
  execute(trx: Trx, transfer: TransferHandover): Promise<void>
}

/**
 * Creates a simulator of another ledger: it agrees and then executes, or refuses, on business time, through
 * jobs that survive a restart.
 */
export const createPeerLedger = (
  { ledger }: Pick<NetworkData, 'ledger'>,
  jobs: Pick<Jobs, 'define' | 'enqueue'>,
  store: Pick<Store, 'db'>,
  take: TakePeerAnswer,
): PeerLedger => {
  const later = async (trx: Trx, answer: PeerAnswer, seconds: number) => {
    const at = new Date((await appNow(trx)).getTime() + seconds * 1000)
    await jobs.enqueue(trx, ANSWER, answer, { at })
  }

  jobs.define<PeerAnswer>({
    name: ANSWER,
    work: (answer) =>
      forTenant(store, answer.orgId, async (trx) => {
        const isMoved = await take(trx, answer)
        if (isMoved && answer.move === 'prepare')
          await later(trx, { ...answer, move: 'settle' }, ledger.settle)
      }),
  })

  return {
    execute: (trx, { internalId, ...transfer }) => {
      const move = internalId?.endsWith(ledger.refuses) ? 'refuse' : 'prepare'
      return later(trx, { ...transfer, move }, ledger.prepare)
    },
  }
}

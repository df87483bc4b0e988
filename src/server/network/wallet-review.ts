import type { Jobs } from '../jobs/jobs.ts'
import { appNow } from '../store/clock.ts'
import type { Store } from '../store/store.ts'
import { asSystem, type Trx } from '../store/tenant.ts'
import { drawUpTo } from './chance.ts'
import type { NetworkData } from './data.ts'

const REVIEW = 'network.wallet-review'

export interface WalletHandover {
  orgId: string
  walletId: string
  address: string
}

export interface WalletReviewed extends WalletHandover {
  approved: 'Yes' | 'No' | 'Blocked'
}

/** Takes what the provider decided about a wallet. */
export type TakeWalletReview = (trx: Trx, review: WalletReviewed) => Promise<void>

/** The provider's compliance, which looks at every wallet that is added. */
export interface WalletReview {
  /** Hands a wallet over, inside the transaction that added it; the verdict comes back later. */
  review(trx: Trx, wallet: WalletHandover): Promise<void>
}

/** A review inside this process: the verdict follows from the address, on business time, through a job that survives a restart. */
export const createWalletReview = (
  { walletReview }: Pick<NetworkData, 'walletReview'>,
  jobs: Pick<Jobs, 'define' | 'enqueue'>,
  store: Pick<Store, 'db'>,
  take: TakeWalletReview,
): WalletReview => {
  const { after, jitter, outOfHundred } = walletReview

  const verdictOn = (address: string): WalletReviewed['approved'] => {
    const drawn = drawUpTo(99, 'wallet review', address)
    if (drawn < outOfHundred.blocked) return 'Blocked'
    return drawn < outOfHundred.blocked + outOfHundred.denied ? 'No' : 'Yes'
  }

  jobs.define<WalletHandover>({
    name: REVIEW,
    work: (wallet) => asSystem(store, (trx) => take(trx, { ...wallet, approved: verdictOn(wallet.address) })),
  })

  return {
    review: async (trx, { orgId, walletId, address }) => {
      const wait = after + drawUpTo(jitter, address)
      const at = new Date((await appNow(trx)).getTime() + wait * 1000)
      await jobs.enqueue(trx, REVIEW, { orgId, walletId, address }, { at })
    },
  }
}

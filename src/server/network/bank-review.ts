import type { Jobs } from '../jobs/jobs.ts'
import { appNow } from '../store/clock.ts'
import type { Store } from '../store/store.ts'
import { asSystem, type Trx } from '../store/tenant.ts'
import type { NetworkData } from './data.ts'

const REVIEW = 'network.bank-review'

export interface BankHandover {
  orgId: string
  bankId: string
  accountNumber: string
}

export interface BankReviewed {
  orgId: string
  bankId: string
  verification: 'Verified' | 'Declined'
}

/** Takes what the provider decided about a bank account. */
export type TakeBankReview = (trx: Trx, review: BankReviewed) => Promise<void>

/** The provider's people, who look at the proof that an account belongs to the customer. */
export interface BankReview {
  /** Hands an account over, inside the transaction that added it; the verdict comes back later. */
  review(trx: Trx, bank: BankHandover): Promise<void>
}

/** A review inside this process: the verdict follows from the account number, on business time, through a job that survives a restart. */
export const createBankReview = (
  { stablecoin }: Pick<NetworkData, 'stablecoin'>,
  jobs: Pick<Jobs, 'define' | 'enqueue'>,
  store: Pick<Store, 'db'>,
  take: TakeBankReview,
): BankReview => {
  const { after, declinedEndsWith } = stablecoin.bankReview

  jobs.define<BankReviewed>({
    name: REVIEW,
    work: (reviewed) => asSystem(store, (trx) => take(trx, reviewed)),
  })

  return {
    review: async (trx, { orgId, bankId, accountNumber }) => {
      const verification = accountNumber.endsWith(declinedEndsWith) ? 'Declined' : 'Verified'
      const at = new Date((await appNow(trx)).getTime() + after * 1000)
      // The queue is no place for account numbers: the verdict travels, not what it follows from.
      await jobs.enqueue(trx, REVIEW, { orgId, bankId, verification } satisfies BankReviewed, { at })
    },
  }
}

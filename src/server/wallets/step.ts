import type { WalletRow } from './answer.ts'
import type { Row } from '../store/generated/database.ts'

export type WalletStep = 'pending' | 'in progress' | 'completed'
export type Verification = 'Not Started' | 'In Progress' | 'In Review' | 'Approved' | 'Declined'

type DecidedWallet = Pick<WalletRow, 'product' | 'chain_key' | 'approved' | 'status'>

export interface StepRules {
  isMultiProduct: boolean
  /** The number of wallets that complete the step, by product. */
  needed: Record<'Stablecoin' | 'others', number>
}

/**
 * Returns true for a wallet that counts: not removed, inactive or denied; one under review counts (OPEN-52).
 */
export const isEligible = ({ approved, status }: DecidedWallet): boolean =>
  status !== 'Deactivated' && status !== 'Inactive' && approved !== 'No' && approved !== 'Blocked'

/** Returns the progress of a product's wallets (ONB-032..037): by number, or by chain in the older flow. */
export const walletStep = (
  wallets: readonly DecidedWallet[],
  product: Row<'wallets'>['product'],
  rules: StepRules,
): WalletStep => {
  const counted = wallets.filter((wallet) => wallet.product === product && isEligible(wallet))
  if (counted.length === 0) return 'pending'
  if (product !== 'Stablecoin') return counted.length >= rules.needed.others ? 'completed' : 'in progress'
  const chains = new Set(counted.map((wallet) => wallet.chain_key))
  const isDone = rules.isMultiProduct
    ? counted.length >= rules.needed.Stablecoin
    : chains.has('xrpl') && chains.has('ethereum')
  return isDone ? 'completed' : 'in progress'
}

/** Returns the verification of the step: the worst of its wallets (WAL-030, TRU-198). */
export const verificationOf = (
  wallets: readonly DecidedWallet[],
  product: Row<'wallets'>['product'],
  step: WalletStep,
): Verification => {
  const own = wallets.filter((wallet) => wallet.product === product && wallet.status !== 'Deactivated')
  const counted = own.filter(isEligible)
  if (own.length === 0) return 'Not Started'
  if (own.some(({ approved }) => approved === 'No' || approved === 'Blocked')) return 'Declined'
  if (counted.length === 0) return 'Declined'
  if (step !== 'completed') return 'In Progress'
  return counted.every((wallet) => wallet.approved === 'Yes') ? 'Approved' : 'In Review'
}

import type { NetworkState } from '../types.ts'
import type { StuckReason } from './contract.ts'

/** The terms of payouts in definitions/network/payouts.json. */
export interface PayoutTerms {
  statuses: Readonly<Record<string, { says: string; to?: NetworkState; cause?: string }>>
  stuck: Readonly<Record<StuckReason, { says: string; help: string; endsBy: 'news' | 'person' }>>
  waits: {
    answer: number
    price: number
    first: number
    longest: number
    ask: number
    silent: number
    overdue: number
    afterEnd: number
    watch: number
    tolerance: number
    remember: number
  }
  breaker: { failures: number; seconds: number }
  atOnce: number
}

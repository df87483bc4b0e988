import { creditMessageId, reversalMessageId, type Post } from '../adapter/messenger.ts'
import type { NetworkBalances } from '../balance/contract.ts'
import type { AccountHolder } from '../credit/contract.ts'
import type { CreditEntry, Entry } from './journal.ts'

type Credited = Extract<CreditEntry, { kind: 'credit' }>
type Reversed = Extract<CreditEntry, { kind: 'reversal' }>

const KINDS: readonly string[] = [
  'credit',
  'credit-reported',
  'reversal',
  'reversal-reported',
] satisfies CreditEntry['kind'][]

/** Returns true for an entry about money that came in or was taken back. */
export const isOfBank = (entry: Entry): entry is CreditEntry => KINDS.includes(entry.kind)

const MOST = 50

/** Simulates a bank that reports announced credits and reversals, but no balances, so nothing is compared. */
export const createSimulatedBank = ({
  catchUp,
  write,
}: {
  catchUp(): void
  write(entry: CreditEntry): void
}) => {
  const credits = new Map<string, Credited>()
  const unreported = new Set<string>()
  /** Reversals that the portal has not confirmed; undefined once it has. */
  const reversals = new Map<string, Reversed | undefined>()
  const isOf = ({ holder }: Credited, { organisationId, environment }: AccountHolder) =>
    holder.organisationId === organisationId && holder.environment === environment

  return {
    balances: (holder: AccountHolder): NetworkBalances => {
      catchUp()
      const own = [...credits.values()].filter((one) => isOf(one, holder))
      return { balances: [], credits: own.slice(-MOST).map(({ credit }) => credit) }
    },
    /** Applies a journal entry about a credit or a reversal. */
    take: (entry: CreditEntry): void => {
      if (entry.kind === 'credit-reported') return void unreported.delete(entry.creditId)
      if (entry.kind === 'reversal-reported') return void reversals.set(entry.reversalId, undefined)
      if (entry.kind === 'reversal') {
        const { reversalId } = entry.reversal
        if (!reversals.has(reversalId)) reversals.set(reversalId, entry)
        return
      }
      const { creditId } = entry.credit
      if (credits.has(creditId)) return
      credits.set(creditId, entry)
      unreported.add(creditId)
    },
    /** Sends the messages that the portal has not confirmed. */
    turn: async (post: Post): Promise<void> => {
      for (const creditId of unreported) {
        const { holder, credit } = credits.get(creditId)!
        const isTaken = await post(
          creditMessageId(holder, creditId),
          { ...holder, ...credit },
          'account.credit',
        )
        if (isTaken) write({ kind: 'credit-reported', creditId })
      }
      for (const [reversalId, reversed] of reversals) {
        if (!reversed) continue
        const { holder, reversal } = reversed
        const id = reversalMessageId(holder, reversalId)
        if (await post(id, { ...holder, ...reversal }, 'account.reversal'))
          write({ kind: 'reversal-reported', reversalId })
      }
    },
  }
}

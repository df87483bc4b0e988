import { creditMessageId, type Post } from '../adapter/messenger.ts'
import type { NetworkBalances } from '../balance/contract.ts'
import type { AccountHolder } from '../credit/contract.ts'
import type { CreditEntry } from './journal.ts'

type Credited = Extract<CreditEntry, { kind: 'credit' }>

const MOST = 50

/** Simulates a bank that reports announced credits, but no balances, so nothing is compared. */
export const createSimulatedBank = ({
  catchUp,
  write,
}: {
  catchUp(): void
  write(entry: CreditEntry): void
}) => {
  const credits = new Map<string, Credited>()
  const unreported = new Set<string>()
  const isOf = ({ holder }: Credited, { organisationId, environment }: AccountHolder) =>
    holder.organisationId === organisationId && holder.environment === environment

  return {
    balances: (holder: AccountHolder): NetworkBalances => {
      catchUp()
      const own = [...credits.values()].filter((one) => isOf(one, holder))
      return { balances: [], credits: own.slice(-MOST).map(({ credit }) => credit) }
    },
    /** Applies a journal entry about a credit. */
    take: (entry: CreditEntry): void => {
      if (entry.kind === 'credit-reported') return void unreported.delete(entry.creditId)
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
    },
  }
}

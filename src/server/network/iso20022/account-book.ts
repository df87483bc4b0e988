import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { creditMessageId, reversalMessageId, type Post } from '../adapter/messenger.ts'
import { isBalanceType, type NetworkBalance, type NetworkBalances } from '../balance/contract.ts'
import type { AccountHolder, NetworkCredit, NetworkReversal } from '../credit/contract.ts'
import type { StatedCredit, StatedReversal, Statement } from './statements.ts'

/** An account at the bank, with its owner. */
export interface OwnedAccount extends AccountHolder {
  /** Its IBAN, or another identifier of the bank. */
  account: string
}

interface Book extends AccountHolder {
  balances: readonly NetworkBalance[]
  credits: readonly NetworkCredit[]
  /** IDs of credits that the portal has not confirmed yet. */
  unreported: readonly string[]
  /** Reversals, and those that the portal has not confirmed; absent in older books. */
  reversals?: readonly NetworkReversal[]
  unreportedReversals?: readonly string[]
  /** The bank's references of the entries of those reversals. */
  reversedEntries?: readonly string[]
  /** The bank's references of entries that were read; absent in older books. */
  entries?: readonly string[]
}

const MOST_CREDITS = 100

const written = (account: string) => account.replaceAll(/\s/gu, '').toUpperCase()

/** Returns the newest balance of each currency and type. */
const newest = (balances: readonly NetworkBalance[]): NetworkBalance[] => {
  const byKind = new Map<string, NetworkBalance>()
  for (const one of balances) {
    const kind = `${one.currency} ${one.type}`
    const before = byKind.get(kind)
    if (!before || Date.parse(before.asOf) <= Date.parse(one.asOf)) byKind.set(kind, one)
  }
  return [...byKind.values()].filter(({ type }) => isBalanceType(type))
}

/** Gives a reversal an ID of its own where the bank calls it as it called the credit. */
const toReversal = (stated: StatedReversal, isCredit: (id: string) => boolean): NetworkReversal => {
  const { references: _, entry: __, ...reversal } = stated
  const { reversalId } = reversal
  return isCredit(reversalId)
    ? { ...reversal, reversalId: `${reversalId}/R`, creditId: reversalId }
    : reversal
}

/** Removes the bank's references, which the portal does not need. */
const toCredit = (stated: StatedCredit): NetworkCredit => {
  const { references: _, entry: __, ...credit } = stated
  return credit
}

/** Returns the entries that a book has read; in an older one the ID of a part begins with that of its entry. */
const readEntries = ({ entries, credits }: Book): readonly string[] =>
  entries ?? credits.map(({ creditId }) => creditId.replace(/\/\d+$/, ''))

/** Opens the store of balances and credits, one file for each client and environment. */
export const openAccountBook = (folder: string, owned: readonly OwnedAccount[]) => {
  const place = join(folder, 'accounts')
  mkdirSync(place, { recursive: true })
  const at = ({ organisationId, environment }: AccountHolder) => `${organisationId}.${environment}.json`

  const read = (file: string): Book | undefined =>
    existsSync(join(place, file)) ? (JSON.parse(readFileSync(join(place, file), 'utf8')) as Book) : undefined
  const save = (book: Book): void => {
    const draft = join(folder, `.account-draft-${process.pid}`)
    writeFileSync(draft, `${JSON.stringify(book, null, 2)}\n`, { flush: true })
    renameSync(draft, join(place, at(book)))
  }

  return {
    /**
     * Stores a statement; one of an unknown account is ignored, and so are credits that came before. A bank says an
     * entry in parts and as a whole, in either order, and its money came in once (TRU-810).
     */
    take: ({ account, balances, credits, reversals, entries }: Statement): void => {
      const owner = owned.find((one) => written(one.account) === written(account))
      if (!owner) return
      const { organisationId, environment } = owner
      const none: Book = { organisationId, environment, balances: [], credits: [], unreported: [] }
      const before = read(at(owner)) ?? none
      const existing = new Set(before.credits.map(({ creditId }) => creditId))
      const earlier = readEntries(before)
      const added = credits.filter(
        ({ creditId, entry }) => !existing.has(creditId) && !earlier.includes(entry),
      )
      const { reversals: takenBack = [], unreportedReversals = [], reversedEntries = [] } = before
      const fresh = reversals.filter(({ entry }) => !reversedEntries.includes(entry))
      const reversed = fresh.map((one) => toReversal(one, (id) => existing.has(id)))
      save({
        ...before,
        balances: newest([...before.balances, ...balances]),
        credits: [...before.credits, ...added.map(toCredit)],
        unreported: [...before.unreported, ...added.map(({ creditId }) => creditId)],
        reversals: [...takenBack, ...reversed],
        reversedEntries: [...new Set([...reversedEntries, ...fresh.map(({ entry }) => entry)])],
        unreportedReversals: [...unreportedReversals, ...reversed.map(({ reversalId }) => reversalId)],
        entries: [...new Set([...earlier, ...entries])],
      })
    },
    balances: (holder: AccountHolder): NetworkBalances | undefined => {
      const isOwner = owned.some((one) => at(one) === at(holder))
      if (!isOwner) return undefined
      const { balances, credits } = read(at(holder)) ?? { balances: [], credits: [] }
      return { balances, credits: credits.slice(-MOST_CREDITS) }
    },
    /** Reports the credits and reversals that the portal has not confirmed, credits first. */
    tell: async (post: Post): Promise<void> => {
      for (const file of readdirSync(place)) {
        const { unreported = [] } = read(file) ?? {}
        for (const creditId of unreported) {
          const { organisationId, environment, credits } = read(file)!
          const credit = credits.find((one) => one.creditId === creditId)
          const holder = { organisationId, environment }
          const data = { ...holder, ...credit }
          if (!(await post(creditMessageId(holder, creditId), data, 'account.credit'))) continue
          const now = read(file)!
          save({ ...now, unreported: now.unreported.filter((one) => one !== creditId) })
        }
        for (const reversalId of read(file)?.unreportedReversals ?? []) {
          const { organisationId, environment, reversals = [] } = read(file)!
          const holder = { organisationId, environment }
          const data = { ...holder, ...reversals.find((one) => one.reversalId === reversalId) }
          if (!(await post(reversalMessageId(holder, reversalId), data, 'account.reversal'))) continue
          const { unreportedReversals = [], ...now } = read(file)!
          save({ ...now, unreportedReversals: unreportedReversals.filter((one) => one !== reversalId) })
        }
      }
    },
  }
}

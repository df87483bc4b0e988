import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Payout, PayoutStatus } from '../payout/contract.ts'

/** A message that the portal has not accepted yet. */
export interface Message {
  id: string
  status: PayoutStatus
}

/** A payout and its status, stored as one file. */
export interface StoredPayout {
  payout: Payout
  status: PayoutStatus
  /** True once the order was written into the bank's folder. */
  isHandedOver: boolean
  messages: readonly Message[]
}

const FOLDERS = ['payouts', 'out', 'in', 'done', 'unread', 'canceled'] as const

type Ordered = Pick<Payout, 'environment' | 'paymentId'>

/**
 * Opens a folder of payouts, orders and reports. `out/prod` goes to the bank and `in` comes from it; test
 * payments have other folders.
 */
export const openPayoutFolder = (folder: string) => {
  for (const name of FOLDERS) mkdirSync(join(folder, name), { recursive: true })
  const at = (name: (typeof FOLDERS)[number], file: string) => join(folder, name, file)

  /** Writes a file atomically, even if the process is killed. */
  const write = (path: string, text: string): void => {
    const draft = join(folder, `.draft-${process.pid}`)
    writeFileSync(draft, text, { flush: true })
    renameSync(draft, path)
  }
  const order = (name: 'out' | 'canceled', { environment, paymentId }: Ordered) =>
    join(folder, name, environment, `${paymentId}.xml`)
  const stored = (paymentId: string) => at('payouts', `${paymentId}.json`)

  return {
    find: (paymentId: string): StoredPayout | undefined =>
      existsSync(stored(paymentId))
        ? (JSON.parse(readFileSync(stored(paymentId), 'utf8')) as StoredPayout)
        : undefined,
    save: (one: StoredPayout): void =>
      write(stored(one.payout.paymentId), `${JSON.stringify(one, null, 2)}\n`),
    all: (): string[] => readdirSync(join(folder, 'payouts')).map((file) => file.replace(/\.json$/, '')),
    isInOut: (ordered: Ordered): boolean => existsSync(order('out', ordered)),
    handOver: (ordered: Ordered, xml: string): void => {
      mkdirSync(join(folder, 'out', ordered.environment), { recursive: true })
      write(order('out', ordered), xml)
    },
    /** Withdraws an order that the bank has not fetched; returns false if it has. */
    takeBack: (ordered: Ordered): boolean => {
      mkdirSync(join(folder, 'canceled', ordered.environment), { recursive: true })
      try {
        renameSync(order('out', ordered), order('canceled', ordered))
        return true
      } catch {
        return existsSync(order('canceled', ordered))
      }
    },
    /** Returns the unread reports, sorted by name. */
    reports: (): { name: string; xml: string }[] =>
      readdirSync(join(folder, 'in'))
        .filter((name) => name.endsWith('.xml'))
        .toSorted()
        .map((name) => ({ name, xml: readFileSync(at('in', name), 'utf8') })),
    file: (name: string, isRead: boolean): void =>
      renameSync(at('in', name), at(isRead ? 'done' : 'unread', name)),
  }
}

export type PayoutFolder = ReturnType<typeof openPayoutFolder>

import { createHash } from 'node:crypto'
import type { IssuerService } from '../adapter/adapter-server.ts'
import type { Post } from '../adapter/messenger.ts'
import { drawNumber, drawUpTo } from '../chance.ts'
import type { NetworkData } from '../data.ts'
import { digestOf } from '../http/signed-request.ts'
import type { StablecoinStatus } from '../stablecoin/contract.ts'
import type { IssuerEntry, IssuerOrder } from './journal.ts'

interface Simulated {
  order: IssuerOrder
  digest: string
  at: number
  isCanceled?: boolean
  /** The sequence number that the portal last confirmed to this process. */
  reported?: number
}

interface Memory {
  catchUp(): void
  write(entry: IssuerEntry): void
}

const hashOf = (orderId: string): string => createHash('sha256').update(orderId).digest('hex').toUpperCase()

/** Simulates an issuer: orders complete after the times in definitions/network; no coins move. */
export const createSimulatedIssuer = (
  readData: () => Pick<NetworkData, 'stablecoin'>,
  now: () => Date,
  { catchUp, write }: Memory,
) => {
  const orders = new Map<string, Simulated>()
  const unreported = new Set<string>()

  const dueAt = ({ order: { orderId, type }, at }: Simulated): number => {
    const { wire, redemption } = readData().stablecoin
    const { after, jitter } = type === 'ISSUE' ? wire : redemption
    return at + (after + drawUpTo(jitter, orderId)) * 1000
  }
  const hasCome = (one: Simulated): boolean => dueAt(one) <= now().getTime()
  const isOver = (one: Simulated): boolean => one.isCanceled === true || hasCome(one)

  const statusOf = (one: Simulated): StablecoinStatus => {
    const { orderId, type, amount, currency } = one.order
    const base = {
      orderId,
      networkId: `S-${orderId.replaceAll('-', '')}`,
      occurredAt: new Date(one.at).toISOString(),
      amount,
      currency,
    }
    if (one.isCanceled) {
      const cause = type === 'ISSUE' ? 'unverified-account' : 'no-account'
      return { ...base, sequence: 2, status: 'CANCELED', cause }
    }
    if (!hasCome(one)) return { ...base, sequence: 1, status: 'ACCEPTED' }
    const ended = { ...base, occurredAt: new Date(dueAt(one)).toISOString(), sequence: 2 }
    const isFromElsewhere = type === 'ISSUE' && amount.endsWith(readData().stablecoin.wire.elsewhereEndsWith)
    return isFromElsewhere
      ? { ...ended, status: 'RETURNED', cause: 'unverified-account' }
      : { ...ended, status: 'COMPLETED', transactionHash: hashOf(orderId) }
  }

  const find = (orderId: string): Simulated | undefined => {
    catchUp()
    return orders.get(orderId)
  }

  const service: IssuerService = {
    places: ({ organisationId }) => {
      const { currency, wireCurrency, beneficiary, wallets } = readData().stablecoin
      return {
        currency,
        wireCurrency,
        account: beneficiary,
        wallets: wallets.map(({ chain, use, address, isShared }) => ({
          chain,
          use,
          address,
          ...(isShared && { destinationTag: String(drawNumber('destination tag', use, organisationId)) }),
        })),
      }
    },
    order: (whole) => {
      const { orderId, type, amount, currency } = whole
      const digest = digestOf(JSON.stringify(whole))
      if (!find(orderId)) {
        const order = { orderId, type, amount, currency }
        write({ kind: 'stablecoin', order, digest, at: now().getTime() })
      }
      const one = orders.get(orderId)
      return one?.digest === digest
        ? { status: statusOf(one) }
        : { refused: 409, message: 'Another order has this ID.' }
    },
    ask: (orderId) => {
      const one = find(orderId)
      return one && statusOf(one)
    },
    cancel: (orderId) => {
      const one = find(orderId)
      if (!one) return undefined
      if (!isOver(one)) write({ kind: 'stablecoin-canceled', orderId })
      return { ...statusOf(one), cancel: one.isCanceled ? 'GRANTED' : 'TOO_LATE' }
    },
  }

  return {
    service,
    /** Applies a journal entry about an order. */
    take: (entry: IssuerEntry): void => {
      if (entry.kind === 'stablecoin') {
        const { orderId } = entry.order
        if (orders.has(orderId)) return
        orders.set(orderId, { ...entry })
        unreported.add(orderId)
      } else if (entry.kind === 'stablecoin-canceled') {
        const one = orders.get(entry.orderId)
        if (one) one.isCanceled = true
      } else unreported.delete(entry.orderId)
    },
    /** Sends the messages that the portal has not confirmed. */
    turn: async (post: Post): Promise<void> => {
      for (const orderId of unreported) {
        const one = orders.get(orderId)!
        const status = statusOf(one)
        if (status.sequence === one.reported) continue
        const isTaken = await post(`${status.networkId}-${status.sequence}`, status, 'stablecoin.status')
        if (!isTaken) continue
        one.reported = status.sequence
        if (isOver(one)) write({ kind: 'stablecoin-reported', orderId })
      }
    },
  }
}

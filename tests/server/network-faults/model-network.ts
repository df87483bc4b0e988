import type { Payout, PayoutStatus } from '#server/network/payout/contract.ts'
import type { Luck } from './luck.ts'

const FATES = [
  ['ACCEPTED', 'VALIDATING', 'TRANSFERRING', 'COMPLETED'],
  ['ACCEPTED', 'TRANSFERRING', 'COMPLETED'],
  ['COMPLETED'],
  ['VALIDATING', 'TRANSFERRING', 'COMPLETED', 'RETURNED'],
  ['ACCEPTED', 'VALIDATING', 'FAILED'],
  ['ACCEPTED', 'TRANSFERRING', 'FAILED'],
  ['ACCEPTED', 'TRANSFERRING', 'RETURNED'],
  ['REFUSED'],
  ['ACCEPTED', 'VALIDATING'],
  // Pays after it has reported a final failure.
  ['ACCEPTED', 'FAILED', 'COMPLETED'],
] as const

export interface Answer {
  status: number
  body: unknown
}

/** A network that obeys the contract for one payout. Faults only happen to its answers and callbacks in transit. */
export const createModelNetwork = (luck: Luck) => {
  const fate: readonly string[] = luck.one(FATES)
  const isLiar = fate.includes('FAILED') && fate.includes('COMPLETED')
  /** It stops answering for good in the end. */
  const isDying = !isLiar && luck.isIn(0.05)
  /** It cannot read the order, and never will. */
  const isBlind = !isLiar && luck.isIn(0.05)
  let order: Payout | undefined
  let at = 0
  let cancel: PayoutStatus['cancel']
  let canceled = false
  let sequence = 1
  /** Amount of each payout. */
  const paid: string[] = []
  const callbacks: PayoutStatus[] = []

  const status = (): PayoutStatus => ({
    paymentId: order!.paymentId,
    networkId: `N-${order!.paymentId.slice(0, 8)}`,
    sequence,
    occurredAt: '2026-01-01T00:00:00.000Z',
    status: canceled ? 'CANCELED' : fate[at]!,
    amount: order!.amount,
    currency: order!.currency,
    ...(cancel && { cancel }),
  })
  const isPaid = () => order !== undefined && !canceled && fate.slice(0, at + 1).includes('COMPLETED')
  const enter = () => {
    if (fate[at] === 'COMPLETED' && !canceled) paid.push(`${order!.amount} ${order!.currency}`)
    callbacks.push(status())
  }

  return {
    paid,
    isLiar,
    isDying,
    callbacks,
    /** Returns true if the beneficiary has the money in the end. */
    hasPaid: () => isPaid() && fate[at] !== 'RETURNED',
    isOpenForever: () => order !== undefined && !canceled && fate.at(-1) === 'VALIDATING',
    advance: () => {
      if (!order || canceled || at === fate.length - 1) return
      at += 1
      sequence += 1
      enter()
    },
    handle: (method: string, path: string, body: string): Answer => {
      if (method === 'PUT') {
        if (isBlind) return { status: 422, body: { message: 'No rail of this name.' } }
        const given = JSON.parse(body) as Payout
        if (order && JSON.stringify(order) !== JSON.stringify(given)) return { status: 409, body: {} }
        if (!order) {
          order = given
          enter()
        }
        return { status: 200, body: status() }
      }
      if (!order) return { status: 404, body: {} }
      if (path.endsWith('/cancel') && !canceled) {
        const isOpen = !['TRANSFERRING', 'COMPLETED', 'FAILED', 'RETURNED', 'REFUSED'].includes(fate[at]!)
        cancel = isOpen ? 'GRANTED' : 'TOO_LATE'
        if (isOpen) {
          canceled = true
          sequence += 1
          callbacks.push(status())
        }
      }
      return { status: 200, body: status() }
    },
  }
}

export type ModelNetwork = ReturnType<typeof createModelNetwork>

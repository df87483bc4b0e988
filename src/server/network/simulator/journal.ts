import { appendFileSync, closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs'
import type { PaymentMethod } from '../cards/contract.ts'
import type { AccountHolder, NetworkCredit, NetworkReversal } from '../credit/contract.ts'
import type { Payout } from '../payout/contract.ts'
import type { FirmQuote } from '../quote/contract.ts'
import type { StablecoinOrder } from '../stablecoin/contract.ts'

/** The journalled part of a stablecoin order; account numbers are never written. */
export type IssuerOrder = Pick<StablecoinOrder, 'orderId' | 'type' | 'amount' | 'currency'>

export type IssuerEntry =
  | { kind: 'stablecoin'; order: IssuerOrder; digest: string; at: number }
  | { kind: 'stablecoin-canceled'; orderId: string }
  /** The portal has confirmed the final status. */
  | { kind: 'stablecoin-reported'; orderId: string }

/** An incoming credit that a person announced, or what the bank took back. */
export type CreditEntry =
  | { kind: 'credit'; holder: AccountHolder; credit: NetworkCredit }
  | { kind: 'credit-reported'; creditId: string }
  | { kind: 'reversal'; holder: AccountHolder; reversal: NetworkReversal }
  | { kind: 'reversal-reported'; reversalId: string }

/** The journalled part of a card or account; its number is never written. */
export type CardEntry =
  | { kind: 'card'; holder: AccountHolder; method: PaymentMethod }
  | { kind: 'card-reported'; methodId: string; sequence: number }

/** An entry of the simulator's journal, in order of time. */
export type Entry =
  | { kind: 'payout'; payout: Payout; at: number; refused?: { cause: string; message: string } }
  | { kind: 'canceled'; paymentId: string }
  /** The portal has confirmed the final status. */
  | { kind: 'reported'; paymentId: string }
  | { kind: 'quote'; request: string; quote: FirmQuote }
  /** A digest and a time only; account numbers are never written. */
  | { kind: 'review'; reviewId: string; digest: string; at: number }
  | IssuerEntry
  | CreditEntry
  | CardEntry

export interface Journal {
  append(entry: Entry): void
  /** Returns the entries appended since the last call, by any process. */
  readNew(): Entry[]
}

/** Creates a journal in memory. */
export const memoryJournal = (): Journal => {
  let waiting: Entry[] = []
  return {
    append: (entry) => void waiting.push(entry),
    readNew: () => {
      const fresh = waiting
      waiting = []
      return fresh
    },
  }
}

const parseLine = (line: string): Entry[] => {
  try {
    return [JSON.parse(line) as Entry]
  } catch {
    // A killed writer left half a line; it had not answered yet.
    return []
  }
}

/** Creates a journal in a file, which survives restarts; servers with one database share it. */
export const fileJournal = (path: string): Journal => {
  let offset = 0
  /** Reads complete lines only; a line being written is read the next time. */
  const readMore = (): string => {
    if (!existsSync(path)) return ''
    const file = openSync(path, 'r')
    try {
      const bytes = Buffer.alloc(Math.max(0, fstatSync(file).size - offset))
      const length = readSync(file, bytes, 0, bytes.length, offset)
      const whole = bytes.subarray(0, length).lastIndexOf(0x0a) + 1
      offset += whole
      return bytes.subarray(0, whole).toString('utf8')
    } finally {
      closeSync(file)
    }
  }
  return {
    // The leading line break protects this line from half a line of a killed process.
    append: (entry) => appendFileSync(path, `\n${JSON.stringify(entry)}\n`),
    readNew: () =>
      readMore()
        .split('\n')
        .filter((line) => line !== '')
        .flatMap(parseLine),
  }
}

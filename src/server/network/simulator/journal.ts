import { appendFileSync, closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs'
import type { PaymentMethod } from '../cards/contract.ts'
import type { AccountHolder, NetworkCredit } from '../credit/contract.ts'
import type { Payout } from '../payout/contract.ts'
import type { FirmQuote } from '../quote/contract.ts'
import type { StablecoinOrder } from '../stablecoin/contract.ts'

/** What is remembered of an order to the issuer: no account number stands in the journal. */
export type IssuerOrder = Pick<StablecoinOrder, 'orderId' | 'type' | 'amount' | 'currency'>

export type IssuerEntry =
  | { kind: 'stablecoin'; order: IssuerOrder; digest: string; at: number }
  | { kind: 'stablecoin-canceled'; orderId: string }
  /** The portal has heard how it ended. */
  | { kind: 'stablecoin-reported'; orderId: string }

/** Money that somebody says came in for an organisation. */
export type CreditEntry =
  | { kind: 'credit'; holder: AccountHolder; credit: NetworkCredit }
  | { kind: 'credit-reported'; creditId: string }

/** What is known of a card or account: no number stands in the journal. */
export type CardEntry =
  | { kind: 'card'; holder: AccountHolder; method: PaymentMethod }
  | { kind: 'card-reported'; methodId: string; sequence: number }

/** What a simulator remembers, one after the other. */
export type Entry =
  | { kind: 'payout'; payout: Payout; at: number; refused?: { cause: string; message: string } }
  | { kind: 'canceled'; paymentId: string }
  /** The portal has heard how it ended. */
  | { kind: 'reported'; paymentId: string }
  | { kind: 'quote'; request: string; quote: FirmQuote }
  /** Only that and since when: the journal is no place for account numbers. */
  | { kind: 'review'; reviewId: string; digest: string; at: number }
  | IssuerEntry
  | CreditEntry
  | CardEntry

export interface Journal {
  append(entry: Entry): void
  /** What was appended since the last time, by whichever process. */
  readNew(): Entry[]
}

/** A journal that ends with its process. */
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
    // Its writer was killed in the middle of it, before it had answered.
    return []
  }
}

/** A journal in a file, which outlives its process; servers that share a database share it. */
export const fileJournal = (path: string): Journal => {
  let offset = 0
  /** Whole lines alone; what is written at this moment is read the next time. */
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
    // It begins with a line break as well, so that half a line of the killed spoils no other.
    append: (entry) => appendFileSync(path, `\n${JSON.stringify(entry)}\n`),
    readNew: () =>
      readMore()
        .split('\n')
        .filter((line) => line !== '')
        .flatMap(parseLine),
  }
}

import { randomUUID } from 'node:crypto'
import { compare, isDecimal } from '#values/decimal.ts'
import type { Payout, PayoutStatus } from '../payout/contract.ts'
import type { RefusedRequest } from '../adapter/requests.ts'
import { referenceOf, whyNotWritten, writePain001, type Debtor } from './pain001.ts'
import type { PayoutFolder, StoredPayout } from './payout-folder.ts'
import { parseReport, UnreadableReport } from './report-xml.ts'
import { readReports, type BankReport } from './reports.ts'
import { readStatements, type Statement } from './statements.ts'

/** The order of statuses; a report with a lower rank arrived late and is ignored. */
const RANKS: Readonly<Record<string, number>> = {
  ACCEPTED: 0,
  VALIDATING: 1,
  TRANSFERRING: 2,
  COMPLETED: 3,
  REFUSED: 3,
  FAILED: 3,
  CANCELED: 3,
  RETURNED: 4,
}

/** Orders, queries and cancels payouts as ISO 20022 files, and applies the bank's reports. */
export const createIsoPayouts = (folder: PayoutFolder, debtor: Debtor, now: () => Date) => {
  const change = (
    before: StoredPayout,
    changes: Partial<PayoutStatus> & Pick<PayoutStatus, 'status'>,
  ): StoredPayout => {
    const sequence = before.status.sequence + 1
    const { paymentId, networkId, amount, currency } = { ...before.status, ...before.payout }
    const occurredAt = now().toISOString()
    const status: PayoutStatus = { paymentId, networkId, amount, currency, ...changes, sequence, occurredAt }
    const message = { id: `msg_${randomUUID()}`, status }
    const after = { ...before, status, messages: [...before.messages, message] }
    folder.save(after)
    return after
  }

  const begin = (payout: Payout): StoredPayout => {
    const why = whyNotWritten(payout)
    const status: PayoutStatus = {
      paymentId: payout.paymentId,
      networkId: referenceOf(payout),
      sequence: 1,
      occurredAt: now().toISOString(),
      status: why === undefined ? 'ACCEPTED' : 'REFUSED',
      amount: payout.amount,
      currency: payout.currency,
      ...(why !== undefined && { message: why.slice(0, 200), cause: 'route-misconfigured' }),
    }
    const one = { payout, status, isHandedOver: why !== undefined, messages: [] }
    folder.save(one)
    return one
  }

  const finish = (one: StoredPayout): StoredPayout => {
    const after = { ...one, isHandedOver: true }
    folder.save(after)
    return after
  }

  /**
   * Stores the order, writes it for the bank, then marks it. After a crash in between it is not written
   * again, because the bank may have it.
   */
  const order = (payout: Payout): { status: PayoutStatus } | RefusedRequest => {
    const before = folder.find(payout.paymentId)
    if (before && JSON.stringify(before.payout) !== JSON.stringify(payout))
      return { refused: 409, message: 'Another payout was ordered under this ID.' }
    if (before?.isHandedOver) return { status: before.status }
    if (before && folder.isInOut(payout)) return { status: finish(before).status }
    if (before)
      return {
        refused: 503,
        message: `It was interrupted: look whether the bank has the message ${referenceOf(payout)}.`,
      }
    const one = begin(payout)
    if (one.isHandedOver) return { status: one.status }
    folder.handOver(payout, writePain001(payout, debtor, now()))
    return { status: finish(one).status }
  }

  /** Cancels a payout; possible until the bank has fetched the file. */
  const cancel = (paymentId: string): PayoutStatus | undefined => {
    const before = folder.find(paymentId)
    if (!before) return undefined
    if (before.status.status === 'CANCELED') return { ...before.status, cancel: 'GRANTED' }
    if (before.status.status !== 'ACCEPTED' || !folder.takeBack(before.payout))
      return { ...before.status, cancel: 'TOO_LATE' }
    return { ...change(before, { status: 'CANCELED' }).status, cancel: 'GRANTED' }
  }

  const findReported = ({ references }: Pick<BankReport, 'references'>): StoredPayout | undefined => {
    const asId = (one: string) =>
      one.includes('-')
        ? one.toLowerCase()
        : one.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    return references
      .map(asId)
      .filter((one) => /^[\da-f-]{36}$/.test(one))
      .map((one) => folder.find(one))
      .find((one) => one !== undefined)
  }

  const isSame = ({ status }: StoredPayout, { amount, currency }: BankReport) =>
    amount === undefined ||
    (isDecimal(amount) && currency === status.currency && compare(amount, status.amount) === 0)

  /** Applies a report unchanged; the portal stops at another amount or an unknown status. */
  const take = (one: StoredPayout, report: BankReport): void => {
    const { references: _, ...changes } = report
    const rank = RANKS[report.status] ?? Number.POSITIVE_INFINITY
    if (rank < (RANKS[one.status.status] ?? 0)) return
    if (report.status === one.status.status && isSame(one, report)) return
    change(one, changes)
  }

  /** Removes credits that belong to our payouts, such as returns. */
  const withoutPayouts = (statement: Statement): Statement => ({
    ...statement,
    credits: statement.credits.filter((credit) => findReported(credit) === undefined),
    reversals: statement.reversals.filter((reversal) => findReported(reversal) === undefined),
  })

  /** Reads the files of the bank; an unreadable one is moved aside. */
  const readFolder = (takeStatement: (statement: Statement) => void): void => {
    for (const { name, xml } of folder.reports()) {
      try {
        const content = parseReport(xml)
        const statements = readStatements(content, now())
        for (const report of readReports(content)) {
          const one = findReported(report)
          if (one) take(one, report)
        }
        for (const statement of statements) takeStatement(withoutPayouts(statement))
        folder.file(name, true)
      } catch (error) {
        if (!(error instanceof UnreadableReport)) throw error
        folder.file(name, false)
      }
    }
  }

  return { order, cancel, readFolder, ask: (paymentId: string) => folder.find(paymentId)?.status }
}

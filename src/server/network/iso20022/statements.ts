import type { Element } from '@xmldom/xmldom'
import { isBalanceType, type NetworkBalance } from '../balance/contract.ts'
import type { NetworkCredit, NetworkReversal } from '../credit/contract.ts'
import { bookedStatus } from './reports.ts'
import { all, amountAt, filled, find, textAt, UnreadableReport } from './report-xml.ts'

/** A credit with its references; one that refers to our payout is no incoming money. */
export interface StatedCredit extends NetworkCredit {
  references: readonly string[]
  /** The bank's reference of the entry that it is part of. */
  entry: string
}

/** A reversal with its references; one that refers to our payout took no incoming money back. */
export interface StatedReversal extends NetworkReversal {
  references: readonly string[]
  /** The bank's reference of the entry that it is part of. */
  entry: string
}

/** The balances and credits of one account in a bank's statement. */
export interface Statement {
  /** Its IBAN, or another identifier of the bank. */
  account: string
  balances: readonly NetworkBalance[]
  credits: readonly StatedCredit[]
  reversals: readonly StatedReversal[]
  /** The bank's references of all entries that came in, returned payouts included. */
  entries: readonly string[]
}

const DAY_MS = 86_400_000
const LONGEST = 140

/**
 * Returns the moment of a balance: the start of the day for an opening balance, else its end, but not later
 * than the statement.
 */
const momentOf = (day: string, isOpening: boolean, written: string): string => {
  const begins = Date.parse(`${day.slice(0, 10)}T00:00:00Z`)
  return new Date(isOpening ? begins : Math.min(begins + DAY_MS - 1, Date.parse(written))).toISOString()
}

const readBalance = (balance: Element, written: string): NetworkBalance[] => {
  const type = textAt(balance, 'Tp.CdOrPrtry.Cd')
  // Other types, such as forwarded balances, have no moment to compare.
  if (!isBalanceType(type)) return []
  const { amount, currency } = amountAt(balance, 'Amt')
  const indicator = textAt(balance, 'CdtDbtInd')
  const time = textAt(balance, 'Dt.DtTm')
  const day = textAt(balance, 'Dt.Dt')
  const asOf =
    time === undefined ? day && momentOf(day, type === 'OPBD', written) : new Date(time).toISOString()
  if (!amount || !currency || !asOf || (indicator !== 'CRDT' && indicator !== 'DBIT'))
    throw new UnreadableReport(`The balance ${type} is not whole.`)
  return [{ currency, type, amount, indicator, asOf }]
}

const bookedAt = (entry: Element, written: string): string => {
  const time = textAt(entry, 'BookgDt.DtTm')
  const day = textAt(entry, 'BookgDt.Dt')
  if (time !== undefined) return new Date(time).toISOString()
  return day === undefined ? written : momentOf(day, false, written)
}

const cut = (text: string | undefined): string | undefined => text?.replaceAll(/\s+/gu, ' ').slice(0, LONGEST)

/** Returns the booked entries of an account that brought money, or that took it. */
const booked = (account: Element, indicator: 'CRDT' | 'DBIT'): Element[] =>
  all(account, 'Ntry').filter(
    (entry) =>
      (textAt(entry, 'Sts.Cd') ?? textAt(entry, 'Sts')) === 'BOOK' &&
      textAt(entry, 'CdtDbtInd') === indicator,
  )
const incoming = (account: Element) => booked(account, 'CRDT')

/** One transaction of an entry, or the entry itself if it lists none. */
interface Part extends ReturnType<typeof amountAt> {
  readonly part: Element
  /** The reference of the entry, numbered where it has several transactions. */
  readonly ofEntry: string | undefined
}

/** Returns the transactions of an entry that have a status. */
const partsOf = (entry: Element, status: ReturnType<typeof bookedStatus>): Part[] => {
  const named = all(entry, 'TxDtls')
  const parts = named.length === 0 ? [entry] : named
  const own = textAt(entry, 'AcctSvcrRef')
  return parts.flatMap((part, at): Part[] => {
    if (bookedStatus(entry, part) !== status) return []
    const whole = amountAt(part, 'Amt')
    const amounts = whole.amount === undefined && parts.length === 1 ? amountAt(entry, 'Amt') : whole
    return [{ part, ofEntry: parts.length === 1 || own === undefined ? own : `${own}/${at + 1}`, ...amounts }]
  })
}

const referencesOf = (part: Element) => filled(textAt(part, 'Refs.InstrId'), textAt(part, 'Refs.UETR'))

/** Reads what an entry takes back of money that came in (TRU-820). */
const readReversals = (entry: Element, written: string): StatedReversal[] =>
  partsOf(entry, 'RETURN_REVERSED').map(({ part, ofEntry, amount, currency }) => {
    const reversalId = ofEntry ?? textAt(part, 'Refs.AcctSvcrRef')
    if (!reversalId || !amount || !currency)
      throw new UnreadableReport('A reversal has no reference or amount.')
    return {
      reversalId,
      amount,
      currency,
      bookedAt: bookedAt(entry, written),
      references: referencesOf(part),
      entry: textAt(entry, 'AcctSvcrRef') ?? reversalId,
    }
  })

/** Reads the credits of an entry: each of its transactions, or the entry itself if it lists none. */
const readCredits = (entry: Element, written: string): StatedCredit[] =>
  partsOf(entry, 'CREDITED').map(({ part, ofEntry, amount, currency }) => {
    const creditId = textAt(part, 'Refs.AcctSvcrRef') ?? ofEntry
    // Without a reference a repeated credit could not be recognised.
    if (!creditId || !amount || !currency) throw new UnreadableReport('A credit has no reference or amount.')
    const debtor = cut(textAt(part, 'RltdPties.Dbtr.Pty.Nm') ?? textAt(part, 'RltdPties.Dbtr.Nm'))
    const remittance = cut(textAt(part, 'RmtInf.Ustrd'))
    return {
      creditId,
      amount,
      currency,
      bookedAt: bookedAt(entry, written),
      ...(debtor !== undefined && { debtor }),
      ...(remittance !== undefined && { remittance }),
      references: referencesOf(part),
      entry: textAt(entry, 'AcctSvcrRef') ?? creditId,
    }
  })

/** Reads the statements in a camt.052, camt.053 or camt.054. Throws UnreadableReport. */
export const readStatements = (content: Element, now: Date): Statement[] => {
  const given = textAt(content, 'GrpHdr.CreDtTm')
  return ['Rpt', 'Stmt', 'Ntfctn'].flatMap((name) =>
    [...content.childNodes].flatMap((node): Statement[] => {
      if (node.localName !== name) return []
      const one = node as Element
      const account = textAt(one, 'Acct.Id.IBAN') ?? textAt(one, 'Acct.Id.Othr.Id')
      if (account === undefined || !find(one, 'Acct')) return []
      const written = new Date(textAt(one, 'CreDtTm') ?? given ?? now).toISOString()
      return [
        {
          account,
          balances: all(one, 'Bal').flatMap((balance) => readBalance(balance, written)),
          credits: incoming(one).flatMap((entry) => readCredits(entry, written)),
          reversals: booked(one, 'DBIT').flatMap((entry) => readReversals(entry, written)),
          entries: incoming(one).flatMap((entry) => filled(textAt(entry, 'AcctSvcrRef'))),
        },
      ]
    }),
  )
}

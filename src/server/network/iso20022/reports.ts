import type { Element } from '@xmldom/xmldom'
import { all, amountAt, filled, find, textAt } from './report-xml.ts'

/** The status that a bank reports for one payout. */
export interface BankReport {
  /** All references of the bank to the payout. */
  references: readonly string[]
  status: string
  amount?: string
  currency?: string
  cause?: string
  message?: string
}

/**
 * The path of the bank transaction sub-family (ISO 20022), which says that a payment came back by return or
 * recall.
 */
const FAMILY = 'BkTxCd.Domn.Fmly.SubFmlyCd'
const RETURNS: readonly (string | undefined)[] = ['RRTN', 'RPCR']

/**
 * Contract statuses by ISO 20022 ExternalPaymentTransactionStatus1Code; an unlisted code is passed on, and
 * the payout gets stuck.
 */
const STATUSES: Readonly<Record<string, string>> = {
  RCVD: 'ACCEPTED',
  PDNG: 'VALIDATING',
  ACTC: 'VALIDATING',
  ACCP: 'VALIDATING',
  ACWC: 'VALIDATING',
  ACSP: 'TRANSFERRING',
  ACSC: 'TRANSFERRING',
  ACCC: 'COMPLETED',
  CANC: 'CANCELED',
  RJCT: 'FAILED',
}

/** Contract causes by ISO 20022 ExternalStatusReason1Code and ExternalReturnReason1Code. */
const CAUSES: Readonly<Record<string, string>> = {
  AC01: 'account-unknown',
  AC02: 'account-unknown',
  AC03: 'account-unknown',
  AC04: 'account-closed',
  RR01: 'compliance-refused',
  RR02: 'compliance-refused',
  RR03: 'compliance-refused',
  RR04: 'compliance-refused',
}

const reasonAt = (below: Element, path: string): Pick<BankReport, 'cause' | 'message'> => {
  const code = textAt(below, `${path}.Rsn.Cd`)
  const message = textAt(below, `${path}.AddtlInf`)
  const cause = code === undefined ? undefined : CAUSES[code]
  return {
    ...(cause !== undefined && { cause }),
    ...(message !== undefined && { message: message.slice(0, 200) }),
  }
}

const statusOf = (code: string | undefined): string[] => (code === undefined ? [] : [STATUSES[code] ?? code])

/** Reads a pain.002 report: the status of each transaction, else the status of its message. */
const readPain002 = (root: Element): BankReport[] => {
  const group = find(root, 'OrgnlGrpInfAndSts')
  const transactions = all(root, 'TxInfAndSts')
  const ofTransactions = transactions.flatMap((one) =>
    statusOf(textAt(one, 'TxSts')).map((status) => ({
      references: filled(textAt(one, 'OrgnlInstrId'), textAt(one, 'OrgnlUETR')),
      status,
      ...amountAt(one, 'OrgnlTxRef.Amt.InstdAmt'),
      ...reasonAt(one, 'StsRsnInf'),
    })),
  )
  if (ofTransactions.length > 0 || !group) return ofTransactions
  // Each message holds one payout, so the status of the message is its own.
  const code = textAt(group, 'GrpSts') ?? all(root, 'PmtInfSts')[0]?.textContent?.trim()
  return statusOf(code).map((status) => ({
    references: filled(textAt(group, 'OrgnlMsgId')),
    status,
    ...reasonAt(group, 'StsRsnInf'),
  }))
}

/**
 * Returns the status of a booked entry; an unknown booking is passed on and makes the payout stuck (TRU-368).
 */
export const bookedStatus = (entry: Element, details: Element): string => {
  const isDebit = (textAt(details, 'CdtDbtInd') ?? textAt(entry, 'CdtDbtInd')) === 'DBIT'
  const isReversal = ['true', '1'].includes(textAt(entry, 'RvslInd') ?? '')
  const hasReason = find(details, 'RtrInf') !== undefined
  if (isDebit) return isReversal || hasReason ? 'RETURN_REVERSED' : 'COMPLETED'
  const code = textAt(details, FAMILY) ?? textAt(entry, FAMILY)
  const isReturn = hasReason || RETURNS.includes(code)
  return isReversal || isReturn ? 'RETURNED' : 'CREDITED'
}

/**
 * Reads camt.053 and camt.054: a booked debit is a completed payout, a credit that reverses it is a returned
 * one.
 */
const readEntries = (root: Element): BankReport[] =>
  all(root, 'Ntry').flatMap((entry) => {
    const isBooked = (textAt(entry, 'Sts.Cd') ?? textAt(entry, 'Sts')) === 'BOOK'
    if (!isBooked) return []
    return all(entry, 'TxDtls').flatMap((details): BankReport[] => {
      const instructed = amountAt(details, 'AmtDtls.InstdAmt.Amt')
      const booked = amountAt(details, 'Amt')
      return [
        {
          references: filled(textAt(details, 'Refs.InstrId'), textAt(details, 'Refs.UETR')),
          status: bookedStatus(entry, details),
          ...(instructed.amount === undefined ? booked : instructed),
          ...reasonAt(details, 'RtrInf'),
        },
      ]
    })
  })

const READERS: Readonly<Record<string, (root: Element) => BankReport[]>> = {
  CstmrPmtStsRpt: readPain002,
  BkToCstmrDbtCdtNtfctn: readEntries,
  BkToCstmrStmt: readEntries,
}

/** Reads the payout reports of a pain.002, camt.053 or camt.054 of any version; a camt.052 has none. */
export const readReports = (content: Element): BankReport[] =>
  READERS[content.localName ?? '']?.(content) ?? []

import { DOMImplementation, XMLSerializer, type Document, type Element } from '@xmldom/xmldom'
import type { Payout } from '../payout/contract.ts'

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09'
const LONGEST_ID = 35
const LONGEST_PURPOSE_CODE = 4

/** From which account the bank pays. */
export interface Debtor {
  name: string
  iban: string
  bic: string
}

/** What pain.001 takes of a party, its account and its agent, in the order of its schema, and how long each may be. */
const PARTY: readonly (readonly [path: string, most: number])[] = [
  ['Nm', 140],
  ['PstlAdr.StrtNm', 70],
  ['PstlAdr.PstCd', 16],
  ['PstlAdr.TwnNm', 35],
  ['PstlAdr.CtrySubDvsn', 35],
  ['PstlAdr.Ctry', 2],
  ['Id.OrgId.Othr.Id', 35],
  ['Id.PrvtId.Othr.Id', 35],
  ['CtctDtls.PhneNb', 30],
]
const AGENT: typeof PARTY = [
  ['FinInstnId.BICFI', 11],
  ['FinInstnId.ClrSysMmbId.MmbId', 35],
  ['FinInstnId.Nm', 140],
  ['FinInstnId.Othr.Id', 35],
]
const ACCOUNT: typeof PARTY = [
  ['Id.IBAN', 34],
  ['Id.Othr.Id', 34],
  ['Tp.Cd', 4],
  ['Ccy', 3],
]

type Named = Readonly<Record<string, string>>

/** A person has one name in pain.001. */
const withWholeName = (names: Named, party: 'Cdtr' | 'Dbtr'): Named => {
  const { [`${party}.StrdNm.FirstNm`]: first, [`${party}.StrdNm.LastNm`]: last, ...others } = names
  const whole = [first, last].filter((one) => one !== undefined).join(' ')
  return whole === '' ? others : { [`${party}.Nm`]: whole, ...others }
}

const prefixed = (prefix: string, parts: typeof PARTY): (readonly [name: string, most: number])[] =>
  parts.map(([path, most]) => [`${prefix}.${path}`, most])

const OF_BENEFICIARY = [
  ...prefixed('CdtrAgt', AGENT),
  ...prefixed('Cdtr', PARTY),
  ...prefixed('CdtrAcct', ACCOUNT),
]
const OF_ORIGINATOR = prefixed('Dbtr', PARTY)

const whyNamesNotWritten = (names: Named, parts: typeof OF_BENEFICIARY): string | undefined => {
  const lengths = new Map(parts)
  const foreign = Object.keys(names).find((name) => !lengths.has(name))
  if (foreign !== undefined) return `pain.001 has no place for '${foreign}'.`
  const long = Object.entries(names).find(([name, value]) => value.length > (lengths.get(name) ?? 0))
  return long && `'${long[0]}' has more than ${lengths.get(long[0])} characters.`
}

/** Why a payout cannot be written as pain.001; nothing of it is left out in silence. */
export const whyNotWritten = ({
  payoutCategory,
  beneficiary,
  originator = {},
}: Payout): string | undefined => {
  if (payoutCategory !== 'BANK') return `A payout of the category ${payoutCategory} goes to no bank.`
  const whole = withWholeName(beneficiary, 'Cdtr')
  if (whole['Cdtr.Nm'] === undefined) return 'The beneficiary has no name.'
  if (whole['CdtrAcct.Id.IBAN'] === undefined && whole['CdtrAcct.Id.Othr.Id'] === undefined)
    return 'The beneficiary has no account.'
  return (
    whyNamesNotWritten(whole, OF_BENEFICIARY) ??
    whyNamesNotWritten(withWholeName(originator, 'Dbtr'), OF_ORIGINATOR)
  )
}

/** How banks refer to a payout: its ID without dashes, which is short enough for them. */
export const referenceOf = ({ paymentId }: Pick<Payout, 'paymentId'>): string => paymentId.replaceAll('-', '')

/** The element at a dotted path below another, made where it is not there; it comes last. */
const elementAt = (document: Document, below: Element, path: string): Element =>
  path.split('.').reduce((parent, name) => {
    const there = [...parent.childNodes].find((node) => node.nodeName === name) as Element | undefined
    if (there) return there
    const made = document.createElementNS(NAMESPACE, name)
    parent.appendChild(made)
    return made
  }, below)

/** One payout as one pain.001.001.09; the same payout is the same file, to the letter. */
export const writePain001 = (payout: Payout, debtor: Debtor, at: Date): string => {
  const document = new DOMImplementation().createDocument(NAMESPACE, 'Document')
  const root = elementAt(document, document.documentElement!, 'CstmrCdtTrfInitn')
  const put = (below: Element, path: string, text: string): Element => {
    const element = elementAt(document, below, path)
    element.textContent = text
    return element
  }
  const reference = referenceOf(payout)
  const header = elementAt(document, root, 'GrpHdr')
  put(header, 'MsgId', reference)
  put(header, 'CreDtTm', at.toISOString())
  put(header, 'NbOfTxs', '1')
  put(header, 'CtrlSum', payout.amount)
  put(header, 'InitgPty.Nm', debtor.name)
  const information = elementAt(document, root, 'PmtInf')
  put(information, 'PmtInfId', reference)
  put(information, 'PmtMtd', 'TRF')
  put(information, 'ReqdExctnDt.Dt', at.toISOString().slice(0, 10))
  put(information, 'Dbtr.Nm', debtor.name)
  put(information, 'DbtrAcct.Id.IBAN', debtor.iban)
  put(information, 'DbtrAgt.FinInstnId.BICFI', debtor.bic)
  const transfer = elementAt(document, information, 'CdtTrfTxInf')
  put(transfer, 'PmtId.InstrId', reference)
  put(transfer, 'PmtId.EndToEndId', payout.endToEndId.length > LONGEST_ID ? reference : payout.endToEndId)
  put(transfer, 'PmtId.UETR', payout.paymentId)
  put(transfer, 'Amt.InstdAmt', payout.amount).setAttribute('Ccy', payout.currency)
  put(transfer, 'ChrgBr', 'SHAR')
  // Our client is the one for whom the provider pays.
  const originator = withWholeName(payout.originator ?? { 'Dbtr.Nm': payout.organisation }, 'Dbtr')
  for (const [name] of OF_ORIGINATOR)
    if (originator[name] !== undefined) put(transfer, `Ultmt${name}`, originator[name])
  const beneficiary = withWholeName(payout.beneficiary, 'Cdtr')
  for (const [name] of OF_BENEFICIARY)
    if (beneficiary[name] !== undefined) put(transfer, name, beneficiary[name])
  const { purposeCode, memo } = payout
  if (purposeCode !== undefined)
    put(transfer, purposeCode.length > LONGEST_PURPOSE_CODE ? 'Purp.Prtry' : 'Purp.Cd', purposeCode)
  if (memo !== undefined) put(transfer, 'RmtInf.Ustrd', memo)
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(document)}\n`
}

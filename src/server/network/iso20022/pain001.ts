import { DOMImplementation, XMLSerializer, type Document, type Element } from '@xmldom/xmldom'
import type { Payout } from '../payout/contract.ts'

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09'
const LONGEST_ID = 35
const LONGEST_PURPOSE_CODE = 4

/** The account that the bank debits. */
export interface Debtor {
  name: string
  iban: string
  bic: string
}

/** An element of pain.001 in schema order: its path, its maximum length and its pattern. */
type Part = readonly [path: string, most: number, pattern?: RegExp]

const COUNTRY = /^[A-Z]{2}$/
const PHONE = /^\+\d{1,3}-[\d()+-]{1,30}$/
const PARTY: readonly Part[] = [
  ['Nm', 140],
  ['PstlAdr.StrtNm', 70],
  ['PstlAdr.PstCd', 16],
  ['PstlAdr.TwnNm', 35],
  ['PstlAdr.CtrySubDvsn', 35],
  ['PstlAdr.Ctry', 2, COUNTRY],
  ['Id.OrgId.Othr.Id', 35],
  ['Id.PrvtId.Othr.Id', 35],
  ['CtctDtls.PhneNb', 35, PHONE],
  ['CtctDtls.Othr.ChanlTp', 4],
  ['CtctDtls.Othr.Id', 128],
]
const AGENT: readonly Part[] = [
  ['FinInstnId.BICFI', 11, /^[A-Z\d]{4}[A-Z]{2}[A-Z\d]{2}(?:[A-Z\d]{3})?$/],
  ['FinInstnId.ClrSysMmbId.MmbId', 35],
  ['FinInstnId.Nm', 140],
  ['FinInstnId.Othr.Id', 35],
]
const ACCOUNT: readonly Part[] = [
  ['Id.IBAN', 34, /^[A-Z]{2}\d{2}[a-zA-Z\d]{1,30}$/],
  ['Id.Othr.Id', 34],
  ['Tp.Cd', 4],
  ['Ccy', 3, /^[A-Z]{3}$/],
]
/** Pairs of elements of which the schema allows one. */
const EITHER = [
  ['Cdtr.Id.OrgId.Othr.Id', 'Cdtr.Id.PrvtId.Othr.Id'],
  ['Dbtr.Id.OrgId.Othr.Id', 'Dbtr.Id.PrvtId.Othr.Id'],
  ['CdtrAcct.Id.IBAN', 'CdtrAcct.Id.Othr.Id'],
] as const
const LONGEST_MEMO = 140
const LONGEST_PROPRIETARY_PURPOSE = 35
/** An ISO 20022 amount: at most 18 digits, five of them decimals. */
const AMOUNT = /^(?=(?:\D*\d){1,18}\D*$)\d+(?:\.\d{1,5})?$/
const UUID_4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
// Characters that XML cannot contain, even escaped.
const UNWRITABLE = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u

type Named = Readonly<Record<string, string>>

/** Moves a phone number without a country code to the element that allows it. */
const withPhone = (names: Named, party: 'Cdtr' | 'Dbtr'): Named => {
  const { [`${party}.CtctDtls.PhneNb`]: phone, ...others } = names
  if (phone === undefined || PHONE.test(phone)) return names
  return { ...others, [`${party}.CtctDtls.Othr.ChanlTp`]: 'PHON', [`${party}.CtctDtls.Othr.Id`]: phone }
}

/** Joins the names of a person, because pain.001 has one name. */
const withWholeName = (names: Named, party: 'Cdtr' | 'Dbtr'): Named => {
  const { [`${party}.StrdNm.FirstNm`]: first, [`${party}.StrdNm.LastNm`]: last, ...others } = names
  const whole = [first, last].filter(Boolean).join(' ')
  // With both forms of the name, one would be lost.
  if (whole !== '' && others[`${party}.Nm`] !== undefined) return names
  return withPhone(whole === '' ? others : { [`${party}.Nm`]: whole, ...others }, party)
}

const prefixed = (prefix: string, parts: readonly Part[]): Part[] =>
  parts.map(([path, ...rest]) => [`${prefix}.${path}`, ...rest])

const OF_BENEFICIARY = [
  ...prefixed('CdtrAgt', AGENT),
  ...prefixed('Cdtr', PARTY),
  ...prefixed('CdtrAcct', ACCOUNT),
]
const OF_ORIGINATOR = prefixed('Dbtr', PARTY)

const whyNamesNotWritten = (names: Named, parts: readonly Part[]): string | undefined => {
  for (const [name, value] of Object.entries(names)) {
    const [, most, pattern] = parts.find(([path]) => path === name) ?? []
    if (most === undefined) return `pain.001 has no place for '${name}'.`
    if (value === '') return `'${name}' is empty.`
    if (value.length > most) return `'${name}' has more than ${most} characters.`
    if (UNWRITABLE.test(value)) return `'${name}' has a character that no XML holds.`
    if (pattern && !pattern.test(value)) return `'${name}' is not as pain.001 has it.`
  }
  const both = EITHER.find((pair) => pair.every((name) => names[name] !== undefined))
  return both && `pain.001 takes one of '${both[0]}' and '${both[1]}'.`
}

const whyTextNotWritten = (name: string, text: string | undefined, most: number): string | undefined =>
  text === undefined ? undefined : whyNamesNotWritten({ [name]: text }, [[name, most]])

/** The ultimate debtor: the originator, or our client. */
const originatorOf = ({ originator, organisation }: Pick<Payout, 'originator' | 'organisation'>): Named =>
  withWholeName(originator ?? { 'Dbtr.Nm': organisation }, 'Dbtr')

/** Returns the reason why a payout does not fit pain.001; nothing is dropped silently (TRU-367). */
export const whyNotWritten = (payout: Payout): string | undefined => {
  const { payoutCategory, beneficiary, amount, currency, memo, purposeCode, endToEndId } = payout
  if (payoutCategory !== 'BANK') return `A payout of the category ${payoutCategory} goes to no bank.`
  if (!AMOUNT.test(amount) || !/[1-9]/.test(amount) || !/^[A-Z]{3}$/.test(currency))
    return `pain.001 has no place for the amount ${amount} ${currency}.`
  const whole = withWholeName(beneficiary, 'Cdtr')
  if (whole['Cdtr.Nm'] === undefined) return 'The beneficiary has no name.'
  if (whole['CdtrAcct.Id.IBAN'] === undefined && whole['CdtrAcct.Id.Othr.Id'] === undefined)
    return 'The beneficiary has no account.'
  return (
    whyNamesNotWritten(whole, OF_BENEFICIARY) ??
    whyNamesNotWritten(originatorOf(payout), OF_ORIGINATOR) ??
    whyTextNotWritten('endToEndId', endToEndId, Number.POSITIVE_INFINITY) ??
    whyTextNotWritten('memo', memo, LONGEST_MEMO) ??
    whyTextNotWritten('purposeCode', purposeCode, LONGEST_PROPRIETARY_PURPOSE)
  )
}

/** Returns the reference for banks: the payment ID without dashes, which fits their length limit. */
export const referenceOf = ({ paymentId }: Pick<Payout, 'paymentId'>): string => paymentId.replaceAll('-', '')

/** Returns the element at a dotted path, and appends it if it is missing. */
const elementAt = (document: Document, below: Element, path: string): Element =>
  path.split('.').reduce((parent, name) => {
    const there = [...parent.childNodes].find((node) => node.nodeName === name) as Element | undefined
    if (there) return there
    const made = document.createElementNS(NAMESPACE, name)
    parent.appendChild(made)
    return made
  }, below)

/** Writes a payout as pain.001.001.09; the same payout always gives the same bytes. */
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
  if (UUID_4.test(payout.paymentId)) put(transfer, 'PmtId.UETR', payout.paymentId)
  put(transfer, 'Amt.InstdAmt', payout.amount).setAttribute('Ccy', payout.currency)
  put(transfer, 'ChrgBr', 'SHAR')
  const originator = originatorOf(payout)
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

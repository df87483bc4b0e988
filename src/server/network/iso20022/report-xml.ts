import { DOMParser, type Element } from '@xmldom/xmldom'

/** A file that is no report of ours; somebody has to look at it. */
export class UnreadableReport extends Error {}

/** Every element of a name. */
export const all = (below: Element, name: string): Element[] => [...below.getElementsByTagNameNS('*', name)]

/** The first element at a dotted path of children. */
export const find = (below: Element, path: string): Element | undefined =>
  path
    .split('.')
    .reduce<Element | undefined>(
      (parent, name) =>
        parent && ([...parent.childNodes].find((node) => node.localName === name) as Element | undefined),
      below,
    )

/** The text there; undefined where there is none. */
export const textAt = (below: Element, path: string): string | undefined => {
  const text = find(below, path)?.textContent?.trim()
  return text === '' ? undefined : text
}

/** Those of some texts that are there. */
export const filled = (...texts: (string | undefined)[]): string[] =>
  texts.filter((text): text is string => text !== undefined)

/** An amount with its currency. */
export const amountAt = (below: Element, path: string): { amount?: string; currency?: string } => {
  const element = find(below, path)
  const currency = element?.getAttribute('Ccy') ?? undefined
  const amount = element?.textContent?.trim()
  return amount === undefined || currency === undefined ? {} : { amount, currency }
}

const CONTENTS: readonly (string | null)[] = [
  'CstmrPmtStsRpt',
  'BkToCstmrDbtCdtNtfctn',
  'BkToCstmrStmt',
  'BkToCstmrAcctRpt',
]

/** What a pain.002, camt.052, camt.053 or camt.054 holds, of whatever version. Throws UnreadableReport. */
export const parseReport = (xml: string): Element => {
  // An entity could name a file of this machine, or grow without end.
  if (/<!DOCTYPE/i.test(xml)) throw new UnreadableReport('It has a document type, which no report needs.')
  const fail = (_level: string, message: string) => {
    throw new UnreadableReport(message)
  }
  try {
    const root = new DOMParser({ onError: fail }).parseFromString(xml, 'text/xml').documentElement
    const content = root && ([...root.childNodes].find((node) => node.nodeType === 1) as Element | undefined)
    if (!content || !CONTENTS.includes(content.localName))
      throw new UnreadableReport('It is no pain.002, camt.052, camt.053 or camt.054.')
    return content
  } catch (error) {
    throw error instanceof UnreadableReport ? error : new UnreadableReport(String(error))
  }
}

import { DOMParser, type Element } from '@xmldom/xmldom'

/** A file that is no report; a person must look at it. */
export class UnreadableReport extends Error {}

/** Returns all descendants with a name. */
export const all = (below: Element, name: string): Element[] => [...below.getElementsByTagNameNS('*', name)]

/** Returns the first element at a dotted path of children. */
export const find = (below: Element, path: string): Element | undefined =>
  path
    .split('.')
    .reduce<Element | undefined>(
      (parent, name) =>
        parent && ([...parent.childNodes].find((node) => node.localName === name) as Element | undefined),
      below,
    )

/** Returns the text at a path; undefined if it is empty or missing. */
export const textAt = (below: Element, path: string): string | undefined => {
  const text = find(below, path)?.textContent?.trim()
  return text === '' ? undefined : text
}

/** Returns the texts that are not empty. */
export const filled = (...texts: (string | undefined)[]): string[] =>
  texts.filter((text): text is string => text !== undefined)

/** Returns the amount at a path with its currency. */
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

/** Parses a pain.002, camt.052, camt.053 or camt.054 of any version. Throws UnreadableReport. */
export const parseReport = (xml: string): Element => {
  // An entity could read a local file or expand without end.
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

import { sayFiles } from '#values/generated/say-files.ts'
import { inEnglish } from '../../languages/reader.ts'

/** The columns that the page adds to a file of wrong rows: the line and the reason. */
const WRITTEN_BY_PAGE = ['row', 'why']

/** Returns the headers of the result columns, in the reader's language. */
export const outcomeHead = (): string[] => [
  sayFiles('rowOfFile'),
  sayFiles('state'),
  sayFiles('whatWentWrong'),
  sayFiles('paymentId'),
  sayFiles('amountSent'),
  sayFiles('currencySent'),
  sayFiles('feeIncluded'),
  sayFiles('amountReceived'),
  sayFiles('currencyReceived'),
]

/** Creates a check for columns that the portal wrote, in the reader's language or English. */
export const createOwnColumns = (): ((name: string) => boolean) => {
  const names = [...WRITTEN_BY_PAGE, ...outcomeHead(), ...inEnglish(outcomeHead)]
  const lowerCase = new Set(names.map((name) => name.toLowerCase()))
  return (name) => lowerCase.has(name.trim().toLowerCase())
}

/** Removes the apostrophe that protects a cell from running as a formula. */
export const withoutGuard = (cell: string): string => cell.replace(/(^|;)'(?=[=+\-@\t\r\n＝＋－＠])/g, '$1')

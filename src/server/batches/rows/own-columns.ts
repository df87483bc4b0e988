import { sayFiles } from '#values/generated/say-files.ts'
import { inEnglish } from '../../languages/reader.ts'

/** The columns of the file of wrong rows that the page itself writes: the line of each, and why it was refused. */
const WRITTEN_BY_PAGE = ['row', 'why']

/** The columns that follow those of the person in a file of results, in the words of the reader. */
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

/** Finds out whether the portal wrote a column itself, for its reader or in English. */
export const createOwnColumns = (): ((name: string) => boolean) => {
  const names = [...WRITTEN_BY_PAGE, ...outcomeHead(), ...inEnglish(outcomeHead)]
  const lowerCase = new Set(names.map((name) => name.toLowerCase()))
  return (name) => lowerCase.has(name.trim().toLowerCase())
}

/** What a spreadsheet was kept from running, as the person wrote it. */
export const withoutGuard = (cell: string): string => cell.replace(/(^|;)'(?=[=+\-@\t\r\n＝＋－＠])/g, '$1')

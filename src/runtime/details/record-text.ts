import type { Details } from '#definition/generated/details.ts'
import { fillTemplate, placeholdersIn } from '#engine/flow/texts/template.ts'
import { formatMoney, isMoney } from '#values/money.ts'
import { plainValue } from './facts/plain-value.ts'
import { readAt } from './read-at.ts'

/** Fills a template of a definition from a record; the prefix `record.` is optional. */
export function recordText(template: string, record: unknown): string {
  const read = (path: string) => readAt(record, path.replace(/^record\./, ''))
  const money = (amount: string, currency: string) => {
    const [value, code] = [read(amount), read(currency)]
    return isMoney(value) && typeof code === 'string' ? formatMoney(value, code) : ''
  }
  return fillTemplate(template, (path) => plainValue(read(path)), money)
}

export interface RecordTitle {
  readonly title: string
  /** Text that tells records of the same title apart. */
  readonly reference?: string
}

/** Returns the title of a record, with its values filled in. */
export function recordTitle(
  { title, called }: Pick<Details, 'title' | 'called'>,
  record: unknown,
): RecordTitle {
  const hasAll = called && placeholdersIn(called.title).every((name) => plainValue(readAt(record, name)))
  if (!hasAll) return { title: recordText(title, record) }
  return { title: recordText(called.title, record), reference: recordText(called.reference, record) }
}

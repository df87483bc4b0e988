import { fillTemplate } from '#engine/flow/texts/template.ts'
import { formatMoney, isMoney } from '#values/money.ts'
import { plainValue } from './facts/plain-value.ts'
import { readAt } from './read-at.ts'

/** A text of a definition with what stands in the record; `record.` in front of a name changes nothing. */
export function recordText(template: string, record: unknown): string {
  const read = (path: string) => readAt(record, path.replace(/^record\./, ''))
  const money = (amount: string, currency: string) => {
    const [value, code] = [read(amount), read(currency)]
    return isMoney(value) && typeof code === 'string' ? formatMoney(value, code) : ''
  }
  return fillTemplate(template, (path) => plainValue(read(path)), money)
}

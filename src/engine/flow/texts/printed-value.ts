import { joinLabels } from '#values/joined-labels.ts'
import { formatMoney, isMoney } from '#values/money.ts'
import { readFact } from '../state/read-fact.ts'
import type { Run } from '../state/run.ts'
import { fillTemplate } from './template.ts'

/** Fills a template with answers and facts as people read them; absent values print nothing. */
export function printTemplate(run: Run, template: string, reads?: (path: string) => void): string {
  const read = (path: string) => {
    reads?.(path)
    return readFact(run, path)
  }
  const print = (path: string) => {
    reads?.(path)
    const cell = run.cells.get(path)
    if (!cell) return plainText(readFact(run, path))
    return cell.value === undefined ? '' : cell.linked.kind.print(cell.value, cell.facts)
  }
  return fillTemplate(template, print, (amount, currency) => printMoney(read(amount), read(currency))).trim()
}

function printMoney(amount: unknown, currency: unknown): string {
  return isMoney(amount) && typeof currency === 'string' ? formatMoney(amount, currency) : ''
}

function plainText(value: unknown): string {
  if (Array.isArray(value)) return joinLabels(value.map(plainText).filter(Boolean))
  const isPlain = typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)
  return isPlain ? String(value) : ''
}

import { joinLabels } from '#values/joined-labels.ts'
import { sayDetails } from '#values/generated/say-details.ts'

/** A name of a record as words: payoutCategory, account_number → Payout category, Account number. */
export function wordsOf(name: string): string {
  const words = name
    .replaceAll(/[_.-]+/g, ' ')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .trim()
    .split(/\s+/)
    .map((word) => (/^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase()))
    .join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Prints any value as text; unknown types are shown too and never throw (rule 15). */
export function plainValue(value: unknown): string {
  if (value === undefined || value === null || value === '') return ''
  if (typeof value === 'boolean') return sayDetails(value ? 'yes' : 'no')
  if (Array.isArray(value)) return joinLabels(value.map(plainValue).filter(Boolean))
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (typeof value !== 'object') return ''
  const parts = Object.entries(value).map(([name, inner]) => [wordsOf(name), plainValue(inner)])
  return parts
    .filter(([, text]) => text)
    .map(([name, text]) => `${name}: ${text}`)
    .join(', ')
}

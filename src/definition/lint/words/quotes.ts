import type { Finding } from '../../finding.ts'
import { below } from '../context/nested-nodes.ts'
import { warning } from '../context/findings.ts'

/** Keys of values that are stored, sent or matched, and that no person reads. */
const UNREAD: ReadonlySet<string> = new Set([
  '$schema',
  'answers',
  'facts',
  'fieldRegexValidator',
  'pattern',
  'value',
  'when',
])

/** Replaces straight quotes with ’ and ‘…’; a single mark, or a doubled one of ICU MessageFormat, stays. */
const curled = (text: string): string =>
  text.replace(/(?<=[\p{L}\p{N}}.!?])'(?!')/gu, '’').replace(/(?<!')'(?=[\p{L}\p{N}{])/gu, '‘')

/** Tells whether a JSON text may have a straight quote; most have none and are skipped. */
export const mayHoldMarks = (text: string): boolean => text.includes("'") || text.includes('\\u0027')

/** Every text of a file has the apostrophes and quotation marks of print. */
export function lintQuotes(file: string, data: unknown, path = ''): Finding[] {
  if (typeof data === 'string') {
    const value = curled(data)
    if (value === data) return []
    const sentence = 'Write ’ for an apostrophe, and ‘…’ around what is quoted.'
    return [{ ...warning(file, path, sentence), fix: { path, was: data, value } }]
  }
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, one]) =>
    UNREAD.has(key) ? [] : lintQuotes(file, one, below(path, key)),
  )
}

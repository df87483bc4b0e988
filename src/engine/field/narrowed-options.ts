import { compare, isDecimal } from '#values/decimal.ts'
import { checkLength } from '#values/length.ts'
import { usablePattern } from '#definition/pattern/usable-pattern.ts'
import { sentences } from '../sentences.ts'
import { limitNamed, limitOf, narrowedTo } from './limit.ts'
import type { FieldFacts, FieldKind } from './types.ts'

type Bounded = Pick<FieldFacts, 'field' | 'read'>

/** Returns the error of an answer: that of its kind, or of the narrowed type for the sent value. */
export function checkValue(kind: FieldKind, value: unknown, facts: FieldFacts): string | undefined {
  return kind.check(value, facts) ?? checkNarrowed(kind.project ? kind.project(value, facts) : value, facts)
}

/** Kinds of free text; all other kinds have a format or a list. */
const FREE: ReadonlySet<string> = new Set(['text', 'phone'])

/**
 * Returns the maximum length of a text: the shorter of limit and schema; free text always has one (LIM-044).
 */
export function textLimit(facts: Bounded): number | undefined {
  const existing = [limitNamed(facts, facts.field.limit), narrowedTo(facts, 'maxLength')]
  const limits = existing.filter((limit) => limit !== undefined)
  if (limits.length > 0) return Math.min(...limits)
  return FREE.has(facts.field.type) ? limitOf(facts, 'textLength') : undefined
}

/**
 * Returns the error of a value outside the bounds that the definition or the server sets (IDN-043, IDN-045).
 */
function checkNarrowed(value: unknown, facts: Bounded): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const words = facts.field.value ?? {}
  const text = String(value)
  const wrongForm = typeof value === 'string' ? checkForm(text, facts) : undefined
  return wrongForm ?? checkRange(text, words) ?? checkListed(value, words)
}

function checkForm(text: string, facts: Bounded): string | undefined {
  const wrongLength = checkLength(text, { least: narrowedTo(facts, 'minLength'), most: textLimit(facts) })
  const source = facts.field.value?.['pattern']
  if (wrongLength !== undefined || typeof source !== 'string') return wrongLength
  const pattern = usablePattern(source)
  if (pattern === undefined) return sentences.internalError()
  if (pattern.test(text)) return undefined
  const signs = pattern.refusedSigns(text)
  const otherForm = sentences.otherForm(facts.field.hint)
  return signs.length > 0 ? `${otherForm} ${sentences.refusedSigns(signs)}` : otherForm
}

function checkRange(text: string, words: Readonly<Record<string, unknown>>): string | undefined {
  if (!isDecimal(text)) return undefined
  const order = (word: string) => {
    const bound = words[word]
    const written = typeof bound === 'number' ? String(bound) : bound
    return isDecimal(written) ? { written, order: compare(text, written) } : undefined
  }
  const [minimum, maximum] = [order('minimum'), order('maximum')]
  if (minimum && minimum.order < 0) return sentences.least(minimum.written)
  if (maximum && maximum.order > 0) return sentences.most(maximum.written)
  const [above, below] = [order('exclusiveMinimum'), order('exclusiveMaximum')]
  if (above && above.order <= 0) return sentences.above(above.written)
  if (below && below.order >= 0) return sentences.below(below.written)
  return undefined
}

function checkListed(value: unknown, words: Readonly<Record<string, unknown>>): string | undefined {
  const listed: unknown = words['enum'] ?? ('const' in words ? [words['const']] : undefined)
  if (!Array.isArray(listed) || listed.includes(value)) return undefined
  return sentences.oneOf(listed.map(String))
}

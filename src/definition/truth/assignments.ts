import { termsOf, type Formula } from './formula.ts'

/** Any value that no rule names. */
export const OTHER = Symbol('another value')
/** No value: the field is unanswered or hidden. */
export const ABSENT = Symbol('no answer')

/** Values of the terms in one assignment. */
export type Assignment = ReadonlyMap<string, unknown>

/** Possible values of terms, and conditions of answers. */
export interface TruthContext {
  /** Every value a term can have, when they can be counted; undefined: any. */
  values(term: string): readonly unknown[] | undefined
  /** Condition under which an answer is requested; undefined for terms that are no answers. */
  conditionOf(term: string): Formula | undefined
}

/** Limit of assignments; a formula that needs more is not evaluated. */
const MOST_ASSIGNMENTS = 20_000

/** Every combination of values the terms of a formula can have; undefined when they are too many. */
export function assignmentsOf(formula: Formula, context: TruthContext): Iterable<Assignment> | undefined {
  const formulas = [formula]
  const terms = new Set<string>()
  for (const one of formulas)
    for (const term of termsOf(one)) {
      if (terms.has(term)) continue
      terms.add(term)
      const requested = context.conditionOf(term)
      if (requested !== undefined) formulas.push(requested)
    }
  const named = constantsIn(formulas)
  const lists = [...terms].map((term) => [term, valuesFor(term, named.get(term), context)] as const)
  const many = lists.reduce((product, [, values]) => product * values.length, 1)
  return many > MOST_ASSIGNMENTS ? undefined : combinations(lists)
}

function valuesFor(term: string, named: ReadonlySet<unknown> | undefined, context: TruthContext): unknown[] {
  if (named === undefined) return [true, false]
  const isYesNo = [...named].every((value) => typeof value === 'boolean')
  const existing = context.values(term) ?? (isYesNo ? [true, false] : [...named, OTHER])
  return context.conditionOf(term) === undefined ? [...existing] : [...existing, ABSENT]
}

function constantsIn(formulas: readonly Formula[]): Map<string, Set<unknown>> {
  const named = new Map<string, Set<unknown>>()
  const walk = (one: Formula): void => {
    if (one.kind === 'not') walk(one.of)
    if (one.kind === 'all' || one.kind === 'any') one.of.forEach(walk)
    if (one.kind === 'equals') named.set(one.term, new Set([...(named.get(one.term) ?? []), ...one.values]))
  }
  formulas.forEach(walk)
  return named
}

function* combinations(lists: readonly (readonly [string, readonly unknown[]])[]): Generator<Assignment> {
  const [first, ...rest] = lists
  if (first === undefined) {
    yield new Map()
    return
  }
  for (const assignment of combinations(rest))
    for (const value of first[1]) yield new Map(assignment).set(first[0], value)
}

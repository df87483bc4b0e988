import { termsOf, type Formula } from './formula.ts'

/** Any value that no rule names. */
export const OTHER = Symbol('another value')
/** No value: the field was not answered, or is not asked. */
export const ABSENT = Symbol('no answer')

/** What each term stands for in one trial. */
export type Trial = ReadonlyMap<string, unknown>

/** What is known about terms. */
export interface Ground {
  /** Every value a term can have, when they can be counted; undefined: any. */
  values(term: string): readonly unknown[] | undefined
  /** For an answer: what must hold so that it is asked at all; undefined for what is no answer. */
  asked(term: string): Formula | undefined
}

/** More trials than this are not made: what needs them is not judged. */
const MOST_TRIALS = 20_000

/** Every combination of values the terms of a formula can have; undefined when they are too many. */
export function trialsOf(formula: Formula, ground: Ground): Iterable<Trial> | undefined {
  const formulas = [formula]
  const terms = new Set<string>()
  for (const one of formulas)
    for (const term of termsOf(one)) {
      if (terms.has(term)) continue
      terms.add(term)
      const asked = ground.asked(term)
      if (asked !== undefined) formulas.push(asked)
    }
  const named = constantsIn(formulas)
  const lists = [...terms].map((term) => [term, valuesFor(term, named.get(term), ground)] as const)
  const many = lists.reduce((product, [, values]) => product * values.length, 1)
  return many > MOST_TRIALS ? undefined : combinations(lists)
}

function valuesFor(term: string, named: ReadonlySet<unknown> | undefined, ground: Ground): unknown[] {
  if (named === undefined) return [true, false]
  const isYesNo = [...named].every((value) => typeof value === 'boolean')
  const known = ground.values(term) ?? (isYesNo ? [true, false] : [...named, OTHER])
  return ground.asked(term) === undefined ? [...known] : [...known, ABSENT]
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

function* combinations(lists: readonly (readonly [string, readonly unknown[]])[]): Generator<Trial> {
  const [first, ...rest] = lists
  if (first === undefined) {
    yield new Map()
    return
  }
  for (const trial of combinations(rest))
    for (const value of first[1]) yield new Map(trial).set(first[0], value)
}

import { termsOf, type Formula } from '#definition/truth/formula.ts'
import { OTHER, type Assignment } from '#definition/truth/assignments.ts'

export interface Tried {
  /** Facts that make the formula true, or undefined. */
  readonly yes: Assignment | undefined
  /** Number of combinations that were tried. */
  readonly combinations: number
}

/** Searches all possible facts of a formula; terms that no longer decide anything are not varied. */
export function findAssignment(formula: Formula): Tried {
  const lists = valuesOf(formula)
  const combinations = lists.reduce((product, [, values]) => product * values.length, 1)
  return { yes: search(formula, lists, new Map()), combinations }
}

type Lists = readonly (readonly [string, readonly unknown[]])[]

function search(formula: Formula, lists: Lists, assignment: Map<string, unknown>): Assignment | undefined {
  const verdict = verdictIn(formula, assignment)
  if (verdict !== undefined) return verdict ? leastOf(formula, assignment) : undefined
  const [first, ...rest] = lists
  if (first === undefined) return undefined
  for (const value of first[1]) {
    assignment.set(first[0], value)
    const found = search(formula, rest, assignment)
    if (found !== undefined) return found
  }
  assignment.delete(first[0])
  return undefined
}

/** Removes the terms of an assignment that do not matter. */
function leastOf(formula: Formula, assignment: Assignment): Assignment {
  const least = new Map(assignment)
  for (const [term, value] of assignment) {
    least.delete(term)
    if (verdictIn(formula, least) !== true) least.set(term, value)
  }
  return least
}

/** Evaluates a formula under a partial assignment. Undefined: it depends on terms without a value. */
function verdictIn(formula: Formula, assignment: Assignment): boolean | undefined {
  switch (formula.kind) {
    case 'constant':
      return formula.is
    case 'not': {
      const inner = verdictIn(formula.of, assignment)
      return inner === undefined ? undefined : !inner
    }
    case 'all':
    case 'any': {
      const decides = formula.kind === 'any'
      let isOpen = false
      for (const one of formula.of) {
        const verdict = verdictIn(one, assignment)
        if (verdict === decides) return decides
        isOpen ||= verdict === undefined
      }
      return isOpen ? undefined : !decides
    }
    case 'equals':
      return assignment.has(formula.term) ? formula.values.includes(assignment.get(formula.term)) : undefined
    default: {
      const value = assignment.get(formula.term)
      return typeof value === 'boolean' ? value : undefined
    }
  }
}

function valuesOf(formula: Formula): Lists {
  const constants = new Map<string, Set<unknown>>(termsOf(formula).map((term) => [term, new Set()]))
  const collect = (one: Formula): void => {
    if (one.kind === 'not') collect(one.of)
    if (one.kind === 'all' || one.kind === 'any') one.of.forEach(collect)
    if (one.kind === 'equals') for (const value of one.values) constants.get(one.term)?.add(value)
  }
  collect(formula)
  return [...constants].map(([term, values]) => {
    const isYesNo = [...values].every((value) => typeof value === 'boolean')
    return [term, isYesNo ? [true, false] : [...values, OTHER]] as const
  })
}

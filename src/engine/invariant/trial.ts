import { termsOf, type Formula } from '#definition/truth/formula.ts'
import { OTHER, type Trial } from '#definition/truth/trials.ts'

export interface Tried {
  /** Facts with which the formula holds; undefined: there are none. */
  readonly yes: Trial | undefined
  /** How many combinations of facts that says. */
  readonly combinations: number
}

/** Looks through everything the facts of a formula can be; a term whose value decides nothing any more is not varied. */
export function findTrial(formula: Formula): Tried {
  const lists = valuesOf(formula)
  const combinations = lists.reduce((product, [, values]) => product * values.length, 1)
  return { yes: search(formula, lists, new Map()), combinations }
}

type Lists = readonly (readonly [string, readonly unknown[]])[]

function search(formula: Formula, lists: Lists, trial: Map<string, unknown>): Trial | undefined {
  const verdict = verdictIn(formula, trial)
  if (verdict !== undefined) return verdict ? leastOf(formula, trial) : undefined
  const [first, ...rest] = lists
  if (first === undefined) return undefined
  for (const value of first[1]) {
    trial.set(first[0], value)
    const found = search(formula, rest, trial)
    if (found !== undefined) return found
  }
  trial.delete(first[0])
  return undefined
}

/** A trial without what does not matter to it. */
function leastOf(formula: Formula, trial: Trial): Trial {
  const least = new Map(trial)
  for (const [term, value] of trial) {
    least.delete(term)
    if (verdictIn(formula, least) !== true) least.set(term, value)
  }
  return least
}

/** What a formula says as far as a trial goes; undefined: it depends on what is still open. */
function verdictIn(formula: Formula, trial: Trial): boolean | undefined {
  switch (formula.kind) {
    case 'constant':
      return formula.is
    case 'not': {
      const inner = verdictIn(formula.of, trial)
      return inner === undefined ? undefined : !inner
    }
    case 'all':
    case 'any': {
      const decides = formula.kind === 'any'
      let isOpen = false
      for (const one of formula.of) {
        const verdict = verdictIn(one, trial)
        if (verdict === decides) return decides
        isOpen ||= verdict === undefined
      }
      return isOpen ? undefined : !decides
    }
    case 'equals':
      return trial.has(formula.term) ? formula.values.includes(trial.get(formula.term)) : undefined
    default:
      return trial.get(formula.term) as boolean | undefined
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

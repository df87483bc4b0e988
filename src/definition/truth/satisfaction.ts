import type { Formula } from './formula.ts'
import { ABSENT, assignmentsOf, type TruthContext, type Assignment } from './assignments.ts'

export interface Satisfaction {
  /** Facts and answers with which it holds, undefined when there are none. */
  readonly yes: Assignment | undefined
  /** Facts and answers with which it does not hold, undefined when there are none. */
  readonly no: Assignment | undefined
}

/** Tries a formula with everything its terms can be; undefined when that is too much to try. */
export function satisfy(formula: Formula, context: TruthContext): Satisfaction | undefined {
  const assignments = assignmentsOf(formula, context)
  if (assignments === undefined) return undefined
  let yes: Assignment | undefined
  let no: Assignment | undefined
  for (const assignment of assignments) {
    if (!isPossible(assignment, context)) continue
    if (holds(formula, assignment)) yes ??= assignment
    else no ??= assignment
    if (yes && no) break
  }
  return { yes, no }
}

/** An answer is given only where it is asked (law 5). */
function isPossible(assignment: Assignment, context: TruthContext): boolean {
  return [...assignment].every(([term, value]) => {
    const requested = value === ABSENT ? undefined : context.conditionOf(term)
    return requested === undefined || holds(requested, assignment)
  })
}

/** Whether a formula holds in an assignment; what is absent equals nothing. */
function holds(formula: Formula, assignment: Assignment): boolean {
  switch (formula.kind) {
    case 'constant':
      return formula.is
    case 'not':
      return !holds(formula.of, assignment)
    case 'all':
      return formula.of.every((one) => holds(one, assignment))
    case 'any':
      return formula.of.some((one) => holds(one, assignment))
    case 'equals':
      return formula.values.includes(assignment.get(formula.term))
    default:
      return assignment.get(formula.term) === true
  }
}

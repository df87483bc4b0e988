import type { Formula } from './formula.ts'
import { ABSENT, assignmentsOf, type TruthContext, type Assignment } from './assignments.ts'

export interface Satisfaction {
  /** Facts and answers that make it true, or undefined. */
  readonly yes: Assignment | undefined
  /** Facts and answers that make it false, or undefined. */
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

/** Tells whether every answer in an assignment is requested (law 5). */
function isPossible(assignment: Assignment, context: TruthContext): boolean {
  return [...assignment].every(([term, value]) => {
    const requested = value === ABSENT ? undefined : context.conditionOf(term)
    return requested === undefined || holds(requested, assignment)
  })
}

/** Evaluates a formula under an assignment; an absent value equals nothing. */
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

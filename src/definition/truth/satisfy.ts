import type { Formula } from './formula.ts'
import { ABSENT, trialsOf, type Ground, type Trial } from './trials.ts'

export interface Satisfaction {
  /** Facts and answers with which it holds, undefined when there are none. */
  readonly yes: Trial | undefined
  /** Facts and answers with which it does not hold, undefined when there are none. */
  readonly no: Trial | undefined
}

/** Tries a formula with everything its terms can be; undefined when that is too much to try. */
export function satisfy(formula: Formula, ground: Ground): Satisfaction | undefined {
  const trials = trialsOf(formula, ground)
  if (trials === undefined) return undefined
  let yes: Trial | undefined
  let no: Trial | undefined
  for (const trial of trials) {
    if (!isPossible(trial, ground)) continue
    if (holds(formula, trial)) yes ??= trial
    else no ??= trial
    if (yes && no) break
  }
  return { yes, no }
}

/** An answer is given only where it is asked (law 5). */
function isPossible(trial: Trial, ground: Ground): boolean {
  return [...trial].every(([term, value]) => {
    const asked = value === ABSENT ? undefined : ground.asked(term)
    return asked === undefined || holds(asked, trial)
  })
}

/** Whether a formula holds in a trial; what is absent equals nothing. */
function holds(formula: Formula, trial: Trial): boolean {
  switch (formula.kind) {
    case 'constant':
      return formula.is
    case 'not':
      return !holds(formula.of, trial)
    case 'all':
      return formula.of.every((one) => holds(one, trial))
    case 'any':
      return formula.of.some((one) => holds(one, trial))
    case 'equals':
      return formula.values.includes(trial.get(formula.term))
    default:
      return trial.get(formula.term) === true
  }
}

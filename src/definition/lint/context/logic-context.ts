import { valuesOf } from '../../facts/fact-type.ts'
import type { Flow, Rules } from '../../generated/flow.ts'
import { formulaOf, type FindLogic, type Formula } from '../../truth/formula.ts'
import type { TruthContext } from '../../truth/assignments.ts'
import type { LintContext } from './context.ts'
import { sharedRules } from './places.ts'
import { look, type FactRoots } from './roots.ts'

/** Returns a function that finds the logic of a rule, first in the definition itself. */
export function logicFinder(own: Rules | undefined, context: LintContext): FindLogic {
  const shared = sharedRules(context.library)
  return (name) =>
    [own, shared].find((rules) => rules !== undefined && Object.hasOwn(rules, name))?.[name]?.when
}

/** The rules a place names, all of which must be yes, as one formula. */
function allOf(names: readonly (string | undefined)[], find: FindLogic): Formula {
  const requested = names.filter((name) => name !== undefined)
  return { kind: 'all', of: requested.map((name) => formulaOf({ rule: name }, find)) }
}

const isPath = (term: string): boolean => /^[A-Za-z]/.test(term)

/** Returns the possible values of facts, for logic without answers. */
export function contextOf(roots: FactRoots, context: LintContext): TruthContext {
  return {
    values: (term) => (isPath(term) ? valuesOf(look(roots, term, context).nodes) : undefined),
    conditionOf: () => undefined,
  }
}

/** Returns the possible values of a flow's facts and answers, without the answers of the steps in `later`. */
export function flowContext(
  flow: Flow,
  roots: FactRoots,
  context: LintContext,
  later: ReadonlySet<string> = new Set(),
): TruthContext {
  const find = logicFinder(flow.rules, context)
  const requested = new Map(
    flow.steps.flatMap((step) =>
      (step.fields ?? []).map(
        (field) => [field.id, [step.id, allOf([step.showWhen, field.showWhen], find)]] as const,
      ),
    ),
  )
  const never: Formula = { kind: 'constant', is: false }
  return {
    ...contextOf(roots, context),
    conditionOf: (term) => {
      const [step, formula] = (isPath(term) && requested.get(term.split('.')[0]!)) || []
      return step !== undefined && later.has(step) ? never : formula
    },
  }
}

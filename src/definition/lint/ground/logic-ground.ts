import { valuesOf } from '../../fact-type.ts'
import type { Flow, Rules } from '../../generated/flow.ts'
import { formulaOf, type FindLogic, type Formula } from '../../truth/formula.ts'
import type { Ground } from '../../truth/trials.ts'
import type { LintContext } from './context.ts'
import { sharedRules } from './places.ts'
import { look, type FactRoots } from './roots.ts'

/** Finds the logic of a rule of a definition, its own first. */
export function logicFinder(own: Rules | undefined, context: LintContext): FindLogic {
  const shared = sharedRules(context.library)
  return (name) =>
    [own, shared].find((rules) => rules !== undefined && Object.hasOwn(rules, name))?.[name]?.when
}

/** The rules a place names, all of which must be yes, as one formula. */
function allOf(names: readonly (string | undefined)[], find: FindLogic): Formula {
  const asked = names.filter((name) => name !== undefined)
  return { kind: 'all', of: asked.map((name) => formulaOf({ rule: name }, find)) }
}

const isPath = (term: string): boolean => /^[A-Za-z]/.test(term)

/** What facts can be, where no answers are involved. */
export function groundOf(roots: FactRoots, context: LintContext): Ground {
  return {
    values: (term) => (isPath(term) ? valuesOf(look(roots, term, context).nodes) : undefined),
    asked: () => undefined,
  }
}

/** What facts and answers of a flow can be; answers of the steps left out cannot be given yet. */
export function groundOfFlow(
  flow: Flow,
  roots: FactRoots,
  context: LintContext,
  later: ReadonlySet<string> = new Set(),
): Ground {
  const find = logicFinder(flow.rules, context)
  const asked = new Map(
    flow.steps.flatMap((step) =>
      (step.fields ?? []).map(
        (field) => [field.id, [step.id, allOf([step.showWhen, field.showWhen], find)]] as const,
      ),
    ),
  )
  const never: Formula = { kind: 'constant', is: false }
  return {
    ...groundOf(roots, context),
    asked: (term) => {
      const [step, formula] = (isPath(term) && asked.get(term.split('.')[0]!)) || []
      return step !== undefined && later.has(step) ? never : formula
    },
  }
}

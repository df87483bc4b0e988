import type { Finding } from '../../finding.ts'
import { formulaOf, termsOf, type FindLogic } from '../../truth/formula.ts'
import { satisfy } from '../../truth/satisfaction.ts'
import { formatAssignment } from '../../truth/assignment-text.ts'
import type { TruthContext } from '../../truth/assignments.ts'
import type { Lint } from '../context/context.ts'
import { derived } from '../context/findings.ts'
import { contextOf, flowContext, logicFinder } from '../context/logic-context.ts'
import { findLogicHome } from '../context/logic-homes.ts'
import { memoizePerThing } from '../context/cache.ts'
import { inRuleHomes } from '../context/places.ts'
import { flowRoots } from '../context/roots.ts'

/** Explains why a condition is never true, by the needs of each part. */
export function needsOf(parts: readonly unknown[], find: FindLogic, context: TruthContext): string {
  const needs = parts.map((part) => {
    const formula = formulaOf(part, find)
    const { yes } = satisfy(formula, context) ?? {}
    const name = (part as { rule?: unknown }).rule
    const title = typeof name === 'string' ? `'${name}'` : JSON.stringify(part)
    return yes === undefined
      ? `${title} never holds`
      : `${title} needs that ${formatAssignment(yes, termsOf(formula)) || 'nothing'}`
  })
  return `${needs.join('; ')}. Mend one of them.`
}

function lintRule(
  file: string,
  name: string,
  when: unknown,
  find: FindLogic,
  context: TruthContext,
): Finding[] {
  const found = satisfy(formulaOf(when, find), context)
  if (found === undefined) return []
  const path = `/rules/${name}/when`
  if (found.yes === undefined) {
    const parts = (when as { and?: unknown[] }).and
    const why = parts === undefined ? '' : ` ${needsOf(parts, find, context)}`
    return [derived(file, path, `'${name}' can never be yes.${why || ' Compare with something it can be.'}`)]
  }
  return found.no === undefined
    ? [
        derived(
          file,
          path,
          `'${name}' is always yes, whatever is answered. Compare with something else, or take the rule out.`,
        ),
      ]
    : []
}

/** Returns the possible values of facts and answers in a file. */
export const contextAt = memoizePerThing((context, file: string): TruthContext => {
  const flow = /^flows\/(.+)\.flow\.json$/.exec(file)?.[1]
  const definition = context.library.flows[flow ?? '']
  if (definition !== undefined) return flowContext(definition, flowRoots(context, definition), context)
  return contextOf(findLogicHome(context, file)?.roots ?? new Map(), context)
})

/** Checks that no rule is always true or never true, by trying out its facts if they can be listed. */
export const lintConditions: Lint = inRuleHomes((context, { file, own }) => {
  if (Object.keys(own).length === 0) return []
  const find = logicFinder(own, context)
  const scope = contextAt(context, file)
  return Object.entries(own).flatMap(([name, rule]) => lintRule(file, name, rule.when, find, scope))
})

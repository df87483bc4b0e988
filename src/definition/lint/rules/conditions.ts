import type { Finding } from '../../finding.ts'
import { formulaOf, termsOf, type FindLogic } from '../../truth/formula.ts'
import { satisfy } from '../../truth/satisfy.ts'
import { sayTrial } from '../../truth/say.ts'
import type { Ground } from '../../truth/trials.ts'
import type { Lint } from '../ground/context.ts'
import { derived } from '../ground/findings.ts'
import { groundOf, groundOfFlow, logicFinder } from '../ground/logic-ground.ts'
import { logicHomes } from '../ground/logic-homes.ts'
import { oncePerThing } from '../ground/once.ts'
import { ruleHomes } from '../ground/places.ts'
import { flowRoots } from '../ground/roots.ts'

/** Why a condition never holds: what each of its parts needs on its own. */
export function needsOf(parts: readonly unknown[], find: FindLogic, ground: Ground): string {
  const needs = parts.map((part) => {
    const formula = formulaOf(part, find)
    const { yes } = satisfy(formula, ground) ?? {}
    const name = (part as { rule?: unknown }).rule
    const title = typeof name === 'string' ? `'${name}'` : JSON.stringify(part)
    return yes === undefined
      ? `${title} never holds`
      : `${title} needs that ${sayTrial(yes, termsOf(formula)) || 'nothing'}`
  })
  return `${needs.join('; ')}.`
}

function lintRule(file: string, name: string, when: unknown, find: FindLogic, ground: Ground): Finding[] {
  const found = satisfy(formulaOf(when, find), ground)
  if (found === undefined) return []
  const path = `/rules/${name}/when`
  if (found.yes === undefined) {
    const parts = (when as { and?: unknown[] }).and
    const why = parts === undefined ? '' : ` ${needsOf(parts, find, ground)}`
    return [derived(file, path, `'${name}' can never be yes.${why}`)]
  }
  return found.no === undefined ? [derived(file, path, `'${name}' is always yes, whatever is answered.`)] : []
}

/** What can be answered where a definition stands. */
export const groundAt = oncePerThing((context, file: string): Ground => {
  const flow = Object.values(context.library.flows).find(({ id }) => file === `flows/${id}.flow.json`)
  if (flow !== undefined) return groundOfFlow(flow, flowRoots(context, flow), context)
  const home = logicHomes(context).find((one) => one.file === file)
  return groundOf(home?.roots ?? new Map(), context)
})

/** No rule is always yes or never yes: its facts are tried out where they can be counted. */
export const lintConditions: Lint = (context) =>
  ruleHomes(context.library).flatMap(({ file, own }) => {
    if (Object.keys(own).length === 0) return []
    const find = logicFinder(own, context)
    const ground = groundAt(context, file)
    return Object.entries(own).flatMap(([name, rule]) => lintRule(file, name, rule.when, find, ground))
  })

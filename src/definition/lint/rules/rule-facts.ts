import type { Finding } from '../../finding.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { error, withNearest, withoutFix } from '../context/findings.ts'
import { readBy } from './requested-facts.ts'
import { logicFinder } from '../context/logic-context.ts'
import { findLogicHome } from '../context/logic-homes.ts'
import { inRuleHomes, namedRules } from '../context/places.ts'
import { globalRoots, look, type FactRoots } from '../context/roots.ts'

/** Returns the facts at a place; a check of a call also reads the request. */
function rootsAt(file: string, path: string, factRoots: FactRoots, { library }: LintContext): FactRoots {
  if (!file.startsWith('calls/') || !path.startsWith('/checks/')) return factRoots
  const call = library.calls[file.slice('calls/'.length, -'.call.json'.length)]
  if (call?.request === undefined) return factRoots
  return new Map([...factRoots, ['request', { $ref: `entities/${call.request}` }]])
}

/** Checks that a shared rule is used only where its facts exist; elsewhere it would never be true. */
export const lintRuleFacts: Lint = inRuleHomes((context, { file, own, definition }) => {
  // A list has the facts of the field that names it, and shared rules are checked at their uses.
  if (file.startsWith('options/') || file.startsWith('rules/')) return []
  const find = logicFinder(own, context)
  return namedRules(definition).flatMap(({ path, name }): Finding[] => {
    if (Object.hasOwn(own, name)) return []
    const roots = rootsAt(file, path, findLogicHome(context, file)?.roots ?? globalRoots(context), context)
    const read = readBy(name, find)
    const unknown = read.find((fact) => !roots.has(fact.split('.')[0]!))
    const lost = read.find((fact) => fact.startsWith('record.') && !look(roots, fact, context).isResolved)
    if (unknown === undefined && lost !== undefined) {
      const message = `The rule '${name}' reads '${lost}', and the record here has none: it is a rule of other records. Name one of this definition.`
      return [error(file, path, message)]
    }
    if (unknown === undefined) return []
    const sentence = `The rule '${name}' reads '${unknown}', which is not known here: it would never be yes.`
    return [withoutFix(withNearest(error(file, path, sentence), unknown, roots.keys()))]
  })
})

import { linkFlow } from '#engine/flow/linking/link.ts'
import type { LinkedFlow } from '#engine/flow/linking/linked-flow.ts'
import type { RequirementType } from '#engine/requirement/types.ts'
import { kinds } from '#widgets/index.ts'
import { entryFlows } from './entry-flows.ts'
import type { LinkedDefinitions } from './linked-definitions.ts'

export type FlowLink = LinkedFlow | { readonly title: string; readonly broken: readonly string[] }

/** Definitions a linked flow is made of. The same parts give the same flow, also in a later version. */
interface Linked {
  readonly parts: readonly unknown[]
  readonly flow: FlowLink
}

const linked = new Map<string, Linked>()

/**
 * Returns a linked flow, memoized by its parts, or the errors that keep it from being shown. Its field types
 * must be loaded.
 */
export function flowOf(definitions: LinkedDefinitions, id: string): FlowLink {
  const { library, rules, options } = definitions
  const definition = library.flows[id]
  const { faults, requirementTypes } = library
  const parts = [definition, rules, options, faults, requirementTypes, ...entryFlows(definition, library)]
  const before = linked.get(id)
  const isSame = before?.parts.length === parts.length && parts.every((part, at) => part === before.parts[at])
  if (before && isSame && definition) return before.flow
  const flow = linkOne(definitions, id)
  linked.set(id, { parts, flow })
  return flow
}

function linkOne(definitions: LinkedDefinitions, id: string): FlowLink {
  const { library, rules, options } = definitions
  const definition = library.flows[id]
  if (!definition) {
    const broken = definitions.broken('flows', id)
    return { title: id, broken: broken.length > 0 ? broken : [`There is no flow '${id}'.`] }
  }
  const result = linkFlow(definition, {
    kinds,
    rules,
    options,
    flows: library.flows,
    faults: library.faults,
    requirementTypes: library.requirementTypes as readonly RequirementType[],
  })
  if (result.ok) return result.flow
  const broken = result.problems.map((problem) => `${problem.path}: ${problem.sentence}`)
  return { title: definition.title, broken }
}

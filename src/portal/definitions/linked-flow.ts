import { linkFlow } from '#engine/flow/link.ts'
import type { LinkedFlow } from '#engine/flow/linked.ts'
import type { RequirementType } from '#engine/requirement/types.ts'
import { kinds } from '#widgets/index.ts'
import type { LinkedDefinitions } from './linked.ts'

export type FlowLink = LinkedFlow | { readonly title: string; readonly broken: readonly string[] }

const linked = new WeakMap<LinkedDefinitions, Map<string, FlowLink>>()

/** A flow with its names resolved, once per page load, or the sentences that say why it cannot be shown; its field types are here. */
export function flowOf(definitions: LinkedDefinitions, id: string): FlowLink {
  const known = linked.get(definitions) ?? new Map<string, FlowLink>()
  linked.set(definitions, known)
  const flow = known.get(id) ?? linkOne(definitions, id)
  known.set(id, flow)
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

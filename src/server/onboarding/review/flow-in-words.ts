import type { Flow } from '#definition/generated/flow.ts'
import type { Subtask } from '#definition/generated/task.ts'
import type { Library } from '#definition/library.ts'
import { kinds } from '#engine/field/kinds.ts'
import { linkOptions } from '#engine/field/link-options.ts'
import { linkFlow } from '#engine/flow/linking/link.ts'
import type { LinkedFlow } from '#engine/flow/linking/linked-flow.ts'
import type { LinkedRule } from '#engine/rule/types.ts'
import type { RequirementType } from '#engine/requirement/types.ts'
import { inWords } from '../../languages/reader.ts'

/** Facts that onboarding flows read besides their own. */
const FACTS: ReadonlySet<string> = new Set(['session', 'configuration', 'flags', 'limits'])

/** Returns the flow of a part in the reader's language; undefined if the part is no flow. */
export const flowInWords = (library: Library, { page }: Pick<Subtask, 'page'>): Flow | undefined => {
  const { pages, flows } = inWords(library)
  return flows[pages[page]?.flow ?? '']
}

const linked = new WeakMap<Flow, LinkedFlow | undefined>()

/** Returns that flow with its names resolved, cached per language. */
export const linkedInWords = (
  library: Library,
  rules: ReadonlyMap<string, LinkedRule>,
  part: Pick<Subtask, 'page'>,
): LinkedFlow | undefined => {
  const flow = flowInWords(library, part)
  if (!flow) return undefined
  if (!linked.has(flow)) {
    const { options, faults, requirementTypes } = inWords(library)
    const result = linkFlow(flow, {
      kinds,
      rules,
      options: linkOptions(options),
      faults,
      requirementTypes: requirementTypes as readonly RequirementType[],
      facts: FACTS,
    })
    linked.set(flow, result.ok ? result.flow : undefined)
  }
  return linked.get(flow)
}

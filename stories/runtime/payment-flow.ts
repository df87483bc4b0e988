import flowDefinition from '#definitions/flows/single-payment.flow.json'
import requirementTypes from '#definitions/requirement-types.json'
import { withFeatures } from '#definition/feature.ts'
import type { Flow } from '#definition/generated/flow.ts'
import type { Options } from '#definition/generated/options.ts'
import type { RuleFile } from '#definition/generated/rules.ts'
import { kinds } from '#engine/field/kinds.ts'
import { linkOptions } from '#engine/field/link-options.ts'
import { linkFlow } from '#engine/flow/linking/link.ts'
import type { LinkedFlow } from '#engine/flow/linking/linked-flow.ts'
import { linkRules } from '#engine/rule/link.ts'
import type { RequirementType } from '#engine/requirement/types.ts'

const files = import.meta.glob<Options>('../../definitions/options/*.options.json', {
  eager: true,
  import: 'default',
})

export const options = linkOptions(Object.fromEntries(Object.values(files).map((file) => [file.id, file])))

const ruleFiles = import.meta.glob<RuleFile>('../../definitions/rules/*.rules.json', {
  eager: true,
  import: 'default',
})
export const { rules } = linkRules(
  Object.assign({}, ...Object.values(ruleFiles).map((file) => withFeatures(file).rules)) as RuleFile['rules'],
)

/** Links a flow with the shipped rules, options and requirement types, and the flows of its entries. */
export function link(definition: Flow, flows: Readonly<Record<string, Flow>> = {}): LinkedFlow {
  const requirements = requirementTypes.types as readonly RequirementType[]
  const linked = linkFlow(definition, { kinds, rules, options, flows, requirementTypes: requirements })
  if (!linked.ok)
    throw new Error(linked.problems.map(({ path, sentence }) => `${path}: ${sentence}`).join('\n'))
  return linked.flow
}

/** The single-payment flow as it is shipped. */
export const paymentFlow = link(flowDefinition as unknown as Flow)

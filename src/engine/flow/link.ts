import type { Flow } from '#definition/generated/flow.ts'
import { linkOwnRules } from '../relevance/own-rules.ts'
import type { Problem } from '../rule/types.ts'
import { compileValue } from '../rule/value.ts'
import { linkField } from './link-field.ts'
import { linkGraph } from './link-graph.ts'
import { linkNames } from './link-names.ts'
import { linkSteps } from './link-steps.ts'
import { Linking } from './linking.ts'
import type { FlowLibrary, LinkedField, LinkedFlow, LinkedValue } from './linked-flow.ts'

export type FlowResult = { ok: true; flow: LinkedFlow } | { ok: false; problems: readonly Problem[] }

/** Resolves every name a flow uses, or says each one that is wrong; a flow with a problem does not open (rule 16). */
export function linkFlow(definition: Flow, library: FlowLibrary): FlowResult {
  const own = linkOwnRules(definition.rules ?? {}, library.rules)
  const linking = new Linking(library, own.rules)
  linking.problems.push(...own.problems)
  const values = linkValues(definition, linking)
  const fields = linkFields(definition, linking, values)
  linkSteps(definition, linking)
  linkNames(definition, linking)
  const graph = linkGraph(definition, { fields, values }, linking)
  if (!graph || linking.problems.length > 0) return { ok: false, problems: linking.problems }
  const steps = new Map(definition.steps.map((step) => [step.id, step]))
  return {
    ok: true,
    flow: { definition, library, rules: own.rules, fields, values, steps, graph },
  }
}

function linkValues(definition: Flow, linking: Linking): ReadonlyMap<string, LinkedValue> {
  const values = new Map<string, LinkedValue>()
  for (const [name, value] of Object.entries(definition.values ?? {})) {
    const compiled = compileValue(value.is, linking.rules)
    if (compiled.ok) values.set(name, { definition: value, reads: compiled.reads, value: compiled.value })
    else
      linking.say(
        `/values/${name}/is${compiled.problem.path}`,
        compiled.problem.sentence,
        compiled.problem.nearest,
      )
  }
  return values
}

function linkFields(definition: Flow, linking: Linking, values: ReadonlyMap<string, LinkedValue>) {
  const fields = new Map<string, LinkedField>()
  for (const [at, step] of definition.steps.entries()) {
    for (const [place, field] of (step.fields ?? []).entries()) {
      const linked = linkField(field, step.id, `/steps/${at}/fields/${place}`, linking, values)
      if (linked && !fields.has(field.id)) fields.set(field.id, linked)
    }
  }
  return fields
}

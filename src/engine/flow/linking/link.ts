import type { Field, Flow } from '#definition/generated/flow.ts'
import { innerFields } from '#definition/inner-fields.ts'
import { groupOf } from '../../field/group.ts'
import { listOf } from '../../field/list.ts'
import type { FieldKind } from '../../field/types.ts'
import { linkOwnRules } from '../../relevance/own-rules.ts'
import type { Problem } from '../../rule/types.ts'
import { compileValue } from '../../rule/value.ts'
import { linkField } from './link-field.ts'
import { innerNames, PARTS, readsOf } from './inner-fields.ts'
import { linkGraph } from './link-graph.ts'
import { linkNames } from './link-names.ts'
import { linkSteps } from './link-steps.ts'
import { Linking } from './linking.ts'
import type { FieldParts, FlowLibrary, LinkedField, LinkedFlow, LinkedValue } from './linked-flow.ts'

export type FlowResult = { ok: true; flow: LinkedFlow } | { ok: false; problems: readonly Problem[] }

/** Links every name in a flow, or reports each wrong one; a flow with a problem does not open (rule 16). */
export function linkFlow(definition: Flow, library: FlowLibrary): FlowResult {
  const own = linkOwnRules(definition.rules ?? {}, library.rules)
  const linking = new Linking(library, own.rules, innerNames(definition))
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
      const path = `/steps/${at}/fields/${place}`
      const linked = linkField(field, step.id, path, linking, values)
      if (linked && !fields.has(field.id)) fields.set(field.id, linkParts(linked, path, definition, linking))
    }
  }
  return fields
}

/** Field types whose kind depends on the fields inside. */
const kindsOfParts: ReadonlyMap<string, (parts: FieldParts, definition: Field) => FieldKind> = new Map([
  ['group', groupOf],
  ['list', listOf],
])

/** Links the fields inside a group or list as a flow of one step. */
function linkParts(linked: LinkedField, path: string, outer: Flow, linking: Linking): LinkedField {
  const { definition } = linked
  const inner = innerFields(definition)
  const make = kindsOfParts.get(definition.type)
  if (!make || inner.length === 0) return linked
  const { facts: _, ...library } = linking.library
  const { $schema, version, purpose, permission, submit } = outer
  const { id, label: title } = definition
  const steps = [{ id: PARTS, title, fields: inner.map(({ field }) => field) }]
  const ending = { label: title, call: submit.call, body: {} }
  const asking: Flow = { $schema, id, version, title, purpose, permission, steps, submit: ending }
  const result = linkFlow(asking, { ...library, rules: linking.rules })
  if (!result.ok) {
    for (const problem of result.problems) {
      const [, at = '0', rest = ''] = /^\/steps\/0\/fields\/(\d+)(.*)$/.exec(problem.path) ?? []
      linking.say(`${path}${inner[Number(at)]!.path}${rest}`, problem.sentence, problem.nearest)
    }
    return linked
  }
  const parts = { flow: result.flow, reads: readsOf(result.flow) }
  return { ...linked, parts, kind: make(parts, definition) }
}

import type { Field, Flow } from '#definition/generated/flow.ts'
import { fieldsBelow } from '#definition/inner-fields.ts'
import { pathsIn } from '../../call/body.ts'
import type { LinkedFlow } from './linked-flow.ts'
import { rootOf, rootsOf } from './linking.ts'

/** Id of the only step of a group or list item. */
export const PARTS = 'parts'

/** Facts that every field may read. */
const EVERYWHERE = ['session', 'configuration', 'flags', 'limits']

/** Returns the names that exist only inside fields of a flow. */
export function innerNames(flow: Flow): ReadonlySet<string> {
  const fields = flow.steps.flatMap((step) => step.fields ?? [])
  const own = new Set(fields.map(({ id }) => id))
  const below = fields.flatMap((field) => fieldsBelow(field, '')).map(({ field }) => field.id)
  return new Set(below.filter((id) => !own.has(id)))
}

/** Returns the outer facts that the fields inside a field read. */
export function readsOf({ graph, fields }: LinkedFlow): readonly string[] {
  const given = new Set(graph.nodes.flatMap((node) => node.gives))
  const read = [...fields.values()].flatMap(({ definition, requireWhen, lockWhen, tells = [], parts }) => [
    ...[requireWhen, lockWhen, ...tells.map(({ rule }) => rule)].flatMap((rule) => rootsOf(rule?.reads)),
    ...(['of', 'known'] as const).flatMap((word) => (definition[word] ? [rootOf(definition[word])] : [])),
    ...pathsIn(definition.with ?? {}).map(rootOf),
    ...(parts?.reads ?? []),
  ])
  return [...new Set([...EVERYWHERE, ...graph.readers.keys(), ...read])].filter((name) => !given.has(name))
}

/** Returns the label of a list item: its noun and number. */
export function nameOfItem({ label, item }: Field, at: number): string {
  return `${item?.label ?? label} ${at + 1}`
}

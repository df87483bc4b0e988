import { closedReads } from '#engine/flow/evaluation/closed-options.ts'
import type { FlowStore } from '#engine/flow/types.ts'

function root(path: string): string {
  return path.split('.')[0] ?? path
}

/** The names of everything that decides the route or that answers start from, or that this step shows: by rules, options and templates. */
export function rootsRead(store: FlowStore, stepId: string): ReadonlySet<string> {
  const roots = new Set<string>()
  const { flow } = store
  const add = (path: string | undefined) => path && roots.add(root(path))
  const addRule = (name: string | undefined) => flow.rules.get(name ?? '')?.reads.forEach(add)
  for (const step of flow.definition.steps) {
    addRule(step.showWhen)
    addRule(step.next?.doneWhen)
  }
  const { starts } = flow.definition
  for (const path of typeof starts === 'string' ? [starts] : Object.values(starts ?? {})) add(path)
  const { definition } = store.step(stepId)
  for (const name of definition.nextWhen ?? []) addRule(name)
  for (const action of definition.actions ?? []) addRule(action.showWhen)
  for (const { record } of definition.shows ?? []) add(record)
  for (const field of definition.fields ?? []) {
    for (const name of [field.showWhen, field.requireWhen, field.lockWhen]) addRule(name)
    if (typeof field.options === 'object') add(field.options.from)
    add(field.of)
    closedReads(field.closed).forEach(add)
  }
  return roots
}

import { createStore } from '../../flow/store.ts'
import type { FlowStore } from '../../flow/types.ts'
import type { Facts } from '../../rule/types.ts'
import { filterFlowOf } from './filter-flow.ts'
import type { LinkedTable } from '../types.ts'

/** Makes a run of the filters with their values; undefined if a table has none. */
export function filterStore(
  table: LinkedTable,
  facts: Facts,
  filters: Readonly<Record<string, unknown>>,
): FlowStore | undefined {
  const flow = filterFlowOf(table)
  if (!flow) return undefined
  const store = createStore(flow, { facts, intent: flow.definition.id })
  for (const [id, value] of Object.entries(filters)) if (flow.fields.has(id)) store.answer(id, value)
  return store
}

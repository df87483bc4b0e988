import { createStore } from '../../flow/store.ts'
import type { FlowStore } from '../../flow/types.ts'
import type { Facts } from '../../rule/types.ts'
import { filterFlowOf } from './filter-flow.ts'
import type { LinkedTable } from '../types.ts'

/** The filters as one run of their flow, answered; nothing where a table has none. */
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

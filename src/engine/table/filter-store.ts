import { createStore } from '../flow/store.ts'
import type { FlowStore } from '../flow/types.ts'
import type { Facts } from '../rule/types.ts'
import type { LinkedTable } from './types.ts'

/** The filters as one run of their flow, answered; nothing where a table has none. */
export function filterStore(
  { filterFlow }: LinkedTable,
  facts: Facts,
  filters: Readonly<Record<string, unknown>>,
): FlowStore | undefined {
  if (!filterFlow) return undefined
  const store = createStore(filterFlow, { facts, intent: filterFlow.definition.id })
  for (const [id, value] of Object.entries(filters)) if (filterFlow.fields.has(id)) store.answer(id, value)
  return store
}

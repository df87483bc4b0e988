import { rootsOf } from '../../flow/linking/linking.ts'
import type { Facts } from '../../rule/types.ts'
import { filterFlowOf } from './filter-flow.ts'
import { filterStore } from './filter-store.ts'
import type { Pairs } from '../query/read-state.ts'
import type { LinkedTable, ReadFilters, RejectedFilter } from '../types.ts'

/**
 * Reads the filters in an address and reports the unusable ones. These are removed one by one, since the
 * checks of another filter may pass without them.
 */
export function readFilters(table: LinkedTable, pairs: Pairs, facts: Facts): ReadFilters {
  const flow = filterFlowOf(table)
  const left = new Map([...pairs].filter(([id]) => flow?.fields.has(id)))
  const rejected = new Map<string, RejectedFilter>()
  for (;;) {
    const store = filterStore(table, facts, Object.fromEntries(left))
    const refusal = store?.advance()
    if (!store || !refusal || refusal.ok)
      return { filters: store?.relevantAnswers() ?? {}, rejected: [...rejected.values()] }
    // Without a wrong filter, other filters that required more because of it may be valid.
    const own = refusal.errors.filter(({ field }) => left.has(field))
    for (const { field, label, message } of own.length > 0 ? own : refusal.errors) {
      if (!rejected.has(field)) rejected.set(field, { id: field, label, says: message })
      for (const id of culprits(table, field, left)) left.delete(id)
    }
  }
}

/** Returns the wrong filter; if it has no value, the filters that require it. */
function culprits(table: LinkedTable, field: string, given: ReadonlyMap<string, string>): readonly string[] {
  if (given.has(field)) return [field]
  const checks = table.definition.checks?.filter(({ at }) => at === field) ?? []
  const read = checks.flatMap(({ must }) => rootsOf(table.rules.get(must)?.reads))
  return read.some((id) => given.has(id)) ? read : [...given.keys()]
}

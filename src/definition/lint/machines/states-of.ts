import { resolvePath, type SchemaNode } from '../../facts/fact-type.ts'
import type { LintContext } from '../context/context.ts'
import { memoizePerContext } from '../context/cache.ts'
import { detailsRecord } from '../context/roots.ts'
import { rowOf } from '../tables/table-flow.ts'

/** Returns every property that tables and details use as the state of a machine, with its possible states. */
const stateNodes = memoizePerContext((context: LintContext): ReadonlyMap<SchemaNode, ReadonlySet<string>> => {
  const { tables, details, machines } = context.library
  const shown: (readonly [
    record: SchemaNode,
    state: string | undefined,
    ids: readonly (string | undefined)[],
  ])[] = [
    ...Object.values(tables).map(
      (table) =>
        [
          rowOf(context, table),
          table.machines?.state,
          [table.machines?.is, ...Object.values(table.machines?.of ?? {})],
        ] as const,
    ),
    ...Object.values(details).map((one) => [detailsRecord(context, one), one.state, [one.machine]] as const),
  ]
  const found = new Map<SchemaNode, Set<string>>()
  for (const [record, state, ids] of shown) {
    const existing = ids.flatMap((id) => machines[id ?? ''] ?? [])
    if (state === undefined || existing.length === 0) continue
    const { nodes } = resolvePath(record, state.split('.'), context.findSchema)
    // A shared schema does not tell to which machine its states belong.
    for (const node of nodes.filter(({ $ref }) => $ref === undefined)) {
      const states = found.get(node) ?? new Set<string>()
      found.set(node, states)
      for (const { states: own, displays = [] } of existing)
        for (const name of [...Object.keys(own), ...displays.map((one) => one.state)]) states.add(name)
    }
  }
  return found
})

/** Returns the possible states of a value; undefined if it is not known to be a state. */
export function statesOf(nodes: readonly SchemaNode[], context: LintContext): readonly string[] | undefined {
  const own = nodes.flatMap((node) => [...(stateNodes(context).get(node) ?? [])])
  return own.length === 0 ? undefined : [...new Set(own)]
}

import { linkTable } from '#engine/table/link.ts'
import type { LinkedTable } from '#engine/table/types.ts'
import { kinds } from '#widgets/index.ts'
import type { LinkedDefinitions } from '../definitions/linked-definitions.ts'

export type TableLink = LinkedTable | { readonly broken: readonly string[] }

const linked = new WeakMap<LinkedDefinitions, Map<string, TableLink>>()

/** Returns a linked table, once per page load, or its errors. Its field types must be loaded. */
export function tableOf(definitions: LinkedDefinitions, id: string): TableLink {
  const existing = linked.get(definitions) ?? new Map<string, TableLink>()
  linked.set(definitions, existing)
  const table = existing.get(id) ?? linkOne(definitions, id)
  existing.set(id, table)
  return table
}

function linkOne(definitions: LinkedDefinitions, id: string): TableLink {
  const { library, rules, options, machines } = definitions
  const definition = library.tables[id]
  if (!definition) {
    const broken = definitions.broken('tables', id)
    return { broken: broken.length > 0 ? broken : [`There is no table '${id}'.`] }
  }
  const result = linkTable(definition, {
    kinds,
    rules,
    options,
    machines,
    calls: library.calls,
    limits: library.limits,
  })
  if (result.ok) return result.table
  return { broken: result.problems.map(({ path, sentence }) => `${path}: ${sentence}`) }
}

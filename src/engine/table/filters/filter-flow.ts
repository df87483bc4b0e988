import type { Flow } from '#definition/generated/flow.ts'
import type { Table } from '#definition/generated/table.ts'
import { linkFlow } from '../../flow/linking/link.ts'
import type { LinkedFlow } from '../../flow/linking/linked-flow.ts'
import type { LinkedRule, Problem } from '../../rule/types.ts'
import type { LinkedTable, TableLibrary } from '../types.ts'

/** The one step of a table's filters. */
export const FILTER_STEP = 'filters'

/** Filters and checks as a flow of one step, in which every field is optional. */
function flowOf({ $schema, id, title, purpose, permission, filters, checks, rows }: Table): Flow {
  const fields = (filters ?? []).map((field) => ({ ...field, optional: true as const }))
  const body = Object.fromEntries(fields.map((field) => [field.id, field.id]))
  return {
    $schema,
    id,
    version: 1,
    title,
    purpose,
    permission,
    steps: [{ id: FILTER_STEP, title, fields, ...(checks && { checks }) }],
    submit: { label: 'Apply', call: rows.call, body },
  }
}

/** Links the filters like a step of a flow; errors have their place in the table. */
export function linkFilters(
  table: Table,
  library: TableLibrary,
  rules: ReadonlyMap<string, LinkedRule>,
): { flow: LinkedFlow | undefined; problems: readonly Problem[] } {
  if (!table.filters) return { flow: undefined, problems: [] }
  const result = linkFlow(flowOf(table), { ...library, rules })
  return result.ok
    ? { flow: result.flow, problems: [] }
    : { flow: undefined, problems: result.problems.map(inTable) }
}

const linked = new WeakMap<LinkedTable, LinkedFlow>()

/**
 * Links the filters of a table once, as a flow of one step 'filters'; undefined if there are none. Their
 * field types must be loaded. Throws if they do not link, which the linter reports earlier.
 */
export function filterFlowOf(table: LinkedTable): LinkedFlow | undefined {
  const linkedFlow = linked.get(table)
  if (linkedFlow) return linkedFlow
  const { flow, problems } = linkFilters(table.definition, table.library, table.rules)
  if (problems.length > 0) throw new Error(problems.map(({ sentence }) => sentence).join(' '))
  if (flow) linked.set(table, flow)
  return flow
}

function inTable({ path, ...problem }: Problem): Problem {
  return { ...problem, path: path.replace('/steps/0/fields/', '/filters/').replace('/steps/0/', '/') }
}

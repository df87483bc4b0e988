import type { Table } from '#definition/generated/table.ts'
import { nearestName } from '#definition/spelling/nearest-name.ts'
import { rootsOf } from '../flow/linking/linking.ts'
import { linkOwnRules } from '../relevance/own-rules.ts'
import type { LinkedRule, Problem } from '../rule/types.ts'
import { linkFilters } from './filters/filter-flow.ts'
import { linkTable } from './link.ts'
import type { TableLibrary, TableResult } from './types.ts'

/** Links every name in a table, including its filters, or reports each wrong one (rule 16). */
export function linkWholeTable(definition: Table, library: TableLibrary): TableResult {
  const own = linkOwnRules(definition.rules ?? {}, library.rules)
  const table = linkTable(definition, library, own)
  const problems = [
    ...linkFilters(definition, library, own.rules).problems,
    ...linkGroups(definition, own.rules),
  ]
  if (problems.length === 0) return table
  return { ok: false, problems: [...(table.ok ? [] : table.problems), ...problems] }
}

/**
 * Links the groups of filters. Filters that one check reads must be edited together, so that a missing one
 * can be filled in.
 */
function linkGroups(
  { filters = [], filterGroups = [], checks = [] }: Table,
  rules: ReadonlyMap<string, LinkedRule>,
): readonly Problem[] {
  const names = filters.map(({ id }) => id)
  const groupOf = (id: string) => filterGroups.findIndex((group) => id in group.filters)
  const unknown = filterGroups.flatMap((group, at) =>
    Object.keys(group.filters).flatMap((id): Problem[] => {
      const path = `/filterGroups/${at}/filters/${id}`
      if (!names.includes(id))
        return [
          { path, sentence: `There is no filter '${id}' in this table.`, nearest: nearestName(id, names) },
        ]
      return groupOf(id) === at
        ? []
        : [{ path, sentence: `'${id}' is in another group already. Take it out of one of both.` }]
    }),
  )
  if (unknown.length > 0) return unknown
  return checks.flatMap(({ must }, at): Problem[] => {
    const read = rootsOf(rules.get(must)?.reads).filter((id) => names.includes(id))
    const group = groupOf(read[0] ?? '')
    if (read.length < 2 || (group >= 0 && read.every((id) => groupOf(id) === group))) return []
    const sentence = `'${must}' reads ${read.map((id) => `'${id}'`).join(', ')}: put them into one of \`filterGroups\`, or a person could not give one without the other.`
    return [{ path: `/checks/${at}/must`, sentence }]
  })
}

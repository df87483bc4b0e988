import type { Table } from '#definition/generated/table.ts'
import { linkOwnRules } from '../relevance/own-rules.ts'
import { linkFilters } from './filter-flow.ts'
import { linkTable } from './link.ts'
import type { TableLibrary, TableResult } from './types.ts'

/** Resolves every name a table uses, those of its filters too, or says each one that is wrong (rule 16). */
export function linkWholeTable(definition: Table, library: TableLibrary): TableResult {
  const own = linkOwnRules(definition.rules ?? {}, library.rules)
  const table = linkTable(definition, library, own)
  const { problems } = linkFilters(definition, library, own.rules)
  if (problems.length === 0) return table
  return { ok: false, problems: [...(table.ok ? [] : table.problems), ...problems] }
}

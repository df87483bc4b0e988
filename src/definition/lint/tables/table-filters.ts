import type { Finding } from '../../finding.ts'
import { inEach, together } from '../context/each.ts'
import type { Lint } from '../context/context.ts'
import { lintFlowNames } from '../flows/flow-names.ts'
import { lintFlows } from '../flows/flows.ts'
import { lintMappings } from '../calls/mappings.ts'
import { lintNarrowing } from '../flows/reach/narrowing.ts'
import { lintPatterns } from '../flows/fields/patterns.ts'
import { lintFilterRecords } from './filter-records.ts'
import { filtersAsFlow } from './table-flow.ts'
import { lintTemplatesOfFlows } from '../words/templates.ts'

const lints = [
  lintFlowNames,
  lintFlows,
  lintMappings,
  lintNarrowing,
  lintPatterns,
  lintTemplatesOfFlows,
] as const

const places = [
  [/^\/steps\/0\/fields(?=\/|$)/, '/filters'],
  [/^\/steps\/0(?=\/checks)/, ''],
  [/^\/steps$/, '/filters'],
  [/^\/submit\/call$/, '/rows/call'],
] as const

function placeInTable(path: string): string {
  const [flow, table] = places.find(([pattern]) => pattern.test(path)) ?? ['', '']
  return path.replace(flow, table)
}

function inTable(finding: Finding): Finding {
  const { file, path, fix } = finding
  return {
    ...finding,
    file: file.replace(/^flows\/(.*)\.flow\.json$/, 'tables/$1.table.json'),
    path: placeInTable(path),
    ...(fix && { fix: { ...fix, path: placeInTable(fix.path) } }),
  }
}

/** Checks filters like the fields of a flow, and the records that they name. */
export const lintTableFilters: Lint = together(
  lintFilterRecords,
  ...lints.map(({ of }) =>
    inEach('tables', (context, table) =>
      of(context, filtersAsFlow(table))
        .filter(({ file, path }) => file.startsWith('flows/') && path !== '/submit/label')
        .map(inTable),
    ),
  ),
)

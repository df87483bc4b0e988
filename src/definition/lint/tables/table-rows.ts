import { resolvePath, type SchemaNode } from '../../fact-type.ts'
import type { Finding } from '../../finding.ts'
import type { Table } from '../../generated/table.ts'
import { usesOf } from '../../logic.ts'
import type { Lint, LintContext } from '../ground/context.ts'
import { error, warning } from '../ground/findings.ts'
import { valuesOf } from '../../fact-type.ts'
import { unknownFact } from '../rules/facts.ts'
import { givenToTable } from '../pages/page-roots.ts'
import { unknownPath } from '../ground/record-path.ts'
import { fileOf, rowOf } from './table-flow.ts'
import { globalRoots } from '../ground/roots.ts'

/** Where the value of a column stands: under a path of its own, else under its name. */
function placed({ path, id }: Table['columns'][number], at: number): [string, string] {
  return path === undefined ? [`/columns/${at}/id`, id] : [`/columns/${at}/path`, path]
}

function pathsIn({ key, columns, machines }: Table): [path: string, name: string][] {
  const named: [string, string | undefined][] = [
    ['/key', key],
    ['/machines/state', machines?.state],
    ['/machines/by', machines?.by],
    ...columns.flatMap((column, at): [string, string | undefined][] => [
      ...(column.path === undefined && column.type === 'link' ? [] : [placed(column, at)]),
      [`/columns/${at}/of`, column.of],
    ]),
  ]
  return named.filter((one): one is [string, string] => one[1] !== undefined)
}

/** Values of `by` that no row has, and those that name no machine. */
function lintValues(file: string, { machines }: Table, row: SchemaNode, context: LintContext): Finding[] {
  if (machines?.by === undefined || machines.of === undefined) return []
  const values = valuesOf(resolvePath(row, machines.by.split('.'), context.findSchema).nodes)
  if (values === undefined) return []
  const given = Object.keys(machines.of)
  const known = values.map(String)
  return [
    ...given
      .filter((value) => !known.includes(value))
      .map((value) => error(file, `/machines/of/${value}`, `'${machines.by}' is never '${value}'.`)),
    ...known
      .filter((value) => !given.includes(value) && machines.is === undefined)
      .map((value) => error(file, '/machines/of', `No machine is named for '${value}'.`)),
  ]
}

/** What the machines of a table ask of a record must stand in its rows, else their moves never open there. */
function lintMachineFacts(
  file: string,
  { machines }: Table,
  row: SchemaNode,
  context: LintContext,
): Finding[] {
  const ids = [...new Set([machines?.is, ...Object.values(machines?.of ?? {})])]
  return ids.flatMap((id) => {
    const rules = Object.entries((id !== undefined && context.library.machines[id]?.rules) || {})
    const missing = rules.flatMap(([, { when }]) =>
      usesOf(when)
        .filter((use) => use.kind === 'var' && use.name.startsWith('record.'))
        .map((use) => use.name.slice('record.'.length))
        .filter((name) => !resolvePath(row, name.split('.'), context.findSchema).known),
    )
    return [...new Set(missing)].map((name) =>
      warning(file, '/machines', `The machine '${id}' asks for '${name}', which no row has.`),
    )
  })
}

/** Tables: every path leads somewhere in a row, and the rows have what their machines ask for. */
export const lintTableRows: Lint = (context) =>
  Object.values(context.library.tables).flatMap((table) => {
    const file = fileOf(table)
    const row = rowOf(context, table)
    const home = { file, called: 'A row', schema: row, context }
    const sent = Object.entries(table.rows.with ?? {})
    const known = new Map([...globalRoots(context), ['given', givenToTable(context, table.id)]])
    return [
      ...pathsIn(table).flatMap(([path, name]) => unknownPath(home, path, name)),
      ...lintValues(file, table, row, context),
      ...lintMachineFacts(file, table, row, context),
      ...sent.flatMap(([name, from]) =>
        typeof from === 'string' ? unknownFact(file, `/rows/with/${name}`, from, known, context) : [],
      ),
    ]
  })

import { resolvePath, type SchemaNode } from '../../../facts/fact-type.ts'
import type { Finding } from '../../../finding.ts'
import type { Table } from '../../../generated/table.ts'
import { usesOf } from '../../../logic.ts'
import { inEach } from '../../context/each.ts'
import type { Lint, LintContext } from '../../context/context.ts'
import { asKey, caused, warning, withNearest } from '../../context/findings.ts'
import { valuesOf } from '../../../facts/fact-type.ts'
import { unknownFact } from '../../rules/facts.ts'
import { givenToTable } from '../../pages/page-roots.ts'
import { unknownPath } from '../../context/record-path.ts'
import { fileOf, rowOf } from '../table-flow.ts'
import { globalRoots } from '../../context/roots.ts'

/** Returns the place and path of a column's value: its `path`, otherwise its id. */
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

/** Returns the values by which rows name their machine, if they can be listed. */
function valuesBy({ machines }: Table, row: SchemaNode, context: LintContext): readonly string[] | undefined {
  if (machines?.by === undefined || machines.of === undefined) return undefined
  return valuesOf(resolvePath(row, machines.by.split('.'), context.findSchema).nodes)?.map(String)
}

/** Returns the values by which rows name a machine that the table lacks. */
export function unplaced(table: Table, context: LintContext): readonly string[] {
  const { machines } = table
  if (machines?.is !== undefined) return []
  return (valuesBy(table, rowOf(context, table), context) ?? []).filter(
    (value) => !Object.hasOwn(machines?.of ?? {}, value),
  )
}

/** Values of `by` that no row has, and those that name no machine. */
function lintValues(file: string, table: Table, row: SchemaNode, context: LintContext): Finding[] {
  const { machines } = table
  const existing = valuesBy(table, row, context)
  if (existing === undefined) return []
  return [
    ...Object.keys(machines?.of ?? {})
      .filter((value) => !existing.includes(value))
      .map((value) =>
        asKey(
          withNearest(
            caused(
              `machines of ${table.id}`,
              file,
              `/machines/of/${value}`,
              `'${machines?.by}' is never '${value}'. Take it out, or write a value it has.`,
            ),
            value,
            existing,
          ),
        ),
      ),
    ...unplaced(table, context).map((value) =>
      caused(
        `machines of ${table.id}`,
        file,
        '/machines/of',
        `No machine is named for '${value}'. Write "${value}" and the machine of its rows.`,
      ),
    ),
  ]
}

/** Checks that rows have every property that the machines read, otherwise no move is ever enabled. */
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
        .filter((name) => !resolvePath(row, name.split('.'), context.findSchema).isResolved),
    )
    return [...new Set(missing)].map((name) => ({
      ...warning(
        file,
        '/machines',
        `The machine '${id}' asks for '${name}', which no row has. Ask for what a row has.`,
      ),
      about: { kind: 'derived', of: `machines/${id}.machine.json` } as const,
    }))
  })
}

/** Checks that the paths of a table exist in its rows, and that rows have what their machines read. */
export const lintTableRows: Lint = inEach('tables', (context, table) => {
  const file = fileOf(table)
  const row = rowOf(context, table)
  const home = { file, called: 'A row', schema: row, context }
  const sent = Object.entries(table.rows.with ?? {})
  const existing = new Map([...globalRoots(context), ['given', givenToTable(context, table.id)]])
  return [
    ...pathsIn(table).flatMap(([path, name]) => unknownPath(home, path, name)),
    ...lintValues(file, table, row, context),
    ...lintMachineFacts(file, table, row, context),
    ...sent.flatMap(([name, from]) =>
      typeof from === 'string' ? unknownFact(file, `/rows/with/${name}`, from, existing, context) : [],
    ),
  ]
})

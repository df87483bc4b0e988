import { partsOf, resolvePath, type SchemaNode } from '../../facts/fact-type.ts'
import type { Finding } from '../../finding.ts'
import type { Table } from '../../generated/table.ts'
import { inEach } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { derived, error } from '../context/findings.ts'
import { fileOf, rowOf } from './table-flow.ts'

type Column = Table['columns'][number]

function typesTaken(type: string, { fieldTypes, findSchema }: LintContext): readonly string[] {
  const schema: SchemaNode | undefined = findSchema(`values/${fieldTypes[type]?.value ?? 'text'}`)
  const parts = schema === undefined ? [] : partsOf(schema, findSchema)
  return parts.flatMap((part) => part.type ?? [])
}

/** Reports a type for single values on an object, which would print nothing readable. */
function lintValue(
  file: string,
  path: string,
  column: Column,
  row: SchemaNode,
  context: LintContext,
): Finding[] {
  const name = column.path ?? column.id
  const { types } = resolvePath(row, name.split('.'), context.findSchema)
  const taken = typesTaken(column.type, context)
  if (types.length !== 1 || types[0] !== 'object' || taken.includes('object')) return []
  const at = column.path === undefined ? path : path.replace(/type$/, 'path')
  return [error(file, at, `'${name}' of a row is a record; name one of its values in 'path'.`)]
}

function lintColumn(
  file: string,
  path: string,
  column: Column,
  table: Table,
  row: SchemaNode,
  context: LintContext,
): Finding[] {
  const { type, of, options } = column
  return [
    ...(type === 'money' && of === undefined
      ? [derived(file, path, "An amount names its currency with 'of'. Add 'of'.")]
      : []),
    ...((type === 'choice' || type === 'choices') && options === undefined
      ? [error(file, path, "Say under 'options' which list the words of the values come from.")]
      : []),
    ...(type === 'status' && options === undefined && table.machines === undefined
      ? [
          error(
            file,
            path,
            "A status needs the machine of the rows, or a list under 'options'. Name one of them.",
          ),
        ]
      : []),
    ...lintValue(file, `${path}/type`, column, row, context),
  ]
}

/** Checks that columns can print their values, and that a visible column names the row. */
export const lintColumnValues: Lint = inEach('tables', (context, table) => {
  const file = fileOf(table)
  const row = rowOf(context, table)
  const headlines = table.columns.flatMap(({ headline, showWhen }, at) =>
    headline && showWhen === undefined ? [at] : [],
  )
  return [
    ...table.columns.flatMap((column, at) => lintColumn(file, `/columns/${at}`, column, table, row, context)),
    ...headlines
      .slice(1)
      .map((at) =>
        error(
          file,
          `/columns/${at}/headline`,
          `'${table.columns[headlines[0]!]!.id}' names the row already, and only one column does. Take 'headline' out of one of them.`,
        ),
      ),
    ...headlines
      .slice(0, 1)
      .filter((at) => table.columns[at]?.hidden)
      .map((at) =>
        error(
          file,
          `/columns/${at}/hidden`,
          "The column that names the row cannot be hidden. Take 'hidden' out, or let another column name it.",
        ),
      ),
  ]
})

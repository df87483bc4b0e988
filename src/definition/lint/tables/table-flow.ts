import { entriesOf, type SchemaNode } from '../../facts/fact-type.ts'
import type { Flow } from '../../generated/flow.ts'
import type { Table } from '../../generated/table.ts'
import { memoizeFor } from '../context/cache.ts'
import type { LintContext } from '../context/context.ts'
import { factRoots, givenToTable } from '../pages/page-roots.ts'
import { answerOf, flowRoots, look, type FactRoots } from '../context/roots.ts'

/** Returns the file of a table, below `definitions`. */
export function fileOf(table: Pick<Table, 'id'>): string {
  return `tables/${table.id}.table.json`
}

/** The filters and checks of a table as the flow of one step that they are. */
export const filtersAsFlow = memoizeFor(
  ({ $schema, id, title, purpose, permission, rows, ...table }: Table): Flow => {
    const fields = (table.filters ?? []).map((field) => ({ ...field, optional: true as const }))
    const step = { id: 'filters', title, fields, ...(table.checks && { checks: table.checks }) }
    const submit = { label: title, call: rows.call, body: {} }
    return { $schema, id, version: 1, title, purpose, permission, steps: [step], submit }
  },
)

/** Returns the schema of a row: an entry of the answer's content, or of its keyed list. */
export function rowOf(context: LintContext, table: Table): SchemaNode {
  const { call } = table.rows
  const list = context.library.calls[call]?.keyed?.rows ?? 'content'
  return entriesOf(look(new Map([['answer', answerOf(context, call)]]), `answer.${list}`, context))
}

/**
 * Returns the facts for a table's rules: the globals, the row as `record`, filters, passed values and loaded
 * facts.
 */
export function tableRoots(context: LintContext, table: Table): FactRoots {
  return new Map([
    ...flowRoots(context, filtersAsFlow(table)),
    ['record', rowOf(context, table)],
    ['given', givenToTable(context, table.id)],
    ...factRoots(context, table.facts),
  ])
}

import { resolvePath, type SchemaNode, valuesOf } from '../../facts/fact-type.ts'
import type { Finding } from '../../finding.ts'
import type { Table } from '../../generated/table.ts'
import { inEach } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { derived, error, missing, withNearest, withoutFix } from '../context/findings.ts'
import { takenBy } from './table-asks.ts'
import { fileOf } from './table-flow.ts'

interface FilterQuery {
  readonly file: string
  readonly path: string
  readonly call: string
  readonly name: string
}

/** Reports options of a list that the call refuses, such as an unknown state. */
function lintOffered(
  query: FilterQuery,
  list: string,
  values: readonly string[],
  context: LintContext,
): Finding[] {
  const offered = context.library.options[list]?.options ?? []
  return offered.flatMap(({ value }) => {
    if (values.includes(value)) return []
    const sentence = `'${list}' offers '${value}', which the call '${query.call}' does not take as '${query.name}'.`
    return [withoutFix(withNearest(missing(query.file, query.path, 'state', value, sentence), value, values))]
  })
}

function entries(schema: SchemaNode, name: string, { findSchema }: LintContext): readonly SchemaNode[] {
  const { nodes } = resolvePath(schema, [name], findSchema)
  return nodes.flatMap((node) =>
    node.items === undefined ? [] : resolvePath(node.items, [], findSchema).nodes,
  )
}

const amounts: ReadonlySet<string> = new Set(['money', 'number'])

/** Tells whether a call takes an amount or a number. */
const isAmount = (nodes: readonly SchemaNode[]): boolean =>
  nodes.some(({ $ref = '', type }) => $ref.includes('money') || type === 'number' || type === 'integer')

/** A filter and the column of the same values have words from one list. */
function lintLists(table: Table, { library }: LintContext): Finding[] {
  const valuesIn = (list: string): ReadonlySet<string> => {
    const { options = [], also } = library.options[list] ?? {}
    return new Set([...options.map(({ value }) => value), ...(also === undefined ? [] : valuesIn(also))])
  }
  return (table.filters ?? []).flatMap(({ id, options }, at) => {
    const column = table.columns.find((one) => one.id === id || one.path === id)
    if (typeof options !== 'string' || column?.options === undefined || column.options === options) return []
    const [own, other] = [valuesIn(options), valuesIn(column.options)]
    if (own.size === 0 || other.size === 0 || [...own].some((value) => other.has(value))) return []
    const sentence = `The column '${column.id}' has its words from '${column.options}', and '${options}' has none of these values: every choice would find nothing. Name the list of the column.`
    return [{ ...derived(fileOf(table), `/filters/${at}/options`, sentence), nearest: column.options }]
  })
}

/** Checks that the options of a filter are values that the call of the rows takes. */
export const lintFilterValues: Lint = inEach('tables', (context, table) => {
  const { call } = table.rows
  const schema = takenBy(call, context)
  if (schema === undefined) return lintLists(table, context)
  const taken = (table.filters ?? []).flatMap(({ id: name, type, options }, at) => {
    const query: FilterQuery = { file: fileOf(table), path: `/filters/${at}/options`, call, name }
    const { types, nodes } = resolvePath(schema, [name], context.findSchema)
    const place = `/filters/${at}/type`
    if (isAmount(nodes) && !amounts.has(type))
      return [
        error(
          query.file,
          place,
          `The call '${call}' takes an amount as '${name}': let its type be 'number'.`,
        ),
      ]
    // A query joins several values by commas, which a call that takes one value refuses.
    if (context.library.calls[call]?.method === 'GET' && type === 'choices')
      return valuesOf(nodes) === undefined || types.includes('array')
        ? []
        : [
            {
              ...error(
                query.file,
                place,
                `The call '${call}' takes one '${name}', not several. Let its type be 'choice'.`,
              ),
              nearest: 'choice',
            },
          ]
    if (type === 'choices' && types.length > 0 && !types.includes('array'))
      return [
        error(
          query.file,
          place,
          `The call '${call}' takes one '${name}', not several. Let its type be 'choice'.`,
        ),
      ]
    if (type !== 'choices' && types.length === 1 && types[0] === 'array')
      return [error(query.file, place, `The call '${call}' takes several '${name}': let it be 'choices'.`)]
    const values = valuesOf(type === 'choices' ? entries(schema, name, context) : nodes)
    return typeof options !== 'string' || values === undefined
      ? []
      : lintOffered(query, options, values.map(String), context)
  })
  return [...taken, ...lintLists(table, context)]
})

import { partsOf, resolvePath, valuesOf, type SchemaNode } from '../../facts/fact-type.ts'
import type { Finding } from '../../finding.ts'
import type { Table } from '../../generated/table.ts'
import { inEach } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { asKey, error, withNearest, repeated } from '../context/findings.ts'
import { lintConstant } from '../calls/constants.ts'
import { fileOf } from './table-flow.ts'

/**
 * Returns the schema of a call's input: the query of a GET, otherwise the body. Undefined if the call is
 * unknown.
 */
export function takenBy(call: string | undefined, context: LintContext): SchemaNode | undefined {
  const existing = call === undefined ? undefined : context.library.calls[call]
  const entity = existing?.method === 'GET' ? existing.query : existing?.request
  return entity === undefined ? undefined : context.findSchema(`entities/${entity}`)
}

function namesIn(schema: SchemaNode, context: LintContext): string[] {
  return partsOf(schema, context.findSchema).flatMap((part) => Object.keys(part.properties ?? {}))
}

/** Returns the names by which a call takes a page. */
function pagedBy(call: string | undefined, { library }: LintContext): string[] {
  const keyed = call === undefined ? undefined : library.calls[call]?.keyed
  return [keyed?.asks ?? 'page', 'size', 'sort_field', 'sort_direction']
}

/** Checks that a call takes everything a table sends with it. */
function lintSent(file: string, call: string | undefined, table: Table, context: LintContext): Finding[] {
  const schema = takenBy(call, context)
  if (schema === undefined) return []
  const path = context.library.calls[call ?? '']?.path ?? ''
  const isBody = context.library.calls[call ?? '']?.method !== 'GET'
  const parameters = [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1]!)
  const names = namesIn(schema, context)
  // A call that returns no list is one mistake, whatever else it does not take.
  const unpaged = pagedBy(call, context).filter((name) => !names.includes(name))
  const refuse = (at: string, name: string) =>
    withNearest(error(file, at, `The call '${call}' takes no '${name}'.`), name, names)
  return [
    ...(table.filters ?? []).flatMap(({ id }, at) =>
      names.includes(id) ? [] : [refuse(`/filters/${at}/id`, id)],
    ),
    ...(table.search === undefined || names.includes('search') || unpaged.length > 0
      ? []
      : [refuse('/search', 'search')]),
    ...Object.keys(table.rows.with ?? {}).flatMap((name) =>
      names.includes(name) || parameters.includes(name) ? [] : [asKey(refuse(`/rows/with/${name}`, name))],
    ),
    ...Object.entries(table.rows.with ?? {}).flatMap(([name, from]) =>
      call === table.rows.call
        ? lintConstant(file, `/rows/with/${name}`, { call, name, from, isBody }, schema, context)
        : [],
    ),
    ...unpaged.map((name) => {
      const list = `${(call ?? '').split('.')[0]}.list`
      const finding = repeated(
        file,
        '/rows/call',
        `The call '${call}' takes no '${name}'. Name a call that lists, page by page.`,
      )
      return list === call || context.library.calls[list] === undefined
        ? finding
        : { ...finding, nearest: list }
    }),
    ...parameters
      .filter((name) => call === table.rows.call && !Object.hasOwn(table.rows.with ?? {}, name))
      .map((name) =>
        error(
          file,
          '/rows/call',
          `The path of the call '${call}' asks for '${name}': say under 'with' where it stands.`,
        ),
      ),
  ]
}

function lintSorts(file: string, table: Table, context: LintContext): Finding[] {
  const schema = takenBy(table.rows.call, context)
  const sorts = schema && valuesOf(resolvePath(schema, ['sort_field'], context.findSchema).nodes)
  if (sorts === undefined) return []
  const existing = sorts.map(String)
  const named: [string, string | undefined][] = [
    ['/sort/by', table.sort.by],
    ...table.columns.map((column, at): [string, string | undefined] => [`/columns/${at}/sort`, column.sort]),
  ]
  return named.flatMap(([path, by]) =>
    by === undefined || existing.includes(by)
      ? []
      : [
          withNearest(
            error(
              file,
              path,
              `The call '${table.rows.call}' does not sort by '${by}'; it sorts by ${existing.join(', ')}.`,
            ),
            by,
            existing,
          ),
        ],
  )
}

/** Checks that the calls for rows and download take the names of filters, sort and page. */
export const lintTableAsks: Lint = inEach('tables', (context, table) => {
  const file = fileOf(table)
  const calls = [...new Set([table.rows.call, table.download?.call])]
  return [
    ...calls.flatMap((call) => {
      const found = lintSent(file, call, table, context)
      if (call === table.rows.call || found.length < 2) return found
      // A download of other records takes hardly any of these filters.
      const sentence = `The call '${call}' takes hardly anything of what '${table.rows.call}' is asked with: it answers other records. Name the download of these.`
      return [error(file, '/download/call', sentence)]
    }),
    ...lintSorts(file, table, context),
  ]
})

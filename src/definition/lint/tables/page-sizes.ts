import { resolvePath } from '../../facts/fact-type.ts'
import type { Finding } from '../../finding.ts'
import type { Table } from '../../generated/table.ts'
import { inEach, together } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { error } from '../context/findings.ts'
import { below } from '../context/nested-nodes.ts'
import { takenBy } from './table-asks.ts'
import { fileOf } from './table-flow.ts'

type Sizes = Table['pageSizes']

/** Returns the largest page size and its source: a limit, or the schema of the call. */
function highest(most: string, call: string, context: LintContext): { rows: number; says: string } {
  const limit = Number(context.library.limits[most]?.is)
  const schema = takenBy(call, context)
  const sizes = schema === undefined ? [] : resolvePath(schema, ['size'], context.findSchema).nodes
  const taken = Math.min(...sizes.flatMap(({ maximum }) => maximum ?? []))
  return taken < limit
    ? { rows: taken, says: `the call '${call}' takes ${taken} at the most` }
    : { rows: limit, says: `'${most}' of limits.json is ${limit}` }
}

function lintSizes(
  file: string,
  path: string,
  sizes: Sizes,
  most: { rows: number; says: string },
  { library: { limits } }: LintContext,
): Finding[] {
  const sizeOf = (size: Sizes[number]) => (typeof size === 'number' ? size : Number(limits[size]?.is))
  const existing = sizes.map(sizeOf)
  return sizes.flatMap((size, at) => {
    // A limit with another unit has its own finding.
    if (typeof size === 'string' && limits[size]?.unit !== 'entries') return []
    const place = `${path}/${at}`
    const rows = sizeOf(size)
    if (rows > most.rows) {
      const sentence = `A page of ${rows} rows is refused: ${most.says}. Write fewer rows.`
      return [
        typeof size === 'number'
          ? error(file, place, sentence)
          : error('limits.json', below('/limits', size, 'is'), sentence),
      ]
    }
    if (Number.isNaN(rows)) return []
    if (existing.indexOf(rows) !== at)
      return [error(file, place, `A page of ${rows} rows is offered twice. Take one of them out.`)]
    const before = existing[at - 1] ?? 0
    return before > rows && before <= most.rows
      ? [
          error(
            file,
            place,
            `A page of ${rows} rows comes after one of ${before}. Write the sizes from small to large.`,
          ),
        ]
      : []
  })
}

/** Finds a fact of a flow that asks for a longer page than the server answers: it would be refused. */
const lintFactSizes: Lint = inEach('flows', ({ library }, { id, facts = {} }) =>
  Object.entries(facts).flatMap(([name, fact]) => {
    const { size } = (Object(fact) as { with?: Record<string, unknown> }).with ?? {}
    const { is } = Object(size) as { is?: unknown }
    const most = library.limits['pageSizeMax']?.is
    if (typeof is !== 'number' || !(is > Number(most))) return []
    const sentence = `A page of ${is} rows is refused: 'pageSizeMax' of limits.json is ${most}. Write fewer rows.`
    return [error(`flows/${id}.flow.json`, below('/facts', name, 'with', 'size', 'is'), sentence)]
  }),
)

/** No page is larger than the server answers, and no size is offered twice. */
const lintTableSizes: Lint = inEach('tables', (context, table) => {
  const { pageSizes, download, rows } = table
  const file = fileOf(table)
  const most = highest('pageSizeMax', rows.call, context)
  return [
    ...lintSizes(file, '/pageSizes', pageSizes, most, context),
    ...(download === undefined
      ? []
      : lintSizes(
          file,
          '/download/pageSizes',
          download.pageSizes,
          highest('downloadPageSizeMax', download.call, context),
          context,
        )),
  ]
})

/** Finds pages that are larger than the server answers, in tables and flows. */
export const lintPageSizes: Lint = together(lintTableSizes, lintFactSizes)

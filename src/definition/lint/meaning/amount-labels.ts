import { resolvePath, type SchemaNode } from '../../facts/fact-type.ts'
import type { Finding } from '../../finding.ts'
import { inEach, together } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { error } from '../context/findings.ts'
import { detailsRecord } from '../context/roots.ts'
import { fileOf, rowOf } from '../tables/table-flow.ts'

/** An amount as people read it, with its place in the file. */
interface Labelled {
  readonly at: string
  readonly path: string
  readonly label: string | undefined
}

const wordsOf = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase()

/** Reports an amount with the name of another property of its record as its label. */
function lintAmounts(
  file: string,
  amounts: readonly Labelled[],
  record: SchemaNode,
  { findSchema }: LintContext,
): Finding[] {
  return amounts.flatMap(({ at, path, label = '' }): Finding[] => {
    const dot = path.lastIndexOf('.')
    const [holder, own] = [path.slice(0, Math.max(dot, 0)), path.slice(dot + 1)]
    const { nodes } = resolvePath(record, holder === '' ? [] : holder.split('.'), findSchema)
    const names = nodes.flatMap(({ properties = {} }) => Object.keys(properties))
    const meant = names.find((name) => wordsOf(name) === label.toLowerCase())
    if (meant === undefined || meant === own || !names.includes(own) || wordsOf(own) === label.toLowerCase())
      return []
    const full = holder === '' ? meant : `${holder}.${meant}`
    const sentence = `‘${label}’ is what '${full}' is called, and this prints '${path}': people would read another amount. Write '${full}', or another label.`
    return [{ ...error(file, at, sentence), nearest: full }]
  })
}

/** Checks that no amount is read as another one of its record. */
export const lintAmountLabels: Lint = together(
  inEach('tables', (context, table) =>
    lintAmounts(
      fileOf(table),
      table.columns.flatMap(({ type, id, path, label }, at) =>
        type === 'money'
          ? [{ at: `/columns/${at}/${path === undefined ? 'id' : 'path'}`, path: path ?? id, label }]
          : [],
      ),
      rowOf(context, table),
      context,
    ),
  ),
  inEach('details', (context, details) => {
    const lines = [
      ...(details.hero ?? []).map((item, at) => [`/hero/${at}/path`, item] as const),
      ...details.sections.flatMap(({ items }, of) =>
        items.map((item, at) => [`/sections/${of}/items/${at}/path`, item] as const),
      ),
    ]
    const amounts = lines.flatMap(([at, { type, path, label }]) =>
      type === 'money' && path !== undefined ? [{ at, path, label }] : [],
    )
    return lintAmounts(
      `details/${details.id}.details.json`,
      amounts,
      detailsRecord(context, details),
      context,
    )
  }),
)

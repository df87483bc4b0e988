import type { Finding } from '../finding.ts'
import type { Table } from '../generated/table.ts'
import { error, type Lint, type LintContext } from './context.ts'
import { fileOf } from './table-flow.ts'

type Sizes = Table['pageSizes']

function lintSizes(
  file: string,
  path: string,
  sizes: Sizes,
  most: string,
  { library: { limits } }: LintContext,
): Finding[] {
  const sizeOf = (size: Sizes[number]) => (typeof size === 'number' ? size : Number(limits[size]?.is))
  const known = sizes.map(sizeOf)
  return sizes.flatMap((size, at) => {
    const place = `${path}/${at}`
    const rows = sizeOf(size)
    const highest = Number(limits[most]?.is)
    if (rows > highest)
      return [
        error(file, place, `A page of ${rows} rows is refused: '${most}' of limits.json is ${highest}.`),
      ]
    return Number.isNaN(rows) || known.indexOf(rows) === at
      ? []
      : [error(file, place, `A page of ${rows} rows is offered twice.`)]
  })
}

/** No page is larger than the server answers, and no size is offered twice. */
export const lintPageSizes: Lint = (context) =>
  Object.values(context.library.tables).flatMap((table) => {
    const { pageSizes, download } = table
    const taken = download === undefined ? [] : download.pageSizes
    return [
      ...lintSizes(fileOf(table), '/pageSizes', pageSizes, 'pageSizeMax', context),
      ...lintSizes(fileOf(table), '/download/pageSizes', taken, 'downloadPageSizeMax', context),
    ]
  })

import { memoizeFor } from '#definition/lint/context/cache.ts'
import type { Table } from '#definition/generated/table.ts'
import type { TableLibrary } from '../types.ts'

type Sizes = Table['pageSizes']

/** Rows of a page if limits.json cannot be read and the table gives no number (rule 16). */
const FALLBACK = 10

/** How many rows a page may have, and a page of the file: numbers, and the limits that are named (LIM-022). */
export function linkSizes({ pageSizes, download }: Table, { limits = {} }: TableLibrary) {
  const numbers = numbersIn(limits)
  const fileSizes = download?.pageSizes ?? []
  const sizesOf = (sizes: Sizes): readonly number[] => {
    const existing = sizes.flatMap((size) => (typeof size === 'number' ? size : (numbers.get(size) ?? [])))
    return existing.length > 0 ? [...new Set(existing)] : [FALLBACK]
  }
  const isRead = Object.keys(limits).length > 0
  const named = isRead
    ? [...namesIn(pageSizes, '/pageSizes'), ...namesIn(fileSizes, '/download/pageSizes')]
    : []
  return { pages: sizesOf(pageSizes), files: sizesOf(fileSizes), named, known: [...numbers.keys()] }
}

/** The limits that are numbers, worked out once for all tables. */
const numbersIn = memoizeFor(
  (limits: NonNullable<TableLibrary['limits']>): ReadonlyMap<string, number> =>
    new Map(
      Object.entries(limits).flatMap(([name, { is }]) =>
        typeof is === 'number' ? [[name, is] as const] : [],
      ),
    ),
)

function namesIn(sizes: Sizes, path: string) {
  return sizes.flatMap((size, at) => (typeof size === 'string' ? { name: size, path: `${path}/${at}` } : []))
}

import { currentLanguage } from '#values/language.ts'
import { sayTables } from '#values/generated/say-tables.ts'
import type { KeyedAnswer } from '#definition/generated/call.ts'
import type { TableState } from '#engine/table/types.ts'
import type { RowRecord } from './features.ts'

/** Where a list stands, as its answer says; pages count from 1 here. */
export interface TablePage {
  readonly number: number
  readonly size: number
  readonly total: number
  readonly pages: number
  /** The total is not exact. */
  readonly isEstimate: boolean
}

export interface TableAnswer {
  readonly rows: readonly RowRecord[]
  readonly page: TablePage
}

interface ListAnswer {
  readonly content?: readonly RowRecord[]
  readonly page?: {
    readonly number: number
    readonly size: number
    readonly totalElements: number
    readonly totalPages: number
    readonly isEstimate?: boolean
  }
}

const noRows: readonly RowRecord[] = []

/** Reads an answer of rows; one without pages is one page. */
export function readAnswer(answer: unknown): TableAnswer {
  const { content = noRows, page } = Object(answer) as ListAnswer
  if (!page) {
    const { length } = content
    return { rows: content, page: { number: 1, size: length, total: length, pages: 1, isEstimate: false } }
  }
  const { number, size, totalElements: total, totalPages: pages, isEstimate = false } = page
  return { rows: content, page: { number: number + 1, size, total, pages, isEstimate } }
}

/** Reads an answer that is keyed: a page of it, or all of it, of which the page is taken here. */
export function readKeyed(
  answer: unknown,
  keyed: KeyedAnswer,
  { page, size }: Pick<TableState, 'page' | 'size'>,
  isAll: boolean,
): TableAnswer {
  const existing = Object(answer) as Readonly<Record<string, unknown>>
  const all = Array.isArray(existing[keyed.rows]) ? (existing[keyed.rows] as readonly RowRecord[]) : noRows
  const total = isAll ? all.length : Number(existing[keyed.total] ?? all.length)
  const pages = Math.max(1, Math.ceil(total / size))
  const number = Math.min(page, pages)
  const rows = isAll ? all.slice((number - 1) * size, number * size) : all
  return { rows, page: { number, size, total, pages, isEstimate: false } }
}

/** A count as it is read: 6,012, or in Spain 6.012. */
export function sayCount(count: number): string {
  return count.toLocaleString(currentLanguage().tag)
}

/** As in '6,012 payments' and 'about 1,000,000 payments'. */
export function sayTotal(page: TablePage, noun: { readonly one: string; readonly other: string }): string {
  const count = page.total
  return sayTables(page.isEstimate ? 'aboutTotal' : 'total', {
    count,
    noun: count === 1 ? noun.one : noun.other,
  })
}

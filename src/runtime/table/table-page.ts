import { currentLanguage } from '#values/language.ts'
import { sayTables } from '#values/generated/say-tables.ts'
import type { KeyedAnswer } from '#definition/generated/call.ts'
import type { TableState } from '#engine/table/types.ts'
import type { RowRecord } from './features.ts'
import type { Answer } from '#definition/wire.ts'
import { objectOf } from '#values/object.ts'

/** Position of a page in its list, from the answer; pages count from 1 here. */
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

/** Every list has the page object of the payments list. */
type ListPage = Readonly<Answer<'payments.list'>['page']>

const isPage = (value: unknown): value is ListPage => {
  const { number, size, totalElements, totalPages } = objectOf(value)
  return [number, size, totalElements, totalPages].every((count) => typeof count === 'number')
}

const isRows = (value: unknown): value is readonly RowRecord[] => Array.isArray(value)

const noRows: readonly RowRecord[] = []

/** Reads an answer of rows; one without pages is one page. */
export function readAnswer(answer: unknown): TableAnswer {
  const { content, page } = objectOf(answer)
  const rows = isRows(content) ? content : noRows
  if (!isPage(page)) {
    const { length } = rows
    return { rows, page: { number: 1, size: length, total: length, pages: 1, isEstimate: false } }
  }
  const { number, size, totalElements: total, totalPages: pages, isEstimate = false } = page
  return { rows, page: { number: number + 1, size, total, pages, isEstimate } }
}

/** Reads an answer with keys: one page, or the whole list, which is cut into pages here. */
export function readKeyed(
  answer: unknown,
  keyed: KeyedAnswer,
  { page, size }: Pick<TableState, 'page' | 'size'>,
  isAll: boolean,
): TableAnswer {
  const existing = objectOf(answer)
  const rowsOfAnswer = existing[keyed.rows]
  const all = isRows(rowsOfAnswer) ? rowsOfAnswer : noRows
  const total = isAll ? all.length : Number(existing[keyed.total] ?? all.length)
  const pages = Math.max(1, Math.ceil(total / size))
  const number = Math.min(page, pages)
  const rows = isAll ? all.slice((number - 1) * size, number * size) : all
  return { rows, page: { number, size, total, pages, isEstimate: false } }
}

/** Formats a count: 6,012, or 6.012 in Spanish. */
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

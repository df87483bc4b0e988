export interface PageQuery {
  page: number
  size: number
}

/** Returns the row range of a page; pages count from 0. */
export const sliceOf = ({ page, size }: PageQuery) => ({ page, size, offset: page * size })

/** Returns the page number, size and totals from the database's count. */
export const pageOf = ({ page, size }: { page: number; size: number }, total: string) => {
  const totalElements = Number.parseInt(total, 10)
  return { number: page, size, totalElements, totalPages: Math.ceil(totalElements / size) }
}

/** Returns the same as headers, for a file. */
export const pageHeaders = ({ page, size, total }: { page: number; size: number; total: number }) => ({
  'x-page': String(page),
  'x-page-size': String(size),
  'x-total-pages': String(size > 0 ? Math.ceil(total / size) : 0),
  'x-total-elements': String(total),
})

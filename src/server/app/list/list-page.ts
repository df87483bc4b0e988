export interface PageQuery {
  page: number
  size: number
}

/** Which rows a page holds; pages count from 0. */
export const sliceOf = ({ page, size }: PageQuery) => ({ page, size, offset: page * size })

/** Where a page stands in its list, from the count the database gave. */
export const pageOf = ({ page, size }: { page: number; size: number }, total: string) => {
  const totalElements = Number.parseInt(total, 10)
  return { number: page, size, totalElements, totalPages: Math.ceil(totalElements / size) }
}

/** The same for a file, whose page stands in its headers. */
export const pageHeaders = ({ page, size, total }: { page: number; size: number; total: number }) => ({
  'x-page': String(page),
  'x-page-size': String(size),
  'x-total-pages': String(size > 0 ? Math.ceil(total / size) : 0),
  'x-total-elements': String(total),
})

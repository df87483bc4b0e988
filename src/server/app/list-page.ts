import type { LimitName } from '#definition/limit-name.ts'
import { limitOf } from '../definitions/limit.ts'
import type { ServerDefinitions } from './definitions.ts'

export interface PageQuery {
  page: number
  size: number
}

/** What a list is asked, with the page that is meant where none is named: the first one, of as many rows as the limit says (LIM-022). */
export const pageQuery = <QueryShape extends Partial<PageQuery>>(
  definitions: Pick<ServerDefinitions, 'limits'>,
  queryShape: QueryShape,
  limit: LimitName = 'pageSize',
): QueryShape & PageQuery => ({
  ...queryShape,
  page: queryShape.page ?? 0,
  size: queryShape.size ?? limitOf(definitions, limit),
})

/** Which rows a page holds; pages count from 0. */
export const sliceOf = ({ page, size }: PageQuery) => ({ page, size, offset: page * size })

/** Where a page stands in its list, from the count the database gave. */
export const pageOf = ({ page, size }: { page: number; size: number }, total: string) => {
  const totalElements = Number.parseInt(total, 10)
  return { number: page, size, totalElements, totalPages: Math.ceil(totalElements / size) }
}

import { pageOf, sliceOf, type PageQuery } from '../app/list/list-page.ts'
import type { Trx } from '../store/tenant.ts'
import { countApprovals } from './approval-filters.ts'
import { rowsOf, toApprovalRow, type ApprovalRowsQuery } from './row.ts'

/** Returns a page of approvals, newest first (API-117, API-118). */
export const listApprovals = async (trx: Trx, userId: string, requested: ApprovalRowsQuery & PageQuery) => {
  const slice = sliceOf(requested)
  const rows = await rowsOf(trx, userId, requested).limit(slice.size).offset(slice.offset).execute()
  return {
    content: rows.map(toApprovalRow),
    page: pageOf(slice, await countApprovals(trx, userId, requested)),
  }
}

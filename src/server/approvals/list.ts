import { pageOf, sliceOf, type PageAsked } from '../app/list-page.ts'
import type { Trx } from '../store/tenant.ts'
import { countApprovals } from './narrow.ts'
import { rowsOf, toApprovalRow, type RowsAsked } from './row.ts'

/** A page of approvals, newest first (API-117, API-118). */
export const listApprovals = async (trx: Trx, userId: string, asked: RowsAsked & PageAsked) => {
  const slice = sliceOf(asked)
  const rows = await rowsOf(trx, userId, asked).limit(slice.size).offset(slice.offset).execute()
  return { content: rows.map(toApprovalRow), page: pageOf(slice, await countApprovals(trx, userId, asked)) }
}

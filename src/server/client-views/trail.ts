import { createHash } from 'node:crypto'
import type { SessionView } from '../app/session.ts'
import { writeAudit } from '../store/audit.ts'
import type { Environment } from '../store/environment.ts'
import type { Store } from '../store/store.ts'
import { forTenant } from '../store/tenant.ts'

/** A page of data read while viewing the portal as a client. */
export interface ViewedData {
  call: string
  orgId: string
  environment: Environment
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, unknown>>
  body: unknown
}

/** Records in the client's trail that data is about to be read, once per page of data and view. */
export const noteViewed = (
  store: Pick<Store, 'db'>,
  { id, by, provider }: SessionView,
  { call, orgId, environment, params, query, body }: ViewedData,
): Promise<void> =>
  forTenant(store, orgId, async (trx) => {
    const read = JSON.stringify([call, environment, params, query, body ?? null])
    const { numInsertedOrUpdatedRows: added } = await trx
      .insertInto('client_view_reads')
      .values({ org_id: orgId, view_id: id, read_hash: createHash('sha256').update(read).digest('hex') })
      .onConflict((row) => row.doNothing())
      .executeTakeFirstOrThrow()
    if (!added) return
    const record = Object.values(params).at(-1)
    const details = {
      provider,
      by,
      ...(record !== undefined && { record }),
      ...(Object.keys(query).length > 0 && { query }),
    }
    await writeAudit(
      trx,
      { orgId, userId: null, environment },
      { action: 'client-view.read', objectType: 'call', objectId: call, details },
    )
  })

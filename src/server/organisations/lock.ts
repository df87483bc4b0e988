import type { Trx } from '../store/tenant.ts'

/** Locks an organisation for the transaction: other changes to its decisions and counts wait. */
export const lockOrganisation = async (trx: Trx, orgId: string): Promise<void> => {
  await trx.selectFrom('organisations').select('id').where('id', '=', orgId).forNoKeyUpdate().execute()
}

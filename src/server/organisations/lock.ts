import type { Trx } from '../store/tenant.ts'

/** One after the other: whatever else would change what an organisation has decided or counts waits until this transaction is over. */
export const lockOrganisation = async (trx: Trx, orgId: string): Promise<void> => {
  await trx.selectFrom('organisations').select('id').where('id', '=', orgId).forNoKeyUpdate().execute()
}

import type { Trx } from '../store/tenant.ts'
import type { WalletRow } from './answer.ts'

/** The wallets of the organisation, oldest first; those that were removed are hidden everywhere (OPEN-55). */
export const listWallets = (trx: Trx): Promise<WalletRow[]> =>
  trx
    .selectFrom('wallets')
    .selectAll()
    .where('status', '<>', 'Deactivated')
    .orderBy('created_at')
    .orderBy('id')
    .execute()

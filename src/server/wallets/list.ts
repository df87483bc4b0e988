import type { Trx } from '../store/tenant.ts'
import type { WalletRow } from './answer.ts'

/** Returns the organisation's wallets, oldest first; removed ones are hidden everywhere (OPEN-55). */
export const listWallets = (trx: Trx): Promise<WalletRow[]> =>
  trx
    .selectFrom('wallets')
    .selectAll()
    .where('status', '<>', 'Deactivated')
    .orderBy('created_at')
    .orderBy('id')
    .execute()

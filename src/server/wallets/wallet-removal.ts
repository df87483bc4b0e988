import { sql } from 'kysely'
import type { Request } from '#definition/wire.ts'
import { checkUuid } from '#values/uuid.ts'
import { refused, refusedField } from '../app/refused.ts'
import { takeBackOrders } from '../network/stablecoin/order.ts'
import type { Trx } from '../store/tenant.ts'

type WalletRemoval = Request<'wallets.remove'>['wallets'][number]

/** Returns why the conditional statement changed no row. */
const whyNot = async (trx: Trx, id: string) => {
  const row = await trx.selectFrom('wallets').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return refused('not-found')
  if (row.status === 'Deactivated') return refused('wallet-removed-already')
  return row.approved === 'Blocked' ? refused('wallet-blocked') : refused('wallet-differs')
}

/**
 * Sets a wallet to Deactivated, once (WAL-027); one blocked by compliance stays. Stablecoin orders that wait for it
 * are taken back (TRU-811).
 */
export const removeWallet = async (trx: Trx, { walletId, digitalAssetWalletAddress }: WalletRemoval) => {
  if (!walletId) return refusedField('wallet-id-missing', 'wallets.0.walletId')
  if (checkUuid(walletId)) return refused('not-found')
  const row = await trx
    .updateTable('wallets')
    .set({ status: 'Deactivated', modified_at: sql<Date>`app_now()` })
    .where('id', '=', walletId)
    .where('address', '=', digitalAssetWalletAddress)
    .where('status', '<>', 'Deactivated')
    .where('approved', '<>', 'Blocked')
    .returningAll()
    .executeTakeFirst()
  if (!row) return whyNot(trx, walletId)
  await takeBackOrders(trx, 'wallet_id', row.id)
  return row
}

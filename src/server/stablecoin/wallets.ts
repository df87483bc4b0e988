import { sql } from 'kysely'
import type { Trx } from '../store/tenant.ts'
import type { WalletRow } from '../wallets/answer.ts'
import { listWallets } from '../wallets/list.ts'

/** Lists the approved wallets of the stablecoin product. */
export const usableWallets = async (trx: Trx): Promise<WalletRow[]> =>
  (await listWallets(trx)).filter(
    ({ product, approved, status }) => product === 'Stablecoin' && approved === 'Yes' && status === 'Active',
  )

/** Returns the redeemable balance of each wallet: credits less redemptions, pending ones included. */
export const balancesByWallet = async (trx: Trx): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ id: string; balance: string }>`
    select account_id as id, trim_scale(available)::text as balance from balances where account_type = 'WALLET'`.execute(
    trx,
  )
  return new Map(rows.map(({ id, balance }) => [id, balance]))
}

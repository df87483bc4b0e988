import { sql } from 'kysely'
import type { Trx } from '../store/tenant.ts'
import type { WalletRow } from '../wallets/answer.ts'
import { listWallets } from '../wallets/list.ts'

/** Wallets the stablecoin can go to and come from: those of its product that were approved. */
export const usableWallets = async (trx: Trx): Promise<WalletRow[]> =>
  (await listWallets(trx)).filter(
    ({ product, approved, status }) => product === 'Stablecoin' && approved === 'Yes' && status === 'Active',
  )

/** What can be redeemed from each wallet: what it was credited, less what was redeemed or is about to be. */
export const balancesByWallet = async (trx: Trx): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ id: string; balance: string }>`
    select account_id as id, trim_scale(available)::text as balance from balances where account_type = 'WALLET'`.execute(
    trx,
  )
  return new Map(rows.map(({ id, balance }) => [id, balance]))
}

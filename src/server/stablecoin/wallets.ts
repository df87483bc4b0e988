import { sql } from 'kysely'
import type { Trx } from '../store/tenant.ts'
import type { WalletRow } from '../wallets/answer.ts'
import { listWallets } from '../wallets/list.ts'

/** Wallets the stablecoin can go to and come from: those of its product that were approved. */
export const usableWallets = async (trx: Trx): Promise<WalletRow[]> =>
  (await listWallets(trx)).filter(
    ({ product, approved, status }) => product === 'Stablecoin' && approved === 'Yes' && status === 'Active',
  )

/** What each wallet was credited, less what was redeemed or is about to be. */
export const balancesByWallet = async (trx: Trx): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ id: string; balance: string }>`
    select wallet_id as id, trim_scale(sum(case
      when type = 'BUY' and status = 'COMPLETED' then amount
      when type = 'REDEEM' and status <> 'RETURNED' then -amount
      else 0 end))::text as balance
    from stablecoin_transactions group by wallet_id`.execute(trx)
  return new Map(rows.map(({ id, balance }) => [id, balance]))
}

import { formatMoney } from '#values/money.ts'
import { sql } from 'kysely'
import { masked } from '../banks/answer.ts'
import { listBanks } from '../banks/list.ts'
import type { StablecoinIssuer } from '../network/stablecoin/issuer.ts'
import type { Tenant, Trx } from '../store/tenant.ts'
import { agreedAt } from './terms.ts'
import { balancesByWallet, usableWallets } from './wallets.ts'

const sumUp = async (trx: Trx) => {
  const { rows } = await sql<{ balance: string; buying: string; redeeming: string }>`select
    trim_scale(coalesce(sum(available), 0))::text as balance, trim_scale(coalesce(sum(held), 0))::text as redeeming,
    (select trim_scale(coalesce(sum(amount), 0))::text from account_entries
      where object_type = 'ISSUE' and state = 'HELD') as buying
    from balances where account_type = 'WALLET'`.execute(trx)
  return rows[0]!
}

/** Reads the usable wallets with their balances. */
export const readWalletsOf = async (trx: Trx, currency: string) => {
  const balances = await balancesByWallet(trx)
  return (await usableWallets(trx)).map((row) => ({
    walletId: row.id,
    walletNickname: row.nickname,
    chain: row.chain,
    address: row.address,
    ...(row.destination_tag === null ? {} : { destinationTag: row.destination_tag }),
    balance: balances.get(row.id) ?? '0',
    currency,
    holds: formatMoney(balances.get(row.id) ?? '0', currency),
  }))
}

/** Reads the organisation's stablecoin status: balance, wallets and missing steps (STB-009). */
export const readStablecoin = async (
  trx: Trx,
  issuer: StablecoinIssuer,
  tenant: Pick<Tenant, 'orgId' | 'environment'>,
) => {
  const { currency, wireCurrency } = issuer
  const { kind } = await issuer.places(tenant)
  const wallets = await readWalletsOf(trx, currency)
  const banks = (await listBanks(trx)).map((row) => ({
    bankId: row.id,
    bankName: row.bank_name,
    accountNumber: masked(row.account_number),
    verification: row.verification,
  }))
  const agreed = await agreedAt(trx)
  return {
    currency,
    wireCurrency,
    // Absent: the network does not answer now, so it is unknown.
    ...(kind === 'answer' || kind === 'unserved' ? { isOffered: kind === 'answer' } : {}),
    ...(await sumUp(trx)),
    wallets,
    banks,
    isBankVerified: banks.some(({ verification }) => verification === 'Verified'),
    isAgreed: agreed !== undefined,
    ...(agreed ? { agreedAt: agreed.toISOString() } : {}),
  }
}

import { createHash } from 'node:crypto'
import { encodeAccountID } from 'ripple-address-codec'
import type { Trx } from '../../store/tenant.ts'
import { addressKey, chainKey } from '../../wallets/place.ts'
import type { DemoOrganisation } from '../organisations/demo-organisations.ts'
import { productIdOf } from '../organisations/onboarding-configs.ts'
import { orgIdOf, userIdOf } from '../organisations/organisation.ts'
import { seedId } from '../seed-id.ts'
import type { Row } from '../../store/generated/database.ts'

const DAY = 86_400_000
const HOST = { custody_host_id: seedId('exchange', 'Harbour Custody'), custody_host_name: 'Harbour Custody' }
const NO_HOST = { custody_host_id: null, custody_host_name: null }

interface DemoWallet {
  product: Row<'wallets'>['product']
  nickname: string
  chain: 'XRPL' | 'Ethereum'
  asset: string
  approved: Row<'wallets'>['approved']
  status: Row<'wallets'>['status']
  days: number
  /** The destination tag of a wallet at an exchange. */
  tag?: string
  isRedemption?: boolean
}

const own = (
  product: Row<'wallets'>['product'],
  nickname: string,
  chain: DemoWallet['chain'],
  asset: string,
  days: number,
  more: Partial<DemoWallet> = {},
): DemoWallet => ({ product, nickname, chain, asset, days, approved: 'Yes', status: 'Active', ...more })

const pending = { approved: 'Pending', status: 'Onboarded' } as const
const denied = { approved: 'No', status: 'Inactive' } as const
const blocked = { approved: 'Blocked', status: 'Inactive' } as const
const removed = { approved: 'Yes', status: 'Deactivated' } as const

const WALLETS: Readonly<Record<string, readonly DemoWallet[]>> = {
  'northwind.example': [
    own('RPD', 'Payout funding', 'XRPL', 'RLUSD', 240),
    own('OTC', 'OTC desk', 'Ethereum', 'USDC', 90),
    own('OTC', 'Second desk', 'XRPL', 'RLUSD', 20, blocked),
  ],
  'lumen.example': [
    own('Stablecoin', 'Treasury on XRPL', 'XRPL', 'RLUSD', 310),
    own('Stablecoin', 'Treasury on Ethereum', 'Ethereum', 'RLUSD', 305, { isRedemption: true }),
    own('Stablecoin', 'Cold storage', 'Ethereum', 'RLUSD', 2, pending),
    own('Stablecoin', 'Old treasury', 'XRPL', 'RLUSD', 500, removed),
    own('RPD', 'Payout funding', 'XRPL', 'RLUSD', 200, { tag: '48213377' }),
    own('RPD', 'Payout reserve', 'Ethereum', 'USDC', 30, denied),
    own('OTC', 'OTC desk', 'XRPL', 'RLUSD', 12, pending),
  ],
  'cordillera.example': [
    own('ODL', 'Liquidity', 'XRPL', 'XRP', 400, { tag: '1002' }),
    own('ODL', 'Liquidity reserve', 'Ethereum', 'USDT', 45, pending),
    own('ODL', 'Former exchange', 'XRPL', 'XRP', 120, denied),
  ],
}

const accountOf = (...words: readonly string[]): Buffer =>
  createHash('sha256').update(words.join('|')).digest().subarray(0, 20)

/** Returns an address with a valid checksum; nobody has its key. */
const addressOf = (organisation: DemoOrganisation, { nickname, chain }: DemoWallet): string => {
  const account = accountOf('portolan demo wallet', organisation.domain, chain, nickname)
  return chain === 'XRPL' ? encodeAccountID(account) : `0x${account.toString('hex')}`
}

export const seedWallets = async (trx: Trx, organisation: DemoOrganisation, end: Date): Promise<void> => {
  const rows = (WALLETS[organisation.domain] ?? []).map((wallet) => {
    const address = addressOf(organisation, wallet)
    const at = new Date(end.getTime() - wallet.days * DAY)
    return {
      org_id: orgIdOf(organisation),
      id: seedId(organisation.domain, 'wallet', wallet.product, wallet.nickname),
      product: wallet.product,
      product_id: productIdOf(organisation, wallet.product),
      nickname: wallet.nickname,
      chain: wallet.chain,
      chain_key: chainKey(wallet.chain),
      asset: wallet.asset,
      address,
      address_key: addressKey(address, wallet.chain),
      destination_tag: wallet.tag ?? null,
      wallet_type: wallet.tag ? ('hosted' as const) : ('unhosted' as const),
      counterparty: organisation.name,
      ...(wallet.tag ? HOST : NO_HOST),
      approved: wallet.approved,
      status: wallet.status,
      transaction_type: wallet.isRedemption ? ('REDEMPTION' as const) : ('ISSUANCE' as const),
      attestation: true,
      agreement: true,
      acknowledgement: true,
      created_by: userIdOf(organisation, 'admin'),
      created_at: at,
      modified_at: at,
    }
  })
  if (rows.length > 0) await trx.insertInto('wallets').values(rows).execute()
}

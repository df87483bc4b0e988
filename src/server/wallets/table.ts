import type { Generated } from 'kysely'
import type { Moment } from '../store/database.ts'

export type WalletProduct = 'Stablecoin' | 'ODL' | 'OTC' | 'RPD'
export type WalletApproved = 'Yes' | 'No' | 'Blocked' | 'Pending'
export type WalletStatus = 'Onboarded' | 'Active' | 'Inactive' | 'Deactivated'

export interface WalletsTable {
  org_id: string
  id: Generated<string>
  product: WalletProduct
  product_id: string
  nickname: string
  chain: string
  /** The same for names that mean one chain, such as XRPL and XRP. */
  chain_key: string
  asset: string
  address: string
  /** The same for spellings that mean one address. */
  address_key: string
  destination_tag: string | null
  wallet_type: 'hosted' | 'unhosted'
  counterparty: string
  custody_host_id: string | null
  custody_host_name: string | null
  approved: Generated<WalletApproved>
  status: Generated<WalletStatus>
  transaction_type: Generated<'ISSUANCE' | 'REDEMPTION'>
  attestation: boolean
  agreement: boolean
  acknowledgement: boolean
  created_by: string
  created_at: Moment
  modified_at: Moment
}

declare module '../store/database.ts' {
  interface Database {
    wallets: WalletsTable
  }
}

import type { Wallet } from '#definition/generated/wire-entities.ts'
import type { Row } from '../store/generated/database.ts'

export type WalletRow = Row<'wallets'>

/** Returns a wallet in API form (WAL-002..010); absent values are null. */
export const toWallet = (row: WalletRow, tenantName: string): Wallet => ({
  tenantName,
  walletId: row.id,
  walletNickname: row.nickname,
  chain: row.chain,
  digitalAssetType: row.asset,
  digitalAssetWalletAddress: row.address,
  walletType: row.wallet_type,
  legalNameCounterparty: row.counterparty,
  custodyExchangeHostName: row.custody_host_name,
  custodyExchangeHostId: row.custody_host_id,
  destinationTag: row.destination_tag,
  walletApproved: row.approved,
  walletStatus: row.status,
  product: row.product,
  productId: row.product_id,
  transactionType: row.transaction_type,
  tAndCAgreement: row.agreement,
  acknowledgement: row.acknowledgement,
  attestation: row.attestation,
  createdAt: row.created_at.toISOString(),
})

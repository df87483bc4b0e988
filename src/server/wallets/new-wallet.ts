import { sql, type Insertable } from 'kysely'
import { refused, refusedField } from '../app/refused.ts'
import type { Database } from '../store/generated/database.ts'
import type { Tenant, Trx } from '../store/tenant.ts'
import { validateWallet, type WalletDependencies, type WalletRequest } from './wallet-validation.ts'
import { listWallets } from './list.ts'
import { addressKey, chainKey } from './place.ts'
import { mostOnChain } from './product-wallets.ts'

type NewWallet = Insertable<Database['wallets']>

/** Locks the organisation's wallets, so that concurrent requests cannot pass the limit of a chain. */
const alone = (trx: Trx, { orgId }: Tenant) =>
  sql`select pg_advisory_xact_lock(hashtextextended('wallets ' || ${orgId}::text, 0))`.execute(trx)

/** Checks the product in the body: required in multi-product mode, refused otherwise. */
const wrongProduct = (requested: WalletRequest, { terms, isMultiProduct }: WalletDependencies) => {
  const { product, productId } = requested
  const isFine = isMultiProduct
    ? product === terms.name && productId === terms.id
    : product === undefined && productId === undefined
  return isFine ? undefined : refused('wallet-product-differs')
}

/** Finds the removed wallet of the same place whose coins come back with it; the one with a balance first. */
const findRemoved = async (trx: Trx, wallet: NewWallet): Promise<string | undefined> => {
  const row = await trx
    .selectFrom('wallets')
    .select('id')
    .where('status', '=', 'Deactivated')
    .where('product', '=', wallet.product)
    .where('chain_key', '=', wallet.chain_key)
    .where('address_key', '=', wallet.address_key)
    .where('destination_tag', 'is not distinct from', wallet.destination_tag ?? null)
    .orderBy(
      sql`exists (select from balances b where b.org_id = wallets.org_id and b.account_id = wallets.id and b.settled > 0)`,
      'desc',
    )
    .orderBy('modified_at', 'desc')
    .orderBy('id')
    .executeTakeFirst()
  return row?.id
}

/**
 * Stores a wallet, pending review. One that was removed comes back as the same wallet, with its balance and under a
 * review of its own (TRU-818).
 */
const storeWallet = async (trx: Trx, wallet: NewWallet) => {
  const id = await findRemoved(trx, wallet)
  if (id === undefined)
    return trx.insertInto('wallets').values(wallet).returningAll().executeTakeFirstOrThrow()
  const now = sql<Date>`app_now()`
  const again = { approved: 'Pending', status: 'Onboarded', created_at: now, modified_at: now } as const
  return trx
    .updateTable('wallets')
    .set({ ...wallet, ...again, review_id: sql<string>`gen_random_uuid()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Adds a wallet, pending review, if its chain has room for it (WAL-038, WAL-052). */
export const createWallet = async (
  trx: Trx,
  tenant: Tenant,
  dependencies: WalletDependencies,
  requested: WalletRequest,
) => {
  const differs = wrongProduct(requested, dependencies)
  if (differs) return differs
  const { faults, host, tag } = validateWallet(requested, dependencies)
  if (faults.length > 0) return refused('wallet-not-accepted', { fields: faults })
  await alone(trx, tenant)
  const wallets = await listWallets(trx)
  if (wallets.some(({ approved }) => approved === 'Blocked')) return refused('wallets-blocked')
  const { terms, definitions } = dependencies
  const address = requested.digitalAssetWalletAddress.trim()
  const key = { chain_key: chainKey(requested.chain), address_key: addressKey(address, requested.chain) }
  const there = wallets.filter((one) => one.product === terms.name && one.chain_key === key.chain_key)
  if (there.some((one) => one.address_key === key.address_key && one.destination_tag === tag))
    return refusedField('wallet-known', 'wallets.0.digitalAssetWalletAddress')
  const most = mostOnChain(definitions, terms.name)
  if (there.length >= most) return refused('too-many-wallets', { values: { most: String(most) } })
  return storeWallet(trx, {
    org_id: tenant.orgId,
    product: terms.name,
    product_id: terms.id,
    nickname: requested.walletNickname.trim(),
    chain: requested.chain,
    asset: requested.digitalAssetType,
    address,
    ...key,
    destination_tag: tag,
    wallet_type: requested.walletType,
    counterparty: requested.legalNameCounterparty.trim(),
    custody_host_id: host.id,
    custody_host_name: host.name,
    attestation: true,
    agreement: true,
    acknowledgement: true,
    created_by: tenant.userId,
  })
}

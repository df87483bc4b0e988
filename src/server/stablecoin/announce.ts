import { sql } from 'kysely'
import { checkAmount } from '#engine/field/money.ts'
import { compare } from '#values/decimal.ts'
import type { FaultName, Request } from '#definition/wire.ts'
import { refused, refusedField, type Refused } from '../app/refused.ts'
import { listBanks } from '../banks/list.ts'
import type { StablecoinIssuer } from '../network/stablecoin-issuer.ts'
import type { Tenant, Trx } from '../store/tenant.ts'
import { agreedAt } from './terms.ts'
import { balancesByWallet, usableWallets } from './wallets.ts'
import type { Row } from '../store/generated/database.ts'

type Wanted = Request<'stablecoin.redeem'> & Partial<Pick<Request<'stablecoin.buy'>, 'bankId'>>

/** One after the other: of two requests at once neither may redeem what the other has redeemed. */
const alone = (trx: Trx, { orgId, environment }: Tenant) =>
  sql`select pg_advisory_xact_lock(hashtextextended('stablecoin ' || ${orgId}::text || ${environment}, 0))`.execute(
    trx,
  )

const judgeAmount = (amount: string, currency: string) => {
  const wrong =
    compare(amount, '0') > 0 ? checkAmount(amount, currency) : 'Enter an amount greater than zero.'
  return wrong === undefined ? undefined : refusedField('stablecoin-amount', 'amount', wrong)
}

const bankFor = async (trx: Trx, bankId: string | undefined) => {
  const banks = await listBanks(trx)
  const bank = bankId === undefined ? banks[0] : banks.find(({ id }) => id === bankId)
  return bank?.verification === 'Verified' ? bank : refused('stablecoin-bank-unverified')
}

/** Why a wallet does not hold what is to be redeemed; from here on nothing else of the organisation is redeemed. */
export const whyNotHeld = async (trx: Trx, tenant: Tenant, { walletId, amount }: Wanted) => {
  await alone(trx, tenant)
  const held = (await balancesByWallet(trx)).get(walletId) ?? '0'
  return compare(amount, held) > 0 ? refusedField('stablecoin-too-much', 'amount') : undefined
}

/** Keeps that a wire or coins are on their way, once everything they need is there (STB-002, STB-005, STB-008). */
export const announce = async <Code extends FaultName = never>(
  trx: Trx,
  tenant: Tenant,
  issuer: StablecoinIssuer,
  type: Row<'stablecoin_transactions'>['type'],
  wanted: Wanted,
  /** What else it is held to, once everything is there. */
  whyNot: (trx: Trx, tenant: Tenant, wanted: Wanted) => Promise<Refused<Code> | undefined>,
) => {
  const { walletId, amount, bankId } = wanted
  if (!(await agreedAt(trx))) return refused('stablecoin-terms-open')
  const wrong = judgeAmount(amount, type === 'BUY' ? issuer.wireCurrency : issuer.currency)
  if (wrong) return wrong
  const wallet = (await usableWallets(trx)).find(({ id }) => id === walletId)
  if (!wallet) return refusedField('stablecoin-wallet-unusable', 'walletId')
  const bank = await bankFor(trx, bankId)
  if (!('id' in bank)) return bank
  const refusal = await whyNot(trx, tenant, wanted)
  if (refusal) return refusal
  const { orgId: org_id, environment, userId } = tenant
  const row = await trx
    .insertInto('stablecoin_transactions')
    .values({ org_id, environment, type, wallet_id: wallet.id, bank_id: bank.id, amount, created_by: userId })
    .returning('id')
    .executeTakeFirstOrThrow()
  const announced = { orgId: org_id, transactionId: row.id, amount }
  if (type === 'BUY') await issuer.expectWire(trx, announced)
  else await issuer.expectCoins(trx, announced)
  return row.id
}

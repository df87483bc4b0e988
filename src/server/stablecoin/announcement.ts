import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { StablecoinTransaction } from '#definition/generated/wire-entities.ts'
import { checkAmount } from '#engine/field/money.ts'
import { formatDateTime } from '#values/date.ts'
import { compare } from '#values/decimal.ts'
import { formatMoney } from '#values/money.ts'
import type { Request } from '#definition/wire.ts'
import { sayRefusals } from '#values/generated/say-refusals.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { Refused, refused, refusedField } from '../app/refused.ts'
import { findAlike } from '../balances/alike.ts'
import { expectCredit, openAccount, reserve } from '../balances/reservation.ts'
import { listBanks } from '../banks/list.ts'
import type { StablecoinIssuer } from '../network/stablecoin/issuer.ts'
import type { Tenant, Trx } from '../store/tenant.ts'
import { placesOf } from './instructions.ts'
import { findTransaction } from './list.ts'
import { agreedAt } from './terms.ts'
import { usableWallets } from './wallets.ts'
import type { Row } from '../store/generated/database.ts'

interface DepositRequest {
  walletId: string
  amount: string
  /** The bank account of the wire; coins are paid out to the first bank account. */
  bankId?: string
}

export interface IssuerDependencies {
  definitions: ServerDefinitions
  issuer: StablecoinIssuer
}

const validateAmount = (amount: string, currency: string) => {
  const wrong = compare(amount, '0') > 0 ? checkAmount(amount, currency) : sayRefusals('amountAboveZero')
  return wrong === undefined ? undefined : refusedField('stablecoin-amount', 'amount', wrong)
}

const bankFor = async (trx: Trx, bankId: string | undefined) => {
  const banks = await listBanks(trx)
  const bank = bankId === undefined ? banks[0] : banks.find(({ id }) => id === bankId)
  return bank?.verification === 'Verified' ? bank : refused('stablecoin-bank-unverified')
}

/**
 * Finds the newest redemption with the same amount, wallet and bank within `duplicateSeconds`, unless it was
 * returned.
 */
const findSame = (
  trx: Trx,
  { definitions }: IssuerDependencies,
  tenant: Tenant,
  { walletId, bankId, amount }: Required<Pick<DepositRequest, 'walletId' | 'bankId' | 'amount'>>,
) =>
  findAlike(trx, definitions, tenant, {
    table: 'stablecoin_transactions',
    among: `redemption ${walletId} ${bankId}`,
    where: sql`type = 'REDEEM' and wallet_id = ${walletId} and bank_id = ${bankId} and amount = ${amount}::numeric
      and status <> 'RETURNED'`,
  })

const duplicate = (same: StablecoinTransaction) =>
  refused('redemption-duplicate', {
    values: {
      amount: formatMoney(same.amount, same.currency),
      wallet: same.walletNickname,
      when: formatDateTime(same.createdAt, 'UTC'),
    },
    current: { redemptions: [same] },
  })

/**
 * Keeps the wallet and the bank account as they are until the order is stored. A removal waits for it, and then takes
 * the order back (TRU-811).
 */
const keepPlaces = async (trx: Trx, walletId: string): Promise<void> => {
  await sql`select 1 from wallets where id::text = ${walletId} for share`.execute(trx)
  await sql`select 1 from bank_accounts where status = 'Activated' for share`.execute(trx)
}

/** Checks the terms, the amount, the wallet and the verified bank account of a wire or redemption. */
const prepare = async (trx: Trx, currency: string, { walletId, amount, bankId }: DepositRequest) => {
  if (!(await agreedAt(trx))) return refused('stablecoin-terms-open')
  const wrong = validateAmount(amount, currency)
  if (wrong) return wrong
  await keepPlaces(trx, walletId)
  const wallet = (await usableWallets(trx)).find(({ id }) => id === walletId)
  if (!wallet) return refusedField('stablecoin-wallet-unusable', 'walletId')
  const bank = await bankFor(trx, bankId)
  return 'id' in bank ? { walletId: wallet.id, bankId: bank.id, amount } : bank
}

const insert = async (
  trx: Trx,
  { orgId: org_id, environment, userId: created_by }: Tenant,
  type: Row<'stablecoin_transactions'>['type'],
  { id, walletId: wallet_id, bankId: bank_id, amount }: { id: string } & Required<DepositRequest>,
): Promise<void> => {
  const row = { org_id, environment, id, type, wallet_id, bank_id, amount, created_by }
  await trx.insertInto('stablecoin_transactions').values(row).execute()
}

const entryOf = (
  { orgId, environment }: Tenant,
  { currency }: StablecoinIssuer,
  { id, walletId, amount }: { id: string } & Required<DepositRequest>,
) => ({ orgId, environment, currency, accountId: walletId, objectId: id, amount })

/** Records an announced wire and expects its coins in the wallet (STB-002, STB-008). */
export const announceWire = async (
  trx: Trx,
  { issuer }: IssuerDependencies,
  tenant: Tenant,
  request: DepositRequest,
) => {
  const places = await placesOf(issuer, tenant)
  if (places instanceof Refused) return places
  const found = await prepare(trx, issuer.wireCurrency, request)
  if (found instanceof Refused) return found
  const made = { id: randomUUID(), ...found }
  const entry = entryOf(tenant, issuer, made)
  await openAccount(trx, entry)
  await expectCredit(trx, { ...entry, objectType: 'ISSUE' })
  await insert(trx, tenant, 'BUY', made)
  await issuer.order(trx, { ...tenant, id: made.id })
  return { id: made.id, details: {} }
}

/** Records a redemption and reserves its coins in the wallet (STB-005, STB-008, TRU-130). */
export const announceCoins = async (
  trx: Trx,
  dependencies: IssuerDependencies,
  tenant: Tenant,
  { confirmedDuplicates: confirmed = [], ...requested }: Request<'stablecoin.redeem'>,
) => {
  const { issuer } = dependencies
  const places = await placesOf(issuer, tenant)
  if (places instanceof Refused) return places
  const found = await prepare(trx, issuer.currency, requested)
  if (found instanceof Refused) return found
  const same = await findSame(trx, dependencies, tenant, found)
  if (same !== undefined && !confirmed.includes(same))
    return duplicate((await findTransaction(trx, issuer.currency, same))!)
  const made = { id: randomUUID(), ...found }
  const entry = { ...entryOf(tenant, issuer, made), objectType: 'REDEMPTION' } as const
  const uncovered = await reserve(trx, entry, 'amount')
  if (uncovered) return uncovered
  await insert(trx, tenant, 'REDEEM', made)
  await issuer.order(trx, { ...tenant, id: made.id })
  return { id: made.id, details: same === undefined ? {} : { confirmedDuplicates: [same] } }
}

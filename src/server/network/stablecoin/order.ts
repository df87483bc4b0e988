import { sql } from 'kysely'
import { asJson } from '../../store/json.ts'
import { ENVIRONMENTS } from '../../store/environment.ts'
import { inEnvironment, type Trx } from '../../store/tenant.ts'
import type { OrderPlace } from '../order/kind.ts'
import { withoutNulls } from '../review/subject.ts'
import type { StablecoinOrder } from './contract.ts'

const find = async (trx: Trx, { orgId, id }: OrderPlace) =>
  trx
    .selectFrom('stablecoin_transactions as t')
    .innerJoin('organisations as o', 'o.id', 't.org_id')
    .innerJoin('wallets as w', (join) =>
      join.onRef('w.org_id', '=', 't.org_id').onRef('w.id', '=', 't.wallet_id'),
    )
    .innerJoin('bank_accounts as b', (join) =>
      join.onRef('b.org_id', '=', 't.org_id').onRef('b.id', '=', 't.bank_id'),
    )
    .select(['t.type', 't.created_at', 'o.name as organisation'])
    .select(sql<string>`trim_scale(t.amount)::text`.as('amount'))
    .select(['w.id as walletId', 'w.chain', 'w.address', 'w.destination_tag as destinationTag'])
    .select(['b.id as bankId', 'b.bank_name as bankName', 'b.account_name as accountName'])
    .select(['b.account_number as accountNumber', 'b.routing_number as routingNumber', 'b.bic', 'b.iban'])
    .where('t.org_id', '=', orgId)
    .where('t.id', '=', id)
    .executeTakeFirstOrThrow()

/** Writes the order to the issuer as of now, in the transaction that announces it (TRU-446). */
export const writeStablecoinOrder = async (
  trx: Trx,
  place: OrderPlace,
  { currency, wireCurrency }: Pick<StablecoinOrder, 'currency' | 'wireCurrency'>,
): Promise<void> => {
  const found = await find(trx, place)
  const { walletId, chain, address, destinationTag, bankId, bankName, accountName } = found
  const { accountNumber, routingNumber, bic, iban } = found
  const { orgId: org_id, environment, id } = place
  const type: StablecoinOrder['type'] = found.type === 'BUY' ? 'ISSUE' : 'REDEMPTION'
  const content: StablecoinOrder = {
    orderId: id,
    organisationId: org_id,
    organisation: found.organisation,
    environment,
    type,
    amount: found.amount,
    currency,
    wireCurrency,
    orderedAt: found.created_at.toISOString(),
    wallet: { walletId, chain, address, ...(destinationTag !== null && { destinationTag }) },
    bank: withoutNulls({ bankId, bankName, accountName, accountNumber, routingNumber, bic, iban }),
  }
  const row = { org_id, environment, id, type, content: asJson(content), amount: found.amount, currency }
  await trx.insertInto('network_stablecoin_orders').values(row).execute()
}

/**
 * Cancels the orders that wait for a bank account or a wallet that is no longer used; the network decides whether
 * it is too late. Both belong to the whole organisation, and the orders to one environment each (TRU-448, TRU-811).
 */
export const takeBackOrders = async (trx: Trx, of: 'bank_id' | 'wallet_id', id: string): Promise<void> => {
  for (const environment of ENVIRONMENTS)
    await inEnvironment(trx, environment, () =>
      sql`update network_stablecoin_orders ordered set cancel = 'WANTED', due_at = app_now()
        from stablecoin_transactions t
        where t.org_id = ordered.org_id and t.id = ordered.id and t.${sql.ref(of)} = ${id} and t.status = 'WAITING'
          and ordered.cancel is null and ordered.state <> 'ENDED'`.execute(trx),
    )
}

import { sql } from 'kysely'
import type { Answer, Query } from '#definition/wire.ts'
import type { RequestOf } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { pageOf, pageQuery, sliceOf } from '../app/list-page.ts'
import { refused } from '../app/refused.ts'
import { resumePayout, type StuckPayout } from '../network/payout/stuck.ts'
import type { PayoutTerms } from '../network/payout/terms.ts'
import type { Trx } from '../store/tenant.ts'
import { actorsOf } from './client.ts'
import { acrossClients, inClient } from './passage.ts'

type Stuck = Answer<'providerStuck.read'>

interface StuckRow extends Omit<StuckPayout, 'environment'> {
  environment: Stuck['environment']
  is_accepted: boolean
  cancel: string | null
  tries: number
  heard_at: Date
  created_at: Date
}

const columns = sql`payout.org_id, payout.environment, payout.id, o.name as organisation, payout.amount::text, payout.currency,
  payments.state as payment_state, payout.stuck, payout.stuck_at, payout.stuck_detail, payout.status, payout.network_id,
  payout.is_accepted, payout.cancel, payout.tries, payout.heard_at, payout.created_at`

const stuck = sql`network_payouts payout join organisations o on o.id = payout.org_id
  join payments on payments.org_id = payout.org_id and payments.id = payout.id
  where payout.stuck is not null`

const toStuck = ({ stuck: reasons }: Pick<PayoutTerms, 'stuck'>, row: StuckRow): Stuck => ({
  id: row.id,
  state: 'STUCK',
  clientId: row.org_id,
  client: row.organisation,
  environment: row.environment,
  amount: row.amount,
  currency: row.currency,
  paymentState: row.payment_state,
  why: reasons[row.stuck].says,
  ends: reasons[row.stuck].endsBy === 'person' ? 'PERSON' : 'NEWS',
  since: row.stuck_at.toISOString(),
  orderedAt: row.created_at.toISOString(),
  heardAt: row.heard_at.toISOString(),
  question: row.cancel === null ? (row.is_accepted ? 'STATUS' : 'TAKE') : 'CANCEL',
  tries: row.tries,
  ...(row.stuck_detail !== null && { detail: row.stuck_detail }),
  ...(row.status !== null && { networkStatus: row.status }),
  ...(row.network_id !== null && { networkId: row.network_id }),
})

/** The payouts a person has to look at, of all clients, the oldest first. Only for a transaction across clients (TRU-356). */
export const listStuckPayouts = async (
  trx: Trx,
  definitions: ServerDefinitions,
  payouts: PayoutTerms,
  requested: Query<'providerStuck.list'>,
) => {
  const query = pageQuery(definitions, requested)
  const { page, size, offset } = sliceOf(query)
  const counted = await sql<{ total: string }>`select count(*) as total from ${stuck}`.execute(trx)
  const { sort_direction: direction = 'asc' } = query
  const { rows } = await sql<StuckRow>`select ${columns} from ${stuck}
    order by payout.stuck_at ${sql.raw(direction)}, payout.id limit ${size} offset ${offset}`.execute(trx)
  const content = rows.map((row) => toStuck(payouts, row))
  return { content, page: pageOf({ page, size }, counted.rows[0]?.total ?? '0') }
}

/** One of them. Only for a transaction across clients. */
export const findStuckPayout = async (
  trx: Trx,
  payouts: PayoutTerms,
  id: string,
): Promise<Stuck | undefined> => {
  const { rows } = await sql<StuckRow>`select ${columns} from ${stuck} and payout.id::text = ${id}`.execute(
    trx,
  )
  return rows[0] && toStuck(payouts, rows[0])
}

/** Lets the network be queried anew, once a person has looked at the payout; money moves only by what it answers (TRU-357). */
export const askAgain = async (request: RequestOf<'providerStuck.askAgain'>, payouts: PayoutTerms) => {
  const { trx, params } = request
  const payout = await acrossClients(trx, () => findStuckPayout(trx, payouts, params.id))
  if (!payout) return refused('payout-not-stuck')
  const { by, provider } = await actorsOf(request)
  await inClient(trx, () => resumePayout(trx, payout.id, `${by}, ${provider}`))
  const { client, amount, currency, why } = payout
  const details = { client, amount, currency, why }
  const audit = { action: 'payment.resume', objectType: 'payment', objectId: payout.id, details }
  return { body: { ...payout, state: 'ASKED' } as const, audit }
}

import { sql } from 'kysely'
import type { Answer, PagedQuery } from '#definition/wire.ts'
import type { RequestOf } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { pageOf, sliceOf } from '../app/list/list-page.ts'
import { refused } from '../app/refused.ts'
import { resumeOrder, type StuckOrder } from '../network/order/stuck.ts'
import { inEnglish } from '../languages/reader.ts'
import { detailInWords } from '../languages/stuck-details.ts'
import { whyInWords } from '../languages/why-in-words.ts'
import type { PayoutTerms } from '../network/order/terms.ts'
import type { Trx } from '../store/tenant.ts'
import { actorsOf } from './client.ts'

type Stuck = Answer<'providerStuck.read'>

interface StuckRow extends Omit<StuckOrder, 'environment' | 'moved_state'> {
  payment_state: string | null
  environment: Stuck['environment']
  is_accepted: boolean
  cancel: string | null
  tries: number
  heard_at: Date
  created_at: Date
}

const columns = sql`s.kind, s.org_id, s.environment, s.id, o.name as organisation, s.amount::text, s.currency,
  payments.state as payment_state, s.stuck, s.stuck_at, s.stuck_detail, s.status, s.network_id, s.is_accepted, s.cancel,
  s.tries, s.heard_at, s.created_at`

const stuck = sql`network_stuck s join organisations o on o.id = s.org_id
  left join payments on payments.org_id = s.org_id and payments.id = s.id`

const questionOf = ({ kind, cancel, is_accepted: isAccepted }: StuckRow): Stuck['question'] => {
  if (kind === 'ACCOUNT') return 'BALANCE'
  if (cancel !== null) return 'CANCEL'
  return isAccepted ? 'STATUS' : 'TAKE'
}

const toStuck = (
  { library }: Pick<ServerDefinitions, 'library'>,
  { stuck: reasons }: Pick<PayoutTerms, 'stuck'>,
  row: StuckRow,
): Stuck => ({
  id: row.id,
  state: 'STUCK',
  kind: row.kind,
  clientId: row.org_id,
  client: row.organisation,
  environment: row.environment,
  amount: row.amount,
  currency: row.currency,
  why: whyInWords(library, row.stuck),
  ends: reasons[row.stuck].endsBy === 'person' ? 'PERSON' : 'NEWS',
  since: row.stuck_at.toISOString(),
  orderedAt: row.created_at.toISOString(),
  heardAt: row.heard_at.toISOString(),
  question: questionOf(row),
  tries: row.tries,
  ...(row.payment_state !== null && { paymentState: row.payment_state }),
  ...(row.stuck_detail !== null && { detail: detailInWords(row.stuck_detail) }),
  ...(row.status !== null && { networkStatus: row.status }),
  ...(row.network_id !== null && { networkId: row.network_id }),
})

/** Returns the stuck orders of all clients, oldest first. Only for a transaction across clients (TRU-356). */
export const listStuckPayouts = async (
  trx: Trx,
  definitions: Pick<ServerDefinitions, 'library'>,
  payouts: PayoutTerms,
  query: PagedQuery<'providerStuck.list'>,
) => {
  const { page, size, offset } = sliceOf(query)
  const counted = await sql<{ total: string }>`select count(*) as total from ${stuck}`.execute(trx)
  const { sort_direction: direction = 'asc' } = query
  const { rows } = await sql<StuckRow>`select ${columns} from ${stuck}
    order by s.stuck_at ${sql.raw(direction)}, s.id limit ${size} offset ${offset}`.execute(trx)
  const content = rows.map((row) => toStuck(definitions, payouts, row))
  return { content, page: pageOf({ page, size }, counted.rows[0]?.total ?? '0') }
}

/** Returns one stuck order. Only for a transaction across clients. */
export const findStuckPayout = async (
  trx: Trx,
  definitions: Pick<ServerDefinitions, 'library'>,
  payouts: PayoutTerms,
  id: string,
): Promise<Stuck | undefined> => {
  const { rows } = await sql<StuckRow>`select ${columns} from ${stuck} where s.id::text = ${id}`.execute(trx)
  return rows[0] && toStuck(definitions, payouts, rows[0])
}

const COINS = { action: 'stablecoin.resume', objectType: 'stablecoin transaction' }
const ABOUT: Readonly<Record<Stuck['kind'], { action: string; objectType: string }>> = {
  PAYOUT: { action: 'payment.resume', objectType: 'payment' },
  ISSUE: COINS,
  REDEMPTION: COINS,
  ACCOUNT: { action: 'account.resume', objectType: 'account' },
}

/**
 * Queries the network again after a person has looked at the payout; only its answer moves money (TRU-357).
 */
export const askAgain = async (
  request: RequestOf<'providerStuck.askAgain'>,
  definitions: Pick<ServerDefinitions, 'library'>,
  payouts: PayoutTerms,
) => {
  const { trx, params, clients } = request
  const payout = await inEnglish(() =>
    clients.read(() => findStuckPayout(trx, definitions, payouts, params.id)),
  )
  if (!payout) return refused('payout-not-stuck')
  const { by, provider } = await actorsOf(request)
  await clients.change(payout.clientId, () => resumeOrder(trx, payout.id, `${by}, ${provider}`))
  const { client, amount, currency, why } = payout
  const details = { client, amount, currency, why }
  const audit = { ...ABOUT[payout.kind], objectId: payout.id, details }
  return { body: { ...payout, why: whyInWords(definitions.library, why), state: 'ASKED' } as const, audit }
}

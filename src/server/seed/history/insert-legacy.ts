import type { NetworkCatalogue } from '../../network/types.ts'
import { asJson } from '../../store/json.ts'
import type { Trx } from '../../store/tenant.ts'
import type { Past } from './history.ts'
import { loginOf, scenesOf, stepsOf, termsOf, type Scene } from './legacy.ts'
import type { Luck } from '../luck.ts'
import { orgIdOf, userIdOf } from '../organisations/organisation.ts'
import { seedId } from '../seed-id.ts'

const MINUTE = 60_000
const DAY = 86_400_000
const DAYS_OPEN = 30
const DECIDED = /(pending_approval|approved|rejected)$/

interface Placed {
  past: Past
  scene: Scene
  id: string
  at: Date
  number: number
}

const later = (at: Date, milliseconds: number): Date => new Date(at.getTime() + milliseconds)

const addressesOf = ({ past, scene }: Placed) => {
  const own = `rn.${past.organisation.country.toLowerCase()}.${past.organisation.domain.split('.')[0]}`
  const sender = scene.side === 'sender' ? own : 'rn.us.pier-seven-bank'
  const receiver = scene.side === 'receiver' ? own : 'rn.mx.banco-norte'
  return { sender_address: `settlement@${sender}`, receiver_address: `payout@${receiver}` }
}

const quoteRow = (placed: Placed, network: NetworkCatalogue, luck: Luck) => {
  const { past, id, at } = placed
  const { corridor, price, rail } = termsOf(network, past.organisation.currency, at, luck)
  return {
    org_id: orgIdOf(past.organisation),
    environment: past.environment,
    id,
    collection_id: id,
    user_id: userIdOf(past.organisation, 'maker'),
    flow: 'LEGACY' as const,
    state: 'accepted' as const,
    quote_type: 'SENDING_AMOUNT' as const,
    source_amount: price.sourceAmount,
    source_currency: past.organisation.currency,
    destination_amount: price.destinationAmount,
    destination_currency: corridor.currency,
    destination_country: corridor.country ?? 'MX',
    payin_category: 'FUNDED' as const,
    payout_category: corridor.payoutCategory,
    network: null,
    rail: rail.name,
    settles: rail.settles,
    rate: price.rate,
    total_fee: price.totalFee,
    fee_breakdown: asJson(price.fees),
    ...addressesOf(placed),
    created_at: at,
    expires_at: later(at, 2 * MINUTE),
  }
}

const paymentRow = ({ past, scene, id, at, number }: Placed) => ({
  org_id: orgIdOf(past.organisation),
  environment: past.environment,
  id,
  flow: 'LEGACY' as const,
  state: scene.state,
  initiated_by: userIdOf(past.organisation, 'maker'),
  internal_id: `${past.organisation.domain.slice(0, 3).toUpperCase()}-${String(number).padStart(5, '0')}`,
  end_to_end_id: `E2E${id.replaceAll('-', '').toUpperCase()}`,
  labels: scene.labels ?? [],
  side: scene.side,
  payment_type: scene.type ?? 'SEND',
  source: scene.source ?? 'USER',
  fully_locked: scene.side === 'sender' && scene.trail.includes('locked'),
  cause: scene.cause ?? null,
  contract_expires_at: later(at, scene.isLapsed ? DAY : DAYS_OPEN * DAY),
  created_at: at,
  modified_at: later(at, scene.trail.length * MINUTE),
})

const approvalRow = ({ past, scene, id, at }: Placed, quote: ReturnType<typeof quoteRow>) => {
  const labels = (scene.labels ?? []).filter((label) => DECIDED.test(label))
  if (labels.length === 0) return []
  const is = (decision: string) =>
    labels.some((label) => label.endsWith(decision) && !label.includes('pending'))
  const decided = is('rejected') ? ('rejected' as const) : ('approved' as const)
  const status = is('rejected') || is('approved') ? decided : ('pending' as const)
  return {
    org_id: orgIdOf(past.organisation),
    environment: past.environment,
    id: seedId('approval', id),
    payment_id: id,
    initiated_by: userIdOf(past.organisation, 'maker'),
    user_email: `maker@${past.organisation.domain}`,
    meta: asJson<Record<string, unknown>>({
      quote: {
        sourceAmount: quote.source_amount,
        sourceCurrency: quote.source_currency,
        destinationAmount: quote.destination_amount,
        destinationCurrency: quote.destination_currency,
      },
    }),
    status,
    rejection_reasons: status === 'rejected' ? ['The amount differs from the invoice.'] : [],
    decided_by: status === 'pending' ? null : userIdOf(past.organisation, 'checker'),
    decided_at: status === 'pending' ? null : later(at, scene.trail.length * MINUTE),
    created_at: later(at, MINUTE),
    expires_at: later(at, DAYS_OPEN * DAY),
  }
}

const RETURNED = { reason: 'INCORRECT_INFO', says: 'Incorrect info' }

const eventRows = ({ past, scene, id, at }: Placed) =>
  stepsOf(scene).map(({ event, state }, place) => {
    const login = loginOf(scene, event)
    return {
      org_id: orgIdOf(past.organisation),
      environment: past.environment,
      payment_id: id,
      at: later(at, place * MINUTE),
      state,
      event,
      user_id: login === undefined ? null : userIdOf(past.organisation, login),
      detail: asJson<Record<string, unknown>>(event === 'returned' ? RETURNED : {}),
    }
  })

/** Inserts today's legacy payments, each with quote, approval and trail. */
export const insertScenes = async (
  trx: Trx,
  past: Past,
  network: NetworkCatalogue,
  luck: Luck,
): Promise<void> => {
  const scenes = scenesOf(past.organisation)
  if (scenes.length === 0) return
  const placed = scenes.map((scene, place): Placed => {
    const id = seedId(past.organisation.domain, past.environment, 'scene', String(place))
    const at = later(past.end, -(scene.minutesAgo + scene.trail.length) * MINUTE)
    return { past, scene, id, at, number: past.count + place + 1 }
  })
  const quotes = placed.map((one) => quoteRow(one, network, luck))
  const approvals = placed.flatMap((one, place) => approvalRow(one, quotes[place]!))
  await trx.insertInto('quotes').values(quotes).execute()
  await trx.insertInto('payments').values(placed.map(paymentRow)).execute()
  if (approvals.length > 0) await trx.insertInto('approvals').values(approvals).execute()
  await trx.insertInto('payment_events').values(placed.flatMap(eventRows)).execute()
}

import { sql } from 'kysely'
import type { RequestOf } from '../app/call.ts'
import { Refused } from '../app/refused.ts'
import { holdPayment } from '../approvals/hold.ts'
import { debitOf, reserve } from '../balances/hold.ts'
import { refuseBrokenMachine } from '../definitions/closed-calls.ts'
import { limitOf } from '../definitions/limit.ts'
import { askDeciders, tellInitiator } from '../notifications/payment.ts'
import { asJson } from '../store/json.ts'
import type { NetworkData } from '../network/data.ts'
import { whoMay } from '../users/who-may.ts'
import { lookAtQuote, takeQuote } from './accept-quote.ts'
import { refuseDuplicate } from './duplicates.ts'
import { whatIsWrong } from './acceptance.ts'
import { isAuthorizationOn } from '../approvals/is-on.ts'
import { endToEndIdOf } from './end-to-end-id.ts'
import { recordEvent } from './events.ts'
import type { MoveGround } from './moves/move.ts'
import { sourceOf } from './starter.ts'

export type AcceptanceGround = Pick<MoveGround, 'definitions' | 'legacy' | 'network'> & {
  holders: NetworkData['holders']
}

/** Accepts a quote of the legacy flow, once; what follows is up to the other side (API-056). */
export const acceptLegacy = async (request: RequestOf<'payments.accept'>, ground: AcceptanceGround) => {
  const { trx, tenant, session } = request
  const isHeld = isAuthorizationOn(session.organisation.settings)
  const closed = refuseBrokenMachine(ground.definitions, 'legacy-payment', ...(isHeld ? ['approval'] : []))
  if (closed) return closed
  const wanted = request.body
  const seen = await lookAtQuote(request, wanted.quote_id, 'LEGACY')
  if (seen instanceof Refused) return seen
  const wrong = whatIsWrong(wanted, seen, ground)
  if (wrong) return wrong
  const { settings } = session.organisation
  const endToEndId = endToEndIdOf(settings, wanted.sender_end_to_end_id, seen)
  if (endToEndId instanceof Refused) return endToEndId
  const {
    internal_id: internalId,
    sender_end_to_end_id: given,
    confirmed_duplicates: confirmed = [],
  } = wanted
  const alike = { quote: seen, internalId, endToEndId: given, confirmed }
  const duplicates = await refuseDuplicate(trx, ground.definitions, alike)
  if (duplicates instanceof Refused) return duplicates
  const quote = await takeQuote(request, wanted.quote_id, 'LEGACY')
  if (quote instanceof Refused) return quote
  const uncovered = await reserve(trx, debitOf(quote), 'quote_id')
  if (uncovered) return uncovered
  const seconds = limitOf(ground.definitions, 'approvalSeconds')
  const { orgId, environment } = tenant
  const scenario = ground.legacy.scenario(quote.receiver_address)
  const payment = await trx
    .insertInto('payments')
    .values({
      org_id: orgId,
      environment,
      id: quote.id,
      flow: 'LEGACY',
      state: 'ACCEPTED',
      initiated_by: tenant.userId,
      ...sourceOf(request),
      internal_id: wanted.internal_id ?? endToEndId,
      end_to_end_id: endToEndId,
      labels: isHeld ? ['pending_approval'] : [],
      scenario,
      user_info: asJson({
        ...wanted.user_info,
        ...(wanted.beneficiary_data && { beneficiary: wanted.beneficiary_data }),
      }),
      contract_expires_at: sql<Date>`app_now() + make_interval(secs => ${seconds}::float8)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const place = { orgId, environment, paymentId: payment.id }
  await recordEvent(trx, {
    ...place,
    state: 'ACCEPTED',
    event: 'quote accepted',
    userId: tenant.userId,
  })
  await tellInitiator(trx, { ...place, event: 'quote accepted', userId: tenant.userId })
  if (isHeld) {
    await holdPayment(request, quote, {}, seconds)
    await askDeciders(trx, place, await whoMay(trx, ground.definitions, 'payments.authorize', tenant))
  }
  await ground.legacy.follow(trx, place, { move: 'accept', side: 'sender', scenario })
  return {
    paymentId: payment.id,
    details: duplicates.length === 0 ? {} : { confirmedDuplicates: duplicates },
  }
}

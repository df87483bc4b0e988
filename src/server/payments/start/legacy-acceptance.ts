import { sql } from 'kysely'
import type { RequestOf } from '../../app/call.ts'
import { Refused } from '../../app/refused.ts'
import { holdPayment } from '../../approvals/pending-payment.ts'
import { debitOf, reserve } from '../../balances/reservation.ts'
import { refuseBrokenMachine } from '../../definitions/closed-calls.ts'
import { limitOf } from '../../definitions/limit.ts'
import { notifyOfEvent, notifyOfPayment } from '../notice.ts'
import { asJson } from '../../store/json.ts'
import type { NetworkData } from '../../network/data.ts'
import { lookAtQuote, takeQuote } from './quote-acceptance.ts'
import { refuseDuplicate } from './duplicates.ts'
import { whatIsWrong } from './acceptance.ts'
import { isAuthorizationOn } from '../../approvals/is-on.ts'
import { endToEndIdOf } from './end-to-end-id.ts'
import { recordEvent } from '../events.ts'
import type { MoveDependencies } from '../moves/move.ts'
import { sourceOf } from '../initiator.ts'

export type AcceptanceDependencies = Pick<MoveDependencies, 'definitions' | 'legacy' | 'network'> & {
  holders: NetworkData['holders']
}

/** Accepts a quote of the legacy flow, once; the other institution continues (API-056). */
export const acceptLegacy = async (
  request: RequestOf<'payments.accept'>,
  dependencies: AcceptanceDependencies,
) => {
  const { trx, tenant, session } = request
  const { definitions } = dependencies
  const isPending = isAuthorizationOn(session.organisation.settings)
  const closed = refuseBrokenMachine(definitions, 'legacy-payment', ...(isPending ? ['approval'] : []))
  if (closed) return closed
  const requested = request.body
  const named = { id: requested.quote_id, flow: 'LEGACY' } as const
  const seen = await lookAtQuote(request, named)
  if (seen instanceof Refused) return seen
  const wrong = whatIsWrong(requested, seen, dependencies)
  if (wrong) return wrong
  const { settings } = session.organisation
  const endToEndId = endToEndIdOf(settings, requested.sender_end_to_end_id, seen)
  if (endToEndId instanceof Refused) return endToEndId
  const {
    internal_id: internalId,
    sender_end_to_end_id: given,
    confirmed_duplicates: confirmed = [],
  } = requested
  const alike = { quote: seen, internalId, endToEndId: given, confirmed }
  const duplicates = await refuseDuplicate(trx, definitions, alike)
  if (duplicates instanceof Refused) return duplicates
  const quote = await takeQuote(request, named)
  if (quote instanceof Refused) return quote
  const uncovered = await reserve(trx, debitOf(quote), 'quote_id')
  if (uncovered) return uncovered
  const seconds = limitOf(definitions, 'approvalSeconds')
  const { orgId, environment } = tenant
  const scenario = dependencies.legacy.scenario(quote.receiver_address)
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
      internal_id: requested.internal_id ?? endToEndId,
      end_to_end_id: endToEndId,
      labels: isPending ? ['pending_approval'] : [],
      scenario,
      user_info: asJson({
        ...requested.user_info,
        ...(requested.beneficiary_data && { beneficiary: requested.beneficiary_data }),
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
  await notifyOfEvent(trx, definitions, { ...place, event: 'quote accepted', userId: tenant.userId })
  if (isPending) {
    await holdPayment(request, quote, {}, seconds)
    await notifyOfPayment(trx, definitions, 'PAYMENT_AUTHORIZATION_REQUEST', place)
  }
  await dependencies.legacy.follow(trx, place, { move: 'accept', side: 'sender', scenario })
  return {
    paymentId: payment.id,
    details: duplicates.length === 0 ? {} : { confirmedDuplicates: duplicates },
  }
}

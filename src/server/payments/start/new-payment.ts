import type { Extra } from '#definition/generated/wire-entities.ts'
import { Refused, refused } from '../../app/refused.ts'
import { holdPayment } from '../../approvals/pending-payment.ts'
import { debitOf, reserve } from '../../balances/reservation.ts'
import { isAuthorizationOn } from '../../approvals/is-on.ts'
import { refuseBrokenMachine } from '../../definitions/closed-calls.ts'
import { limitOf } from '../../definitions/limit.ts'
import { readExtras } from '../../extras/extras.ts'
import { writeExtraWords } from '../../extras/words.ts'
import { notifyOfPayment } from '../notice.ts'
import { keepParties } from '../../identities/stored-identity.ts'
import { waitingChangesOf } from '../../identities/change/waiting-changes.ts'
import { refuseDuplicate } from './duplicates.ts'
import { lookAtQuote, takeQuote } from './quote-acceptance.ts'
import { checkPayment, type Checked, type PaymentDependencies } from '../checks.ts'
import { endToEndIdOf, makeEndToEndId, refuseLongEndToEndId } from './end-to-end-id.ts'
import { recordEvent } from '../events.ts'
import { isStuck } from '../stuck-payment.ts'
import { markRetried } from './retried-payment.ts'
import { asJson } from '../../store/json.ts'
import type { PaymentRequest } from './request.ts'
import { sourceOf, type Initiator } from '../initiator.ts'

/** The batch of a payment, and its label (BAT-017). */
interface OfBatch {
  id: string
  label: string
}

const insertPayment = async (
  { trx, tenant, session }: Initiator,
  requested: PaymentRequest & { endToEndId: string; stored: readonly Extra[] },
  checked: Checked,
  state: string,
  batch: OfBatch | undefined,
): Promise<string> => {
  const payment = await trx
    .insertInto('payments')
    .values({
      org_id: tenant.orgId,
      environment: tenant.environment,
      id: requested.quoteId,
      flow: 'DIRECT',
      state,
      initiated_by: tenant.userId,
      ...sourceOf({ session }),
      beneficiary_id: checked.beneficiary.id,
      originator_id: checked.originator?.id ?? null,
      memo: checked.memo,
      internal_id: requested.internalId,
      end_to_end_id: requested.endToEndId,
      purpose_code: requested.purposeCode ?? null,
      source_of_cash: requested.sourceOfCash ?? null,
      extras: asJson([...requested.stored]),
      batch_id: batch?.id ?? null,
      ...(batch && { labels: [batch.label] }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeExtraWords(trx, tenant, payment.id, requested.stored)
  for (const fileId of new Set(requested.fileIds ?? [])) {
    await trx
      .insertInto('file_references')
      .values({
        org_id: tenant.orgId,
        environment: tenant.environment,
        file_id: fileId,
        reference_id: payment.id,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  return payment.id
}

/** Takes the quote, reserves the money, and starts or holds the payment: one transaction, once per quote. */
export const startPayment = async (
  request: Initiator,
  dependencies: PaymentDependencies,
  requested: PaymentRequest & {
    /** Answers copied from another payment. */
    stored?: readonly Extra[]
  },
  batch?: OfBatch,
) => {
  const { trx, tenant, session } = request
  const isPending = isAuthorizationOn(session.organisation.settings)
  const closed = refuseBrokenMachine(dependencies.definitions, 'payment', ...(isPending ? ['approval'] : []))
  if (closed) return closed
  const named = { id: requested.quoteId, flow: 'DIRECT', batchId: batch?.id } as const
  const quote = await lookAtQuote(request, named)
  if (quote instanceof Refused) return quote
  const { settings } = session.organisation
  // The template of a batch has no column for the end-to-end ID.
  const given = batch === undefined ? requested.endToEndId : makeEndToEndId(quote.id)
  const endToEndId = endToEndIdOf(settings, given, quote)
  if (endToEndId instanceof Refused) return endToEndId
  await keepParties(trx, requested.beneficiaryIdentityId, requested.originatorIdentityId)
  const checked = await checkPayment(trx, dependencies, settings, quote, requested)
  if (checked instanceof Refused) return checked
  const { retryOf } = requested
  if (retryOf !== undefined && (await waitingChangesOf(trx, [checked.beneficiary.id])).size > 0)
    return refused('resend-waits')
  if (retryOf !== undefined && (await isStuck(trx, { org_id: tenant.orgId, id: retryOf })))
    return refused('resend-stuck')
  const tooLong = refuseLongEndToEndId(given, quote, checked.corridor, dependencies.definitions)
  if (tooLong) return tooLong
  const { internalId, beneficiaryIdentityId: beneficiaryId, confirmedDuplicates: confirmed = [] } = requested
  const alike = { quote, beneficiaryId, internalId, endToEndId: given, confirmed }
  // Rows of a batch are compared when its file is validated.
  const duplicates = batch === undefined ? await refuseDuplicate(trx, dependencies.definitions, alike) : []
  if (duplicates instanceof Refused) return duplicates
  const taken = await takeQuote(request, named)
  if (taken instanceof Refused) return taken
  const uncovered = await reserve(trx, debitOf(taken), 'quoteId')
  if (uncovered) return uncovered
  const state = isPending ? 'PENDING_APPROVAL' : 'INITIATED'
  const paymentId = await insertPayment(
    request,
    {
      ...requested,
      quoteId: quote.id,
      endToEndId,
      stored: requested.stored ?? readExtras(dependencies.definitions.library, requested.extras),
    },
    checked,
    state,
    batch,
  )
  if (retryOf !== undefined) await markRetried(trx, paymentId, retryOf)
  const place = { orgId: tenant.orgId, environment: tenant.environment, paymentId }
  await recordEvent(trx, { ...place, state, event: 'initiated', userId: tenant.userId })
  if (isPending) {
    await holdPayment(request, taken, checked, limitOf(dependencies.definitions, 'approvalSeconds'))
    if (batch === undefined)
      await notifyOfPayment(trx, dependencies.definitions, 'PAYMENT_AUTHORIZATION_REQUEST', place)
  } else await dependencies.network.send(trx, place)
  return { paymentId, isPending, details: duplicates.length === 0 ? {} : { confirmedDuplicates: duplicates } }
}

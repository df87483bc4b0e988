import { sql } from 'kysely'
import { isMovedBeyond } from '#engine/field/quote/quote-change.ts'
import type { RequestOf } from '../../app/call.ts'
import { toFailure } from '../../app/failure.ts'
import { Refused, refused } from '../../app/refused.ts'
import { limitOf } from '../../definitions/limit.ts'
import { hasWaitingChange } from '../../identities/change/waiting-changes.ts'
import { toQuote } from '../../quotes/answer.ts'
import type { PaymentDependencies } from '../checks.ts'
import { startPayment } from '../start/new-payment.ts'
import { priceAgain, sayPrice } from '../moves/requote.ts'
import { readPayment } from '../payment.ts'
import { isStuck } from '../stuck-payment.ts'

const LONGEST = 36
const COUNTED = /-R(\d+)$/

/** Returns the reference of the next attempt: NOR-17 becomes NOR-17-R2, then NOR-17-R3. */
export const nextReference = (internalId: string): string => {
  const tries = Number(COUNTED.exec(internalId)?.[1] ?? 1)
  const suffix = `-R${tries + 1}`
  return `${internalId.replace(COUNTED, '').slice(0, LONGEST - suffix.length)}${suffix}`
}

/** Locks a failed or returned payment that nobody has sent again or dismissed. */
export const takeToFix = async ({ trx, params }: Pick<RequestOf<'payments.resend'>, 'trx' | 'params'>) => {
  const parts = await readPayment(trx, params.id)
  if (!parts) return refused('not-found')
  const { payment } = parts
  const { rows } = await sql`select 1 from payments p
    where p.org_id = ${payment.org_id} and p.id = ${payment.id} and p.state in ('FAILED', 'RETURNED') and p.put_away_at is null
      and p.flow = 'DIRECT' and p.side = 'sender' and p.payment_type = 'SEND' for update`.execute(trx)
  const { rows: again } =
    await sql`select 1 from payments where org_id = ${payment.org_id} and retry_of = ${payment.id}`.execute(
      trx,
    )
  return rows.length === 0 || again.length > 0 ? refused('not-to-fix') : parts
}

/**
 * Sends a failed or returned payment again as a new one, with a new reference and a current price within
 * `quoteTolerance` of the old one. It goes to the current beneficiary and passes all checks of a new payment
 * (TRU-201).
 */
export const resendPayment = async (
  request: RequestOf<'payments.resend'>,
  dependencies: PaymentDependencies,
) => {
  const { trx, now, body, requestId } = request
  const parts = await takeToFix(request)
  if (parts instanceof Refused) return parts
  const { payment, quote, files } = parts
  if (await isStuck(trx, payment)) return refused('resend-stuck')
  const beneficiaryId = payment.beneficiary_id ?? ''
  const { rows } = await sql<{
    version: number
    waits: boolean
  }>`select i.version, ${hasWaitingChange} as waits
    from identities i where i.org_id = ${payment.org_id} and i.id::text = ${beneficiaryId} and i.archived_at is null`.execute(
    trx,
  )
  const [beneficiary] = rows
  if (!beneficiary) return refused('beneficiary-unknown')
  if (beneficiary.version !== body.beneficiaryVersion) return refused('resend-changed')
  if (beneficiary.waits) return refused('resend-waits')
  const fresh = await priceAgain(request, dependencies, parts, {})
  if (fresh instanceof Refused) {
    const { message } = toFailure(dependencies.definitions.faults, fresh.fault, requestId, fresh.details)
    return refused('resend-unpriced', { values: { why: message } })
  }
  const tolerance = limitOf(dependencies.definitions, 'quoteTolerance')
  if (isMovedBeyond(tolerance, toQuote(quote, now), toQuote(fresh, now)))
    return refused('resend-moved', { values: { old: sayPrice(quote, now), new: sayPrice(fresh, now) } })
  const started = await startPayment(request, dependencies, {
    quoteId: fresh.id,
    beneficiaryIdentityId: beneficiaryId,
    internalId: nextReference(payment.internal_id),
    ...(payment.purpose_code === null ? {} : { purposeCode: payment.purpose_code }),
    ...(payment.source_of_cash === null ? {} : { sourceOfCash: payment.source_of_cash }),
    ...(payment.originator_id === null ? {} : { originatorIdentityId: payment.originator_id }),
    stored: payment.extras,
    ...(payment.memo === null ? {} : { paymentMemo: payment.memo }),
    ...(files.length === 0 ? {} : { fileIds: files.map(({ fileId }) => fileId) }),
  })
  if (started instanceof Refused) return started
  await trx
    .updateTable('payments')
    .set({ retry_of: payment.id })
    .where('id', '=', started.paymentId)
    .execute()
  return { ...started, details: { ...started.details, retryOf: payment.id } }
}

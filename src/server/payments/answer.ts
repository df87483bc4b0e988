import type { PayeeChange, Payment, WaitingChange } from '#definition/generated/wire-entities.ts'
import { present } from '../app/values/present-values.ts'
import { toApproval, type ApprovalRow } from '../approvals/answer.ts'
import { extrasIn } from '../extras/extras.ts'
import { toIdentitySummary, type IdentityRow } from '../identities/answer.ts'
import type { NetworkGateway } from '../network/types.ts'
import { toLegacyQuote, toQuote, type QuoteRow } from '../quotes/answer.ts'
import type { Person } from '../users/person.ts'
import { credentialOf } from '../app/origin.ts'
import type { Row } from '../store/generated/database.ts'

export type PaymentRow = Row<'payments'>
export type EventRow = Row<'payment_events'>

export interface PaymentParts {
  payment: PaymentRow
  quote: QuoteRow
  events: readonly EventRow[]
  files: Payment['files']
  initiator: Person
  beneficiary?: IdentityRow
  /** Recent changes of the beneficiary when the payment was made. */
  payeeChange?: PayeeChange
  furtherAccount?: PayeeChange
  /** Pending changes of the beneficiary, while the payment can still be decided or sent again. */
  waitingChanges?: readonly WaitingChange[] | undefined
  originator?: IdentityRow
  approval?: ApprovalRow
  /** Likely duplicates that a person confirmed to be different payments. */
  confirmed: readonly { says: string; paymentId?: string | null; batchId?: string | null }[]
}

const TIMELINE = new Set(['INITIATED', 'VALIDATING', 'TRANSFERRING', 'COMPLETED', 'FAILED', 'RETURNED'])

const errorOf = ({ payment, events }: PaymentParts, network: NetworkGateway) => {
  const cause = payment.cause === null ? undefined : network.cause(payment.cause)
  const back = events.findLast((event) => event.state === 'RETURNED')
  const told = back?.detail.says
  const reason = cause?.description ?? (typeof told === 'string' ? told : undefined)
  if (payment.state === 'RETURNED' && back && reason !== undefined)
    return { returned: { reason, at: back.at.toISOString() } }
  return payment.state === 'FAILED' && cause ? { error: cause } : {}
}

/**
 * Returns the next states and the owner of a payment; the new flow has no contract (PAY-024, PAY-030,
 * PAY-034, PAY-046).
 */
const statusOf = ({ payment }: PaymentParts, now: Date) => ({
  side: payment.side,
  payment_type: payment.payment_type,
  is_return: payment.payment_type === 'RETURN',
  source: payment.source,
  ...credentialOf(payment),
  contract_expired: payment.contract_expires_at !== null && payment.contract_expires_at <= now,
  fully_locked: payment.fully_locked,
  settling: payment.settling,
})

const legacyOf = ({ payment, quote }: PaymentParts) => {
  if (payment.flow !== 'LEGACY') return {}
  const legacy = toLegacyQuote(quote)
  return {
    contract: {
      sender_end_to_end_id: payment.end_to_end_id,
      quote: legacy,
      fx_rate: legacy.fx_rate,
      created_at: payment.created_at.toISOString(),
      sender_address: legacy.sender_address,
      receiver_address: legacy.receiver_address,
      expires_at: (payment.contract_expires_at ?? quote.expires_at).toISOString(),
    },
    internal_info: { internal_id: payment.internal_id, labels: payment.labels },
    modified_at: payment.modified_at.toISOString(),
    user_info: payment.user_info ?? {},
  }
}

const confirmedIn = ({ confirmed }: PaymentParts): Pick<Payment, 'confirmedDuplicates'> =>
  confirmed.length === 0
    ? {}
    : {
        confirmedDuplicates: confirmed.map(({ says, paymentId, batchId }) => ({
          says,
          ...present({ paymentId: paymentId ?? null, batchId: batchId ?? null }),
        })),
      }

/** Converts a payment of either flow to its answer (PAY-021..027). */
export const toPayment = (parts: PaymentParts, network: NetworkGateway, now: Date): Payment => {
  const { payment, quote, events, initiator, beneficiary, originator, approval } = parts
  return {
    payment_id: payment.id,
    payment_state: payment.state,
    flow: payment.flow,
    environment: payment.environment,
    ...statusOf(parts, now),
    createdAt: payment.created_at.toISOString(),
    modifiedAt: payment.modified_at.toISOString(),
    quote: toQuote(quote, now),
    ...(beneficiary
      ? {
          beneficiary: toIdentitySummary(
            beneficiary,
            parts.payeeChange,
            parts.furtherAccount,
            parts.waitingChanges,
          ),
        }
      : {}),
    ...(originator ? { originator: toIdentitySummary(originator) } : {}),
    ...present({
      memo: payment.memo,
      purposeCode: payment.purpose_code,
      sourceOfCash: payment.source_of_cash,
      transactionHash: payment.transaction_hash,
      batchId: payment.batch_id,
    }),
    ...confirmedIn(parts),
    ...extrasIn(payment),
    internalId: payment.internal_id,
    endToEndId: payment.end_to_end_id,
    files: parts.files,
    initiatedBy: initiator,
    ...(approval ? { approval: toApproval(approval, now) } : {}),
    timeline: events
      .filter((event) => TIMELINE.has(event.state))
      .map((event) => ({ state: event.state, at: event.at.toISOString() })),
    ...errorOf(parts, network),
    ...legacyOf(parts),
  }
}

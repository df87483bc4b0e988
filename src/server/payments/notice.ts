import { ofBeneficiary } from '../identities/beneficiary.ts'
import type { Trx } from '../store/tenant.ts'
import { notify, type NotifyingDefinitions } from '../notifications/notice.ts'
import { programFact } from '../app/origin.ts'
import type { Environment } from '../store/environment.ts'

export interface PaymentEvent {
  orgId: string
  environment: Environment
  paymentId: string
  event: string | undefined
  /** The person who acted; absent if it was the network. */
  userId?: string
}

const factsOf = async (trx: Trx, { orgId, paymentId }: Pick<PaymentEvent, 'orgId' | 'paymentId'>) =>
  trx
    .selectFrom('payments')
    .leftJoin('identities', ofBeneficiary)
    .select([
      'payments.initiated_by',
      'payments.credential_name',
      'payments.internal_id as internalId',
      'payments.source_amount as sourceAmount',
      'payments.source_currency as sourceCurrency',
      'payments.destination_amount as destinationAmount',
      'payments.destination_currency as destinationCurrency',
      'payments.receiver_host',
      'identities.nick_name',
    ])
    .where('payments.org_id', '=', orgId)
    .where('payments.id', '=', paymentId)
    .executeTakeFirstOrThrow()

/** Notifies of a payment. */
export const notifyOfPayment = async (
  trx: Trx,
  definitions: NotifyingDefinitions,
  eventType: string,
  { userId, ...changes }: Omit<PaymentEvent, 'event'>,
): Promise<void> => {
  const { initiated_by, credential_name, nick_name, receiver_host, ...facts } = await factsOf(trx, changes)
  const beneficiary = nick_name ?? receiver_host ?? 'the receiver'
  await notify(trx, definitions, {
    orgId: changes.orgId,
    environment: changes.environment,
    eventType,
    facts: { ...facts, beneficiary, ...programFact(credential_name) },
    parameters: { id: changes.paymentId },
    persons: { initiator: initiated_by, actor: userId },
  })
}

/** Notifies of an event in the life of a payment, if a notification reports it (NOT-009, TRU-928). */
export const notifyOfEvent = async (
  trx: Trx,
  definitions: NotifyingDefinitions,
  changes: PaymentEvent,
): Promise<void> => {
  if (changes.event === undefined) return
  for (const [eventType, { on }] of Object.entries(definitions.library.notifications))
    if (on === changes.event) await notifyOfPayment(trx, definitions, eventType, changes)
}

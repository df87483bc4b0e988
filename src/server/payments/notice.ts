import { ofBeneficiary } from '../identities/beneficiary.ts'
import type { Trx } from '../store/tenant.ts'
import { notify } from '../notifications/notice.ts'
import { programFact } from '../app/origin.ts'
import type { Environment } from '../store/environment.ts'

/** Notification types of the payment events reported to the initiator (NOT-009, OPEN-117). */
const TYPES: Readonly<Record<string, string>> = {
  'quote accepted': 'PAYMENT_ACCEPTED',
  authorized: 'REQUEST_APPROVED',
  rejected: 'REQUEST_REJECTED',
  voided: 'REQUEST_VOID',
  locked: 'PAYMENT_LOCKED',
  completed: 'PAYMENT_COMPLETED',
  failed: 'PAYMENT_FAILED',
  returned: 'PAYMENT_RETURNED',
  expired: 'PAYMENT_EXPIRED',
}

/** Types reported even to an initiator who caused the event: from here the contract's time runs. */
const NOTIFIED_TO_ALL = new Set(['PAYMENT_ACCEPTED'])

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

/** Notifies people of a payment, with a link to it. */
const notifyPeople = async (
  trx: Trx,
  changes: Omit<PaymentEvent, 'event' | 'userId'>,
  eventType: string,
  peopleOf: (initiator: string) => readonly string[],
): Promise<void> => {
  const { initiated_by, credential_name, nick_name, receiver_host, ...facts } = await factsOf(trx, changes)
  const beneficiary = nick_name ?? receiver_host ?? 'the receiver'
  const notice = { ...changes, eventType, facts: { ...facts, beneficiary, ...programFact(credential_name) } }
  await notify(
    trx,
    { ...notice, page: 'payment', parameters: { id: changes.paymentId } },
    peopleOf(initiated_by),
  )
}

/** Notifies the initiator of an event of the payment, unless they caused it. */
export const notifyInitiator = async (
  trx: Trx,
  { event, userId, ...changes }: PaymentEvent,
): Promise<void> => {
  const eventType = TYPES[event ?? '']
  if (eventType === undefined) return
  await notifyPeople(trx, changes, eventType, (initiator) =>
    initiator === userId && !NOTIFIED_TO_ALL.has(eventType) ? [] : [initiator],
  )
}

/** Notifies the people who may decide a held payment. */
export const askDeciders = (
  trx: Trx,
  changes: Omit<PaymentEvent, 'event' | 'userId'>,
  deciders: readonly string[],
): Promise<void> =>
  notifyPeople(trx, changes, 'PAYMENT_AUTHORIZATION_REQUEST', (initiator) =>
    deciders.filter((one) => one !== initiator),
  )

/** Notifies the initiator and the people who could have decided that the time to decide a payment is over. */
export const notifyOfExpiry = (
  trx: Trx,
  changes: Omit<PaymentEvent, 'event' | 'userId'>,
  deciders: readonly string[],
): Promise<void> =>
  notifyPeople(trx, changes, 'REQUEST_EXPIRED', (initiator) => [...new Set([initiator, ...deciders])])

/** Notifies people that a payment is stuck. */
export const notifyOfStuck = (
  trx: Trx,
  changes: Omit<PaymentEvent, 'event' | 'userId'>,
  people: readonly string[],
): Promise<void> => notifyPeople(trx, changes, 'PAYMENT_STUCK', () => people)

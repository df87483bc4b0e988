import { ofBeneficiary } from '../identities/beneficiary.ts'
import type { Trx } from '../store/tenant.ts'
import { notify } from '../notifications/notice.ts'
import type { Environment } from '../store/environment.ts'

/** Which events of a payment its initiator is told of, and as what (NOT-009, OPEN-117). */
const TYPES: Readonly<Record<string, string>> = {
  'quote accepted': 'PAYMENT_ACCEPTED',
  authorized: 'REQUEST_APPROVED',
  rejected: 'REQUEST_REJECTED',
  voided: 'REQUEST_VOID',
  locked: 'PAYMENT_LOCKED',
  completed: 'PAYMENT_COMPLETED',
  failed: 'PAYMENT_FAILED',
  returned: 'PAYMENT_RETURNED',
}

/** From then on the contract runs out, so that whoever accepted it is told as well. */
const NOTIFIED_TO_ALL = new Set(['PAYMENT_ACCEPTED'])

export interface PaymentEvent {
  orgId: string
  environment: Environment
  paymentId: string
  event: string | undefined
  /** The person who acted; absent: the network. */
  userId?: string
}

const factsOf = async (trx: Trx, { orgId, paymentId }: Pick<PaymentEvent, 'orgId' | 'paymentId'>) =>
  trx
    .selectFrom('payments')
    .leftJoin('identities', ofBeneficiary)
    .select([
      'payments.initiated_by',
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

/** Tells some people of a payment, with a way to it. */
const notifyPeople = async (
  trx: Trx,
  changes: Omit<PaymentEvent, 'event' | 'userId'>,
  eventType: string,
  peopleOf: (initiator: string) => readonly string[],
): Promise<void> => {
  const { initiated_by, nick_name, receiver_host, ...facts } = await factsOf(trx, changes)
  const beneficiary = nick_name ?? receiver_host ?? 'the receiver'
  const notice = { ...changes, eventType, facts: { ...facts, beneficiary } }
  await notify(
    trx,
    { ...notice, page: 'payment', parameters: { id: changes.paymentId } },
    peopleOf(initiated_by),
  )
}

/** Tells the person who started a payment what happened to it, unless they did it themselves. */
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

/** Asks those who may decide a payment that is held. */
export const askDeciders = (
  trx: Trx,
  changes: Omit<PaymentEvent, 'event' | 'userId'>,
  deciders: readonly string[],
): Promise<void> =>
  notifyPeople(trx, changes, 'PAYMENT_AUTHORIZATION_REQUEST', (initiator) =>
    deciders.filter((one) => one !== initiator),
  )

/** Tells some people that nothing moves a payment for now. */
export const notifyOfStuck = (
  trx: Trx,
  changes: Omit<PaymentEvent, 'event' | 'userId'>,
  people: readonly string[],
): Promise<void> => notifyPeople(trx, changes, 'PAYMENT_STUCK', () => people)

import type { Answer } from '#definition/wire.ts'
import type { LinkedMachine } from '#engine/machine/link.ts'
import type { LinkedDefinitions } from '../definitions/linked-definitions.ts'
import { objectOf } from '#values/object.ts'

export type PaymentRecord = Answer<'payments.read'>

/** Whether the record of a page is a payment: only its definition names the call that answered it. */
export const isPayment = (record: unknown): record is PaymentRecord =>
  typeof objectOf(record)['payment_state'] === 'string'

/** The record decides which machine it lives by, never a flag (OPEN-02). */
export function machineOf(
  { machines }: Pick<LinkedDefinitions, 'machines'>,
  { flow }: Pick<PaymentRecord, 'flow'>,
): LinkedMachine | undefined {
  return machines.get(flow === 'LEGACY' ? 'legacy-payment' : 'payment')
}

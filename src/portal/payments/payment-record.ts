import type { Answer } from '#definition/wire.ts'
import type { LinkedMachine } from '#engine/machine/link.ts'
import type { LinkedDefinitions } from '../definitions/linked-definitions.ts'

export type PaymentRecord = Answer<'payments.read'>

/** The record decides which machine it lives by, never a flag (OPEN-02). */
export function machineOf(
  { machines }: Pick<LinkedDefinitions, 'machines'>,
  { flow }: Pick<PaymentRecord, 'flow'>,
): LinkedMachine | undefined {
  return machines.get(flow === 'LEGACY' ? 'legacy-payment' : 'payment')
}

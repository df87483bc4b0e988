import { book, release } from '../../balances/reservation.ts'
import type { Trx } from '../../store/tenant.ts'
import type { PaymentRow } from '../answer.ts'
import type { Machines } from './machines.ts'

const fundsIn = (machines: Machines, flow: PaymentRow['flow'], state: string) => {
  const definition = machines[flow]?.definition
  const displayed = definition?.displays?.find((one) => one.state === state)
  const funds = (definition?.states[state] ?? displayed)?.funds
  if (!funds) throw new Error(`The machine of payments does not say what becomes of the money in ${state}.`)
  return funds
}

/**
 * Books or releases a payment's money for its new state, as its machine says (TRU-012). It locks the account,
 * so audit comes after.
 */
export const followFunds = async (
  trx: Trx,
  machines: Machines,
  payment: Pick<PaymentRow, 'org_id' | 'id' | 'flow'>,
  state: string,
): Promise<void> => {
  const funds = fundsIn(machines, payment.flow, state)
  if (funds === 'booked') await book(trx, payment)
  if (funds === 'released') await release(trx, payment)
}

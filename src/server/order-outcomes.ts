import type { OrderOutcomes } from './network/http-network.ts'
import type { MovingDependencies } from './payments/moves/machines.ts'
import { notifyOfPayment } from './payments/notice.ts'
import { takeReports } from './payments/report.ts'
import { notifyOfStuckOrder, takeArrival } from './stablecoin/arrival.ts'

/**
 * Connects the network's order statuses to payments and stablecoin transactions, which the network does not
 * import.
 */
export const orderOutcomes = (dependencies: MovingDependencies): OrderOutcomes => ({
  payments: {
    machine: () => dependencies.machines.DIRECT?.definition,
    report: takeReports(dependencies),
    notify: (trx, place) => notifyOfPayment(trx, dependencies.definitions, 'PAYMENT_STUCK', place),
  },
  stablecoin: { move: takeArrival, notify: notifyOfStuckOrder(dependencies.definitions) },
})

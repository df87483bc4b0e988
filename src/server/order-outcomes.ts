import type { OrderOutcomes } from './network/http-network.ts'
import type { Machines } from './payments/moves/machines.ts'
import { notifyOfStuck } from './payments/notice.ts'
import { takeReports } from './payments/report.ts'
import { notifyOfStuckOrder, takeArrival } from './stablecoin/arrival.ts'

/**
 * Connects the network's order statuses to payments and stablecoin transactions, which the network does not
 * import.
 */
export const orderOutcomes = (machines: Machines): OrderOutcomes => ({
  payments: {
    machine: () => machines.DIRECT?.definition,
    report: takeReports(machines),
    notify: notifyOfStuck,
  },
  stablecoin: { move: takeArrival, notify: notifyOfStuckOrder },
})

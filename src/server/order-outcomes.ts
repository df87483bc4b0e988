import type { OrderOutcomes } from './network/http-network.ts'
import type { Machines } from './payments/moves/machines.ts'
import { notifyOfStuck } from './payments/notice.ts'
import { takeReports } from './payments/report.ts'
import { notifyOfStuckOrder, takeArrival } from './stablecoin/arrival.ts'

/** What payments and the stablecoin make of what a network says of their orders; the network knows neither. */
export const orderOutcomes = (machines: Machines): OrderOutcomes => ({
  payments: {
    machine: () => machines.DIRECT?.definition,
    report: takeReports(machines),
    notify: notifyOfStuck,
  },
  stablecoin: { move: takeArrival, notify: notifyOfStuckOrder },
})

import type { NetworkConfig } from '../app/config.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Machines } from '../payments/moves/machines.ts'
import { takeReports } from '../payments/report.ts'
import type { Store } from '../store/store.ts'
import type { NetworkData } from './data.ts'
import { networkCatalogue } from './catalogue.ts'
import { createPayoutClient } from './payout/client.ts'
import { takeOutcome } from './payout/taking.ts'
import { writeOrder } from './payout/order.ts'
import { definePayouts, PAYOUTS } from './payout/sending.ts'
import type { NetworkGateway } from './types.ts'

/** What takes the answers and callbacks of a network. */
export const payoutTaker = (data: NetworkData, machines: Machines) =>
  takeOutcome({
    terms: data.payouts,
    machines,
    report: takeReports(machines),
    isCause: (cause) => Object.hasOwn(data.scenarios.causes, cause),
  })

/** A network of others, over HTTP: orders are written with the payment, and a job hands them over (TRU-280). */
export const createHttpNetwork = (
  data: NetworkData,
  jobs: Pick<Jobs, 'define' | 'enqueue'>,
  store: Pick<Store, 'db'>,
  machines: Machines,
  { url, secret }: NetworkConfig,
): NetworkGateway => {
  const terms = data.payouts
  const client = createPayoutClient({ url, secret, answer: terms.waits.answer })
  definePayouts({ store, jobs, terms, client, take: payoutTaker(data, machines) })
  return {
    ...networkCatalogue(data),
    send: async (trx, payment) => {
      await writeOrder(trx, payment)
      await jobs.enqueue(trx, PAYOUTS, {})
    },
  }
}

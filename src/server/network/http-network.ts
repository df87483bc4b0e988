import type { NetworkConfig } from '../app/config.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Machines } from '../payments/moves/machines.ts'
import { takeReports } from '../payments/report.ts'
import type { Store } from '../store/store.ts'
import { whoMay } from '../users/who-may.ts'
import type { NetworkData } from './data.ts'
import { networkCatalogue } from './catalogue.ts'
import { createAsking, type AskNetwork } from './http/asking.ts'
import { createCapabilities } from './http/capabilities.ts'
import { createRequests } from './http/request.ts'
import { createPayoutClient } from './payout/client.ts'
import { takeOutcome } from './payout/taking.ts'
import { writeOrder } from './payout/order.ts'
import { definePayouts, PAYOUTS } from './payout/sending.ts'
import { createQuoteClient } from './quote/client.ts'
import { quoteOutside } from './quote/outside-transaction.ts'
import type { NetworkGateway } from './types.ts'
import { defineForgetting } from '../jobs/forgetting.ts'
import { messageForgetting } from './payout/callbacks.ts'

/** Whoever reads the trail, where each of them stands: administrators. */
const READS = 'activity.read'

/** What takes the answers and callbacks of a network. */
export const payoutTaker = (
  data: NetworkData,
  definitions: Pick<ServerDefinitions, 'permissions'>,
  machines: Machines,
) =>
  takeOutcome({
    terms: data.payouts,
    machines,
    report: takeReports(machines),
    findAdministrators: (trx, place) => whoMay(trx, definitions, READS, place),
    isCause: (cause) => Object.hasOwn(data.scenarios.causes, cause),
  })

/** A network of others, over HTTP: orders are written with the payment, and a job hands them over (TRU-280). */
export const createHttpNetwork = (
  data: NetworkData,
  jobs: Pick<Jobs, 'define' | 'enqueue'>,
  store: Pick<Store, 'db'>,
  definitions: Pick<ServerDefinitions, 'permissions'>,
  machines: Machines,
  { url, secret, fetch }: NetworkConfig,
): NetworkGateway & { ask: AskNetwork } => {
  const terms = data.payouts
  const client = createPayoutClient({ url, secret, fetch, answer: terms.waits.answer })
  defineForgetting(jobs, store, messageForgetting(terms))
  definePayouts({ store, jobs, terms, client, take: payoutTaker(data, definitions, machines) })
  const send = createRequests({ url, secret, fetch, answer: terms.waits.price })
  const ask = createAsking(send, createCapabilities(send), terms)
  return {
    ...networkCatalogue(data),
    ask,
    quote: quoteOutside(createQuoteClient(ask)),
    send: async (trx, payment) => {
      await writeOrder(trx, payment)
      await jobs.enqueue(trx, PAYOUTS, {})
    },
  }
}

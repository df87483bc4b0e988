import { availableIn } from './reservation.ts'
import { defineLowNotices } from './low.ts'
import { readBalances, readUsage } from './balance-amounts.ts'
import type { Feature } from '../feature.ts'

/** What is in the accounts that payments are paid from, and a word where it runs low. */
export const feature: Feature = ({ jobs, store, definitions }) => {
  defineLowNotices(jobs, store, definitions)
  return {
    'balances.read': async ({ trx, now }) => {
      const balances = await readBalances(trx, now)
      const usage = await readUsage(trx, now)
      return { body: { balances, ...(usage ? { usage } : {}) } }
    },
    'balances.available': async ({ trx, tenant, query: { currency } }) => {
      const available = await availableIn(trx, { ...tenant, currency })
      return { body: { currency, ...(available === undefined ? {} : { available }) } }
    },
  }
}

import { availableIn } from './reservation.ts'
import { readBalances, readUsage } from './read.ts'
import type { Feature } from '../feature.ts'

export const feature: Feature = () => ({
  'balances.read': async ({ trx, now }) => {
    const balances = await readBalances(trx, now)
    const usage = await readUsage(trx, now)
    return { body: { balances, ...(usage ? { usage } : {}) } }
  },
  'balances.available': async ({ trx, tenant, query: { currency } }) => {
    const available = await availableIn(trx, { ...tenant, currency })
    return { body: { currency, ...(available === undefined ? {} : { available }) } }
  },
})

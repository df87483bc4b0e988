import { compare, subtract } from '#values/decimal.ts'
import { availableIn } from './reservation.ts'
import { defineLowNotices } from './low.ts'
import { defineReversalNotices } from './reversal-notices.ts'
import { readBalances, readUsage } from './balance-amounts.ts'
import type { Feature } from '../feature.ts'

/** The balances that payments are funded from, and notifications of low ones. */
export const feature: Feature = ({ jobs, store, definitions }) => {
  defineLowNotices(jobs, store, definitions)
  defineReversalNotices(jobs, store, definitions)
  return {
    'balances.read': async ({ trx, now }) => {
      const balances = await readBalances(trx, now)
      const usage = await readUsage(trx, now)
      return { body: { balances, ...(usage ? { usage } : {}) } }
    },
    'balances.available': async ({ trx, tenant, query: { currency, debit } }) => {
      const available = await availableIn(trx, { ...tenant, currency })
      const remaining =
        available === undefined || debit === undefined ? undefined : subtract(available, debit)
      return {
        body: {
          currency,
          ...(available !== undefined && { available }),
          ...(debit !== undefined && { debit }),
          ...(remaining !== undefined && compare(remaining, '0') >= 0 && { remaining }),
        },
      }
    },
  }
}

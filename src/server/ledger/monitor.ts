import { formatMoney } from '#values/money.ts'
import { sql } from 'kysely'
import { readBalances, readUsage } from '../balances/balance-amounts.ts'
import { TABLES } from './account.ts'
import type { Trx } from '../store/tenant.ts'

interface Sum {
  currency: string
  amount: string
}

interface Prefunded extends Sum {
  name: string
}

/**
 * Reads the balances for payments, as on the home page, and those of the ledger and of partners (ACC-011 to
 * ACC-014, API-071).
 */
export const monitorBalances = async (trx: Trx, now: Date) => {
  const reserved = await readBalances(trx, now)
  const usage = await readUsage(trx, now)
  const { rows: sums } = await sql<Sum>`select a.currency, trim_scale(sum(b.available))::text as amount
    from ${TABLES} where a.kind = 'LOCAL' and a.status = 'ENABLED' group by a.currency order by a.currency`.execute(
    trx,
  )
  const { rows: prefunded } =
    await sql<Prefunded>`select a.name, a.currency, trim_scale(b.settled - b.held)::text as amount
    from ${TABLES} where a.kind = 'REMOTE' order by lower(a.name)`.execute(trx)
  return {
    self_funding_balance: reserved.map(({ currency, available }) => ({
      currency,
      balance: available,
      shown: formatMoney(available, currency),
    })),
    ...(usage
      ? {
          credit_usage: {
            credit_limit: usage.limit,
            total_credit_consumption: usage.used,
            currency: usage.currency,
          },
        }
      : {}),
    prefunding_balance: prefunded.map(({ name, currency, amount }) => ({
      account: name,
      currency,
      balance: amount,
      shown: formatMoney(amount, currency),
    })),
    ledger_balances: sums.map(({ currency, amount }) => ({
      currency,
      availableBalance: amount,
      shown: formatMoney(amount, currency),
    })),
    asOf: now.toISOString(),
  }
}

import { formatMoney } from '#values/money.ts'
import { sql } from 'kysely'
import { readBalances, readUsage } from '../balances/read.ts'
import type { Trx } from '../store/tenant.ts'

interface Sum {
  currency: string
  amount: string
}

interface Prefunded extends Sum {
  name: string
}

/** What is ready for payments, as the home page counts it, and what stands on the ledger and with partners (ACC-011 to ACC-014, API-071). */
export const monitorBalances = async (trx: Trx, now: Date) => {
  const held = await readBalances(trx, now)
  const usage = await readUsage(trx, now)
  const { rows: sums } = await sql<Sum>`select currency, trim_scale(sum(balance - minimum))::text as amount
    from ledger_accounts where kind = 'LOCAL' and status = 'ENABLED' group by currency order by currency`.execute(
    trx,
  )
  const { rows: prefunded } = await sql<Prefunded>`select name, currency, trim_scale(balance)::text as amount
    from ledger_accounts where kind = 'REMOTE' order by lower(name)`.execute(trx)
  return {
    self_funding_balance: held.map(({ currency, available }) => ({
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

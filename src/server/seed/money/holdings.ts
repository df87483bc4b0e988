import type { Trx } from '../../store/tenant.ts'
import type { DemoOrganisation } from '../organisations/demo-organisations.ts'
import { orgIdOf } from '../organisations/organisation.ts'

type Holding = [currency: string, kind: 'FIAT' | 'CRYPTO', settled: string]

const HOLDINGS: Readonly<Record<string, readonly Holding[]>> = {
  'northwind.example': [
    ['GBP', 'FIAT', '4250000.00'],
    ['EUR', 'FIAT', '618400.50'],
    ['USD', 'FIAT', '1385200.00'],
    ['RLUSD', 'CRYPTO', '120000.00'],
  ],
  'lumen.example': [
    ['USD', 'FIAT', '6120500.75'],
    ['EUR', 'FIAT', '240000.00'],
    ['RLUSD', 'CRYPTO', '480000.00'],
    ['XRP', 'CRYPTO', '125000.000000'],
  ],
  'cordillera.example': [
    ['USD', 'FIAT', '910000.00'],
    ['XRP', 'CRYPTO', '88000.000000'],
  ],
}

/** The permitted on-demand liquidity per calendar month. */
const PERMITTED: Readonly<Record<string, [currency: string, permitted: string]>> = {
  'cordillera.example': ['USD', '100000.00'],
}

/** Writes the initial balances of an organisation in each environment. */
export const seedHoldings = async (trx: Trx, organisation: DemoOrganisation): Promise<void> => {
  const owners = organisation.environments.map((environment) => ({
    org_id: orgIdOf(organisation),
    environment,
  }))
  const account = { account_id: orgIdOf(organisation), account_type: 'PAYMENTS' as const }
  const holdings = HOLDINGS[organisation.domain] ?? []
  const balances = owners.flatMap((own) =>
    holdings.map(([currency, kind, settled]) => ({ ...own, ...account, currency, kind, settled })),
  )
  if (balances.length > 0) await trx.insertInto('balances').values(balances).execute()
  const [currency, permitted] = PERMITTED[organisation.domain] ?? []
  if (currency && permitted && owners.length > 0)
    await trx
      .insertInto('usage_limits')
      .values(owners.map((own) => ({ ...own, currency, permitted })))
      .execute()
}

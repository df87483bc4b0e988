import { sql } from 'kysely'
import type { Trx } from '../store/tenant.ts'
import type { DemoOrganisation } from './organisations/demo-organisations.ts'
import { orgIdOf } from './organisations/organisation.ts'

const ROWS = 64

/**
 * Writes collections for the sellers of a marketplace: an order every few hours, the newest still in
 * progress.
 */
export const seedCollections = async (
  trx: Trx,
  organisations: readonly DemoOrganisation[],
): Promise<void> => {
  for (const organisation of organisations) {
    if (!organisation.products.includes('collections')) continue
    for (const environment of organisation.environments)
      await sql`insert into collections
          (org_id, environment, order_id, payer_id, beneficiary_id, seller, amount, currency, status, created_at)
        select ${orgIdOf(organisation)}::uuid, ${environment}, 'ORD-' || (104800 - n), 'PYR-' || (2000 + n * 37 % 211),
          'BNF-' || (310 + n % 6), (array['Acacia Ceramics', 'Birch Audio', 'Cedar Bicycles', 'Dune Textiles', 'Elder Press',
            'Fern Lighting'])[n % 6 + 1],
          round(18 + (n * 7919 % 2400) + (n % 100) / 100.0, 2), ${organisation.currency},
          case when n < 5 then 'processing' when n % 17 = 0 then 'failed' when n % 13 = 0 then 'refunded' else 'completed' end,
          app_now() - make_interval(hours => n * 7)
        from generate_series(1, ${ROWS}::int) n`.execute(trx)
  }
}

import { sql } from 'kysely'
import type { Trx } from '../../store/tenant.ts'

const MONTHS = 6

/**
 * Inserts invoices of the last months' fees, one a month: the newest open, the one before partly paid, others
 * paid.
 */
export const seedInvoices = async (trx: Trx): Promise<void> => {
  await sql`with months as (
      select n, (date_trunc('month', app_now() at time zone 'UTC') - make_interval(months => n))::date as first_day
      from generate_series(1, ${MONTHS}::int) n),
    fees as (
      select p.org_id, m.n, m.first_day, (m.first_day + interval '1 month' - interval '1 day')::date as last_day,
        q.source_currency as currency, sum(q.total_fee) as total, count(*) as payments,
        row_number() over (partition by p.org_id, m.n order by count(*) desc, q.source_currency) as place
      from months m
      join payments p on p.state = 'COMPLETED' and p.created_at >= m.first_day and p.created_at < m.first_day + interval '1 month'
      join quotes q on q.org_id = p.org_id and q.id = p.id
      group by 1, 2, 3, 4, 5 having sum(q.total_fee) > 0)
    insert into invoices (org_id, number, first_day, last_day, issued_on, due_on, currency, total, paid, lines, created_at)
    select org_id, 'INV-' || to_char(first_day, 'YYYY-MM'), first_day, last_day, last_day + 1, last_day + 31, currency, total,
      case n when 1 then 0 when 2 then round(total / 2, 2) else total end,
      jsonb_build_array(jsonb_build_object('description', 'Fees of ' || payments || ' payments', 'amount', total::text)), last_day + 1
    from fees where place = 1`.execute(trx)
}

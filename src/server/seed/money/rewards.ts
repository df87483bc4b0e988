import { sql } from 'kysely'
import type { Trx } from '../../store/tenant.ts'
import type { DemoOrganisation } from '../organisations/demo-organisations.ts'
import { orgIdOf } from '../organisations/organisation.ts'

const MONTHS = 8

/**
 * Inserts reward days of the last months; balances rise through the quarter, so that some months are
 * ineligible.
 */
export const seedRewards = async (trx: Trx, organisations: readonly DemoOrganisation[]): Promise<void> => {
  for (const organisation of organisations) {
    if (!organisation.products.includes('rewards')) continue
    const org = orgIdOf(organisation)
    const { currency } = organisation
    await sql`insert into reward_programmes (org_id, currency) values (${org}, ${currency})`.execute(trx)
    await sql`insert into reward_months (org_id, first_day)
      select ${org}, (date_trunc('month', app_now() at time zone 'UTC') - make_interval(months => n))::date
      from generate_series(0, ${MONTHS}::int) n`.execute(trx)
    await sql`with days as (
        select m.id, m.first_day, d::date as day from reward_months m,
          generate_series(m.first_day, least((m.first_day + interval '1 month' - interval '1 day')::date,
            (app_now() at time zone 'UTC')::date), interval '1 day') d
        where m.org_id = ${org}),
      sent as (
        select (created_at at time zone 'UTC')::date as day, sum(source_amount) as volume from payments
        where org_id = ${org} and source_currency = ${currency} and state = 'COMPLETED' and side = 'sender' group by 1),
      volumes as (
        select days.*, coalesce(sent.volume, 0) as volume from days left join sent using (day)),
      usual as (
        select sum(volume) / ${MONTHS + 1} as volume from volumes),
      balances as (
        select v.*, round(u.volume * (0.6 + 0.25 * (extract(month from day)::int % 3) + 0.01 * (extract(day from day)::int % 7)), 2)
          as balance from volumes v, usual u)
      insert into reward_days (org_id, month_id, day, payment_volume, average_balance, rate, reward)
      select ${org}, id, day, volume, balance, 4.25, round(balance * 4.25 / 100 / 365, 2) from balances`.execute(
      trx,
    )
  }
}

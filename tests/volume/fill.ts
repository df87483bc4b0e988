import { sql } from 'kysely'
import type { Store } from '#server/store/store.ts'
import { writeBookmarks } from '#server/payments/list/bookmarks/bookmark-job.ts'
import type { Trx } from '#server/store/tenant.ts'
import { asSystem } from '#tests/server/system.ts'

export interface Volume {
  orgId: string
  environment: string
  count: number
}

const STEP = 20_000

// One row in a hundred is rare in one way or another: directions, decisions, states on their way, labels.
const draws = (from: number, to: number) => sql`
  select n, gen_random_uuid() as id, n % 10 < 7 as direct, (n * 7919) % 1000 as luck,
    app_now() - n * interval '61 seconds' as at,
    round((25 + ((n * 104729) % 9000000)::numeric / 100), 2) as amount,
    (array['MXN', 'PHP', 'EUR', 'GBP', 'INR', 'BRL', 'COP', 'XRP'])[1 + (n * 31) % 8] as currency,
    (array['MX', 'PH', 'DE', 'GB', 'IN', 'BR', 'CO', 'US'])[1 + (n * 31) % 8] as country,
    case when (n * 17) % 50 = 0 then 'EUR' else 'USD' end as source_currency
  from generate_series(${from}::bigint, ${to}::bigint) as n`

const insertStep = async (trx: Trx, { orgId, environment }: Volume, from: number, to: number) => {
  const org = sql`${orgId}::uuid`
  const env = sql`${environment}::text`
  await sql`create temporary table drawn on commit drop as
    select d.*, u.ids[1 + (n % array_length(u.ids, 1))::int] as user_id, i.ids[1 + ((n * 13) % array_length(i.ids, 1))::int] as beneficiary_id,
      case when luck < 1 then 'PENDING_APPROVAL' when luck < 4 then 'EXPIRED' when luck < 40 then 'FAILED' when luck < 60 then 'RETURNED'
        when luck < 62 then case when direct then 'TRANSFERRING' else 'EXECUTED' end
        when luck < 63 then case when direct then 'VALIDATING' else 'LOCKED' end else 'COMPLETED' end as state
    from (${draws(from, to)}) d,
      (select array_agg(id) as ids from users where org_id = ${org}) u,
      (select array_agg(id) as ids from identities where org_id = ${org} and environment = ${env} and identity_type = 'BENEFICIARY') i`.execute(
    trx,
  )
  await sql`insert into quotes (org_id, environment, id, collection_id, user_id, flow, state, quote_type, source_amount, source_currency,
      destination_amount, destination_currency, destination_country, payin_category, payout_category, rail, settles, rate, total_fee,
      fee_breakdown, created_at, expires_at)
    select ${org}, ${env}, id, id, user_id, case when direct then 'DIRECT' else 'LEGACY' end, 'accepted',
      case when direct then 'SOURCE_AMOUNT' else 'SENDING_AMOUNT' end, amount, source_currency, round(amount * 17.25, 2), currency, country,
      'FUNDED', 'BANK', 'rail', 'minutes', 17.25, 1, '[]', at, at + interval '120 seconds' from drawn`.execute(
    trx,
  )
  await sql`insert into payments (org_id, environment, id, flow, state, initiated_by, beneficiary_id, internal_id, end_to_end_id, labels,
      payment_type, source, contract_expires_at, created_at, modified_at, source_amount, source_currency, destination_amount,
      destination_currency, destination_country, rate, sender_host, sender_account, receiver_host, receiver_account)
    select ${org}, ${env}, id, case when direct then 'DIRECT' else 'LEGACY' end, state, user_id, beneficiary_id, 'INV-' || n,
      'E2E' || upper(replace(id::text, '-', '')),
      case when not direct and luck in (62, 70) then array['pending_approval'] else '{}' end,
      case when luck between 300 and 309 then 'REQUEST' when luck between 310 and 313 then 'RETURN' else 'SEND' end,
      case when luck % 50 = 0 then 'SCHEDULER' else 'USER' end, case when not direct then at + interval '1 day' end, at, at,
      amount, source_currency, round(amount * 17.25, 2), currency, country, 17.25,
      case when not direct then 'rn.us.sender' end, case when not direct then 'settlement' end,
      case when not direct then 'rn.' || lower(country) || '.receiver' end, case when not direct then 'payout' || luck end
    from drawn`.execute(trx)
  await sql`insert into approvals (org_id, environment, payment_id, initiated_by, user_email, meta, status, created_at, expires_at)
    select ${org}, ${env}, id, user_id, 'someone@volume.example', '{}',
      case state when 'PENDING_APPROVAL' then 'pending' when 'EXPIRED' then 'expired' else 'rejected' end, at, at + interval '1 day'
    from drawn where direct and luck < 8`.execute(trx)
}

/** Creates many payments of one organisation inside the database, one transaction for each step. */
export const fillPayments = async (store: Store, volume: Volume): Promise<void> => {
  for (let from = 1; from <= volume.count; from += STEP) {
    const to = Math.min(volume.count, from + STEP - 1)
    await asSystem(store, async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx)
      await insertStep(trx, volume, from, to)
    })
  }
  await sql`vacuum (freeze, analyze) payments`.execute(store.db)
  await writeBookmarks(store)
}

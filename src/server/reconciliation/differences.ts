import { sql } from 'kysely'

/**
 * Returns the query of payments, booked or completed since a moment, whose bookings disagree with them: a
 * completed one must have debited its amount, any other nothing. It starts from the payments, so that
 * bookings against another source are found (TRU-221).
 */
export const differingSince = (moment: string) => sql`(
  select p.id, p.org_id as account_id, p.source_currency as currency, should.be as expected,
    coalesce(net.change, 0) as change, coalesce(net.last_at, p.modified_at) as at
  from payments p
  cross join lateral (select case p.state when 'COMPLETED' then -p.source_amount::numeric else 0 end as be) should
  left join lateral (select sum(n.change) as change, max(n.booked_at) as last_at from account_bookings n
    where n.org_id = p.org_id and n.object_id = p.id) net on true
  where p.side = 'sender' and p.modified_at >= ${moment}::timestamptz and coalesce(net.change, 0) <> should.be)`

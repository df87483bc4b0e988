import { sql, type Kysely } from 'kysely'

// What is approved is what was asked for: the database itself keeps it with the request, whoever writes the row.
const columns = `
alter table approvals
  add column binding jsonb not null default '{}',
  add column changed text[] not null default '{}',
  drop constraint approvals_status_check,
  add constraint approvals_status_check
    check (status in ('pending', 'approved', 'rejected', 'cancelled', 'expired', 'void')),
  add constraint approvals_void_check check ((status = 'void') = (changed <> '{}'));
`

// An identity as it was at a moment: what was replaced later than that, else what stands.
const functions = `
create function identity_bound(organisation uuid, identity uuid, at timestamptz) returns jsonb language sql stable as $$
  select jsonb_build_object('id', i.id, 'holder', i.holder_type, 'country', i.country, 'network', i.network,
    'said', coalesce(
      (select v.requirements from identity_versions v where v.org_id = i.org_id and v.identity_id = i.id and v.replaced_at > at
        order by v.version limit 1),
      i.requirements))
  from identities i where i.org_id = organisation and i.id = identity
$$;
create function answers_like(answers jsonb, pattern text, is_like boolean) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(answers) where (key ~ pattern) = is_like
$$;
create function approval_binding(organisation uuid, payment uuid, at timestamptz) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'amount', jsonb_build_array(q.source_amount, q.source_currency, q.destination_amount, q.destination_currency),
    'fees', jsonb_build_array(q.total_fee, q.fee_breakdown),
    'beneficiary', jsonb_build_array(b.known - 'said' - 'network', p.receiver_host,
      answers_like(b.said, '^CdtrA(cct|gt)\\.', false)),
    'account', jsonb_build_array(b.known -> 'network', q.receiver_address, answers_like(b.said, '^CdtrA(cct|gt)\\.', true)),
    'originator', jsonb_build_array(identity_bound(p.org_id, p.originator_id, at), q.sender_address),
    'quote', jsonb_build_array(q.id, q.rate, q.quote_type, q.rail, q.settles, q.payin_category, q.payout_category, q.network,
      q.destination_country))
  from payments p join quotes q on q.org_id = p.org_id and q.id = p.id
  cross join lateral (
    select found.known, coalesce(found.known -> 'said', p.user_info -> 'beneficiary', '{}') as said
    from (select identity_bound(p.org_id, p.beneficiary_id, at) as known) found) b
  where p.org_id = organisation and p.id = payment
$$;
create function bind_approval() returns trigger language plpgsql as $$
begin
  select approval_binding(p.org_id, p.id, p.created_at) into strict new.binding
    from payments p where p.org_id = new.org_id and p.id = new.payment_id;
  return new;
end $$;
create trigger bind_approval before insert on approvals for each row execute function bind_approval();
create function keep_binding() returns trigger language plpgsql as $$
begin
  raise exception 'What an approval was asked for never changes.';
end $$;
create trigger keep_binding before update of binding on approvals for each row
  when (old.binding <> '{}' and new.binding <> old.binding) execute function keep_binding();
`

const backfill = `
set local role portolan_system;
update approvals a set binding = approval_binding(p.org_id, p.id, p.created_at)
  from payments p where p.org_id = a.org_id and p.id = a.payment_id;
reset role;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const script of [columns, functions, backfill]) await sql.raw(script).execute(db)
}

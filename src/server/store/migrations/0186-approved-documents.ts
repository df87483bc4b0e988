import { sql, type Kysely } from 'kysely'

// An approval covers the documents of its payment as well. Those that wait are bound to what their approver can read now.
const functions = `
create or replace function approval_binding(organisation uuid, payment uuid, at timestamptz) returns jsonb language plpgsql stable
  set plan_cache_mode = force_generic_plan as $$
begin
  return (select jsonb_build_object(
      'amount', jsonb_build_array(q.source_amount, q.source_currency, q.destination_amount, q.destination_currency),
      'fees', jsonb_build_array(q.total_fee, q.fee_breakdown),
      'beneficiary', jsonb_build_array(b.known - 'said' - 'network', p.receiver_host,
        answers_like(b.said, '^CdtrA(cct|gt)\\.', false)),
      'account', jsonb_build_array(b.known -> 'network', q.receiver_address, answers_like(b.said, '^CdtrA(cct|gt)\\.', true)),
      'originator', jsonb_build_array(identity_bound(p.org_id, p.originator_id, at), q.sender_address),
      'quote', jsonb_build_array(q.id, q.rate, q.quote_type, q.rail, q.settles, q.payin_category, q.payout_category, q.network,
        q.destination_country),
      'extras', p.extras,
      'documents', documents_bound(p.org_id, p.environment, p.id, at))
    from payments p join quotes q on q.org_id = p.org_id and q.id = p.id
    cross join lateral (
      select found.known, coalesce(found.known -> 'said', p.user_info -> 'beneficiary', '{}') as said
      from (select identity_bound(p.org_id, p.beneficiary_id, at) as known offset 0) found) b
    where p.org_id = organisation and p.id = payment);
end $$;
`

const documents = `
create function documents_bound(organisation uuid, place text, payment uuid, at timestamptz) returns jsonb language plpgsql stable as $$
begin
  return (select coalesce(jsonb_agg(r.file_id order by r.file_id), '[]') from file_references r
    where r.org_id = organisation and r.environment = place and r.reference_id = payment and r.created_at <= at);
end $$;
`

const bound = `
alter table approvals disable trigger keep_binding;
set local role portolan_system;
update approvals a set binding = a.binding || jsonb_build_object('documents', documents_bound(p.org_id, p.environment, p.id, 'infinity'))
  from payments p where p.org_id = a.org_id and p.id = a.payment_id and a.binding <> '{}';
reset role;
alter table approvals enable trigger keep_binding;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const script of [documents, functions, bound]) await sql.raw(script).execute(db)
}

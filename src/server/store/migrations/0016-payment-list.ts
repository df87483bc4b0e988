import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

// Row level security lets an index be asked only through operators that cannot leak: those of text, uuid, bigint and
// time. Numeric and array operators are not among them, hence amounts in units beside the exact ones, and a table of labels.
const columns = `
alter table payments
  add column source_amount numeric,
  add column source_currency text,
  add column destination_amount numeric,
  add column destination_currency text,
  add column destination_country text,
  add column rate numeric,
  add column sender_host text,
  add column sender_account text,
  add column receiver_host text,
  add column receiver_account text,
  add column approval_status text;
create table payment_labels (
  org_id uuid not null,
  environment text not null,
  label text not null,
  payment_id uuid not null,
  primary key (org_id, environment, label, payment_id),
  foreign key (org_id, payment_id) references payments on delete cascade);
`

const functions = `
create function amount_units(amount numeric) returns bigint language sql immutable parallel safe
  return least(greatest(floor(amount * 10000), -9000000000000000000), 9000000000000000000)::bigint;
create function shown_for_approval(flow text, state text, approval text) returns text language sql immutable parallel safe
  return case
    when approval = 'rejected' then 'REJECTED'
    when state = 'PENDING_APPROVAL' then 'PENDING_APPROVAL'
    when flow = 'LEGACY' and state in ('ACCEPTED', 'LOCKED') and approval = 'approved' then 'APPROVED'
    when flow = 'LEGACY' and state in ('ACCEPTED', 'LOCKED') and approval = 'pending' then 'PENDING_APPROVAL'
  end;
create function approval_in(labels text[]) returns text language sql immutable parallel safe
  return case
    when labels && array['rejected', 'rns:rejected'] then 'rejected'
    when labels && array['approved', 'rns:approved'] then 'approved'
    when labels && array['pending_approval', 'rns:pending_approval'] then 'pending'
  end;
create function host_in(address text) returns text language sql immutable parallel safe
  return nullif(split_part(address, '@', 2), '');
create function account_in(address text) returns text language sql immutable parallel safe
  return nullif(split_part(address, '@', 1), '');
`

// Whoever writes a payment, a quote's figures, the labels and the decision are copied to where lists look for them.
const triggers = `
create function payments_take_quote() returns trigger language plpgsql as $$
begin
  select q.source_amount, q.source_currency, q.destination_amount, q.destination_currency, q.destination_country, q.rate,
      host_in(q.sender_address), account_in(q.sender_address), host_in(q.receiver_address), account_in(q.receiver_address)
    into new.source_amount, new.source_currency, new.destination_amount, new.destination_currency, new.destination_country, new.rate,
      new.sender_host, new.sender_account, new.receiver_host, new.receiver_account
    from quotes q where q.org_id = new.org_id and q.id = new.id;
  return new;
end $$;
create trigger payments_take_quote before insert on payments for each row when (new.source_amount is null)
  execute function payments_take_quote();
create function payments_take_labels() returns trigger language plpgsql as $$
begin
  new.approval_status := coalesce(approval_in(new.labels), new.approval_status);
  return new;
end $$;
create trigger payments_take_labels before insert or update of labels on payments for each row when (new.labels <> '{}')
  execute function payments_take_labels();
create function payments_keep_labels() returns trigger language plpgsql as $$
begin
  delete from payment_labels where org_id = new.org_id and environment = new.environment and payment_id = new.id
    and label <> all (new.labels);
  insert into payment_labels (org_id, environment, label, payment_id)
    select new.org_id, new.environment, label, new.id from unnest(new.labels) as label on conflict do nothing;
  return null;
end $$;
create trigger payments_label after insert on payments for each row when (new.labels <> '{}')
  execute function payments_keep_labels();
create trigger payments_relabel after update of labels on payments for each row when (new.labels <> old.labels)
  execute function payments_keep_labels();
create function approvals_tell_payment() returns trigger language plpgsql as $$
begin
  update payments set approval_status = new.status where org_id = new.org_id and id = new.payment_id;
  return null;
end $$;
create trigger approvals_tell_payment after insert or update of status on approvals for each row
  execute function approvals_tell_payment();
`

const backfill = `
set local role portolan_system;
update payments p set source_amount = q.source_amount, source_currency = q.source_currency,
    destination_amount = q.destination_amount, destination_currency = q.destination_currency,
    destination_country = q.destination_country, rate = q.rate,
    sender_host = host_in(q.sender_address), sender_account = account_in(q.sender_address),
    receiver_host = host_in(q.receiver_address), receiver_account = account_in(q.receiver_address),
    approval_status = coalesce(approval_in(p.labels),
      (select a.status from approvals a where a.org_id = p.org_id and a.payment_id = p.id))
  from quotes q where q.org_id = p.org_id and q.id = p.id;
insert into payment_labels (org_id, environment, label, payment_id)
  select distinct org_id, environment, label, id from payments, unnest(labels) as label;
reset role;
`

const derived = `
alter table payments
  alter column source_amount set not null,
  alter column source_currency set not null,
  alter column destination_amount set not null,
  alter column destination_currency set not null,
  alter column destination_country set not null,
  alter column rate set not null,
  add column sending_units bigint not null generated always as (amount_units(source_amount)) stored,
  add column receiving_units bigint not null generated always as (amount_units(destination_amount)) stored,
  add column shown_for_approval text generated always as (shown_for_approval(flow, state, approval_status)) stored;
`

// Each order can be walked without looking at a row, whatever else is asked; each rare value is found by itself.
const indexes = `
drop index payments_newest;
create index payments_newest on payments (org_id, environment, created_at desc, id desc)
  include (state, payment_type, source_currency, destination_currency, beneficiary_id, sending_units, source_amount,
    receiving_units, destination_amount);
create index payments_sending on payments (org_id, environment, sending_units, source_amount, id)
  include (created_at, state, payment_type, source_currency, destination_currency, beneficiary_id, receiving_units, destination_amount);
create index payments_receiving on payments (org_id, environment, receiving_units, destination_amount, id)
  include (created_at, state, payment_type, source_currency, destination_currency, beneficiary_id, sending_units, source_amount);
create index payments_state on payments (org_id, environment, state, created_at desc, id desc);
create index payments_type on payments (org_id, environment, payment_type, created_at desc, id desc);
create index payments_beneficiary on payments (org_id, environment, beneficiary_id, created_at desc, id desc);
create index payments_currency_to on payments (org_id, environment, destination_currency, created_at desc, id desc);
create index payments_currency_from on payments (org_id, environment, source_currency, created_at desc, id desc);
create index payments_end_to_end on payments (org_id, environment, end_to_end_id);
create index payments_internal on payments (org_id, environment, internal_id);
create index payments_host_from on payments (org_id, environment, sender_host) where sender_host is not null;
create index payments_host_to on payments (org_id, environment, receiver_host) where receiver_host is not null;
create index payments_account_from on payments (org_id, environment, sender_account) where sender_account is not null;
create index payments_account_to on payments (org_id, environment, receiver_account) where receiver_account is not null;
create index payments_shown on payments (org_id, environment, shown_for_approval, created_at desc, id desc)
  where shown_for_approval is not null;
create index payments_approval on payments (org_id, environment, approval_status, created_at desc, id desc)
  where approval_status is not null;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(columns).execute(db)
  await guardTenantTable(db, 'payment_labels', { environment: true, app: ['select', 'insert', 'delete'] })
  for (const script of [functions, backfill, derived, triggers, indexes]) await sql.raw(script).execute(db)
}

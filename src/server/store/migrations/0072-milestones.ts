import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

const table = `
create table payment_milestones (
  org_id uuid not null,
  environment text not null,
  sorted_by text not null,
  passed bigint not null,
  payment_id uuid not null,
  counted bigint not null,
  counted_until timestamptz not null,
  primary key (org_id, environment, sorted_by, passed),
  foreign key (org_id, payment_id) references payments on delete cascade);
`

// A payment that comes where payments were counted already, or moves to another place, makes their number untrue.
const forgetting = `
create function payments_forget_milestones() returns trigger language plpgsql as $$
begin
  delete from payment_milestones as laid
    using (select org_id, environment, min(created_at) as at from added group by org_id, environment) as added
    where laid.org_id = added.org_id and laid.environment = added.environment and laid.counted_until >= added.at;
  return null;
end $$;
create trigger payments_added after insert on payments referencing new table as added for each statement
  execute function payments_forget_milestones();
create function payments_forget_every_milestone() returns trigger language plpgsql as $$
begin
  delete from payment_milestones where org_id = old.org_id and environment = old.environment;
  return null;
end $$;
create trigger payments_gone after delete on payments for each row execute function payments_forget_every_milestone();
create trigger payments_displaced after update on payments for each row
  when (new.created_at <> old.created_at or new.source_amount <> old.source_amount
    or new.destination_amount <> old.destination_amount)
  execute function payments_forget_every_milestone();
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(table).execute(db)
  await guardTenantTable(db, 'payment_milestones', { environment: true, app: ['select', 'delete'] })
  await sql.raw(forgetting).execute(db)
}

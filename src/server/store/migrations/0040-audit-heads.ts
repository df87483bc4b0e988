import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

// The chain alone does not tell that its newest rows are gone: how far it reached is kept beside it, and goes on from there.
const heads = `
create table audit_heads (
  org_id uuid primary key references organisations,
  seq bigint not null,
  hash text not null);
insert into audit_heads select distinct on (org_id) org_id, seq, hash from audit_trail order by org_id, seq desc;
create or replace function chain_audit() returns trigger language plpgsql as $$
declare last record;
begin
  perform pg_advisory_xact_lock(hashtextextended('audit ' || new.org_id::text, 0));
  select seq, hash into last from audit_heads where org_id = new.org_id;
  if not found then
    select seq, hash into last from audit_trail where org_id = new.org_id order by seq desc limit 1;
  end if;
  new.seq := coalesce(last.seq, 0) + 1;
  new.prev_hash := coalesce(last.hash, repeat('0', 64));
  new.hash := audit_hash(new);
  insert into audit_heads values (new.org_id, new.seq, new.hash)
    on conflict (org_id) do update set seq = excluded.seq, hash = excluded.hash;
  return new;
end $$;
create or replace function first_broken_audit(organisation uuid) returns bigint language sql stable as $$
  select min(seq) from (
    select checked.seq from (
      select seq, hash, prev_hash, audit_hash(entry) as computed, row_number() over (order by seq) as place,
        coalesce(lag(hash) over (order by seq), repeat('0', 64)) as before
      from audit_trail entry where org_id = organisation) checked
    where hash <> computed or prev_hash <> before or seq <> place
    union all
    select least(head.seq, coalesce(last.seq, 0) + 1) from audit_heads head
      left join lateral (select seq, hash from audit_trail where org_id = organisation order by seq desc limit 1) last on true
      where head.org_id = organisation and (last.seq is distinct from head.seq or last.hash is distinct from head.hash)) broken
$$;
create function keep_audit_head() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.org_id <> old.org_id or new.seq <> old.seq + 1 then
    raise exception 'The head of the audit trail only moves on.';
  end if;
  return new;
end $$;
create trigger keep_audit_head before update or delete on audit_heads for each row execute function keep_audit_head();
`

const lookups = `
create index audit_trail_when on audit_trail (org_id, at desc);
create index audit_trail_action on audit_trail (org_id, action, seq desc);
create index audit_trail_who on audit_trail (org_id, user_id, seq desc);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(heads).execute(db)
  await sql.raw(lookups).execute(db)
  await guardTenantTable(db, 'audit_heads', { app: ['select', 'insert', 'update'] })
  await sql`revoke delete on audit_heads from portolan_system`.execute(db)
}

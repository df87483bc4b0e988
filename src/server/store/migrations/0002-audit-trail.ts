import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

const trail = `
create table audit_trail (
  org_id uuid not null references organisations,
  seq bigint not null,
  id uuid not null default gen_random_uuid(),
  at timestamptz not null default app_now(),
  user_id uuid,
  environment text,
  action text not null,
  object_type text not null,
  object_id text,
  result text not null default 'SUCCESS',
  details jsonb not null default '{}',
  request_id text,
  ip text,
  prev_hash text not null,
  hash text not null,
  primary key (org_id, seq),
  unique (org_id, id));
create index audit_trail_object on audit_trail (org_id, object_type, object_id);
`

const chain = `
create function audit_hash(entry audit_trail) returns text language sql immutable as $$
  select encode(sha256(convert_to(entry.prev_hash || jsonb_build_array(
    entry.org_id, entry.seq, entry.id, extract(epoch from entry.at), entry.user_id, entry.environment, entry.action,
    entry.object_type, entry.object_id, entry.result, entry.details, entry.request_id, entry.ip)::text, 'UTF8')), 'hex')
$$;
create function chain_audit() returns trigger language plpgsql as $$
declare last record;
begin
  perform pg_advisory_xact_lock(hashtextextended('audit ' || new.org_id::text, 0));
  select seq, hash into last from audit_trail where org_id = new.org_id order by seq desc limit 1;
  new.seq := coalesce(last.seq, 0) + 1;
  new.prev_hash := coalesce(last.hash, repeat('0', 64));
  new.hash := audit_hash(new);
  return new;
end $$;
create trigger chain_audit before insert on audit_trail for each row execute function chain_audit();
create function keep_audit() returns trigger language plpgsql as $$
begin raise exception 'The audit trail is only added to.'; end $$;
create trigger keep_audit before update or delete on audit_trail for each row execute function keep_audit();
create trigger keep_audit_all before truncate on audit_trail for each statement execute function keep_audit();
create function first_broken_audit(organisation uuid) returns bigint language sql stable as $$
  select min(seq) from (
    select seq, hash, prev_hash, audit_hash(entry) as computed, row_number() over (order by seq) as place,
      coalesce(lag(hash) over (order by seq), repeat('0', 64)) as before
    from audit_trail entry where org_id = organisation) checked
  where hash <> computed or prev_hash <> before or seq <> place
$$;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(trail).execute(db)
  await sql.raw(chain).execute(db)
  await guardTenantTable(db, 'audit_trail', { app: ['select', 'insert'] })
  await sql`revoke update, delete on audit_trail from portolan_system`.execute(db)
}

import { sql, type Kysely } from 'kysely'

// Refusals are counted here before the trail names them, by a hash of what makes them alike.
const counts = `
create table refusal_counts (
  key text primary key,
  bucket text not null,
  refusal jsonb not null,
  times integer not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  due_at timestamptz not null);
create index refusal_counts_bucket on refusal_counts (bucket);
create index refusal_counts_due on refusal_counts (due_at);
grant select, insert, update, delete on refusal_counts to portolan_system;
`

// A trail of its own, chained as those of the organisations: of what is refused to somebody nobody knows.
const trail = `
create table system_trail (
  seq bigint primary key,
  id uuid not null default gen_random_uuid(),
  at timestamptz not null default app_now(),
  action text not null,
  object_type text not null,
  object_id text,
  details jsonb not null default '{}',
  ip text,
  user_agent text check (length(user_agent) <= 255),
  prev_hash text not null,
  hash text not null);
create table system_trail_head (
  is_only boolean primary key default true check (is_only),
  seq bigint not null,
  hash text not null);
create function system_trail_hash(entry system_trail) returns text language sql immutable as $$
  select encode(sha256(convert_to(entry.prev_hash || jsonb_build_array(
    entry.seq, entry.id, extract(epoch from entry.at), entry.action, entry.object_type, entry.object_id, entry.details,
    entry.ip, entry.user_agent)::text, 'UTF8')), 'hex')
$$;
create function chain_system_trail() returns trigger language plpgsql as $$
declare last record;
begin
  perform pg_advisory_xact_lock(hashtextextended('system trail', 0));
  select seq, hash into last from system_trail_head;
  new.seq := coalesce(last.seq, 0) + 1;
  new.prev_hash := coalesce(last.hash, repeat('0', 64));
  new.hash := system_trail_hash(new);
  insert into system_trail_head (seq, hash) values (new.seq, new.hash)
    on conflict (is_only) do update set seq = excluded.seq, hash = excluded.hash;
  return new;
end $$;
create trigger chain_system_trail before insert on system_trail for each row execute function chain_system_trail();
create trigger keep_system_trail before update or delete on system_trail for each row execute function keep_audit();
create trigger keep_system_trail_all before truncate on system_trail for each statement execute function keep_audit();
create function keep_system_trail_head() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.seq <> old.seq + 1 then
    raise exception 'The head of the system trail only moves on.';
  end if;
  return new;
end $$;
create trigger keep_system_trail_head before update or delete on system_trail_head
  for each row execute function keep_system_trail_head();
create function first_broken_system_trail() returns bigint language sql stable as $$
  select min(seq) from (
    select checked.seq from (
      select seq, hash, prev_hash, system_trail_hash(entry) as computed, row_number() over (order by seq) as place,
        coalesce(lag(hash) over (order by seq), repeat('0', 64)) as before
      from system_trail entry) checked
    where hash <> computed or prev_hash <> before or seq <> place
    union all
    select least(head.seq, coalesce(last.seq, 0) + 1) from system_trail_head head
      left join lateral (select seq, hash from system_trail order by seq desc limit 1) last on true
      where last.seq is distinct from head.seq or last.hash is distinct from head.hash) broken
$$;
grant select, insert on system_trail to portolan_system;
grant select, insert, update on system_trail_head to portolan_system;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(counts).execute(db)
  await sql.raw(trail).execute(db)
}

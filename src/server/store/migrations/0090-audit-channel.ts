import { sql, type Kysely } from 'kysely'

// By which door and with which program a change came. An entry of before has neither, and keeps the hash it has.
const script = `
alter table audit_trail
  add column channel text check (channel in ('portal', 'api')),
  add column user_agent text check (length(user_agent) <= 255);
create or replace function audit_hash(entry audit_trail) returns text language sql immutable as $$
  select encode(sha256(convert_to(entry.prev_hash || (jsonb_build_array(
    entry.org_id, entry.seq, entry.id, extract(epoch from entry.at), entry.user_id, entry.environment, entry.action,
    entry.object_type, entry.object_id, entry.result, entry.details, entry.request_id, entry.ip)
    || case when entry.channel is null and entry.user_agent is null then '[]'::jsonb
       else jsonb_build_array(entry.channel, entry.user_agent) end)::text, 'UTF8')), 'hex')
$$;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(script).execute(db)
}

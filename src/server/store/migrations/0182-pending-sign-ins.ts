import { sql, type Kysely } from 'kysely'

// A sign-in that is under way when a password, a second factor, a passkey or the right to sign in changes begins
// again: it was proven by what counts no more, and would open a session after all others were ended.
const script = `
create function forget_pending_sign_ins(person uuid) returns void language sql security definer set search_path = public as $$
  delete from oidc_records where model in ('Interaction', 'AuthorizationCode')
    and coalesce(payload #>> '{result,login,accountId}', payload ->> 'accountId') = person::text;
  insert into oidc_records (model, id, payload, expires_at)
    values ('Forgotten', person::text, jsonb_build_object('at', extract(epoch from clock_timestamp())), clock_timestamp() + interval '1 hour')
    on conflict (model, id) do update set payload = excluded.payload, expires_at = excluded.expires_at;
$$;
revoke all on function forget_pending_sign_ins(uuid) from public;
grant execute on function forget_pending_sign_ins(uuid) to portolan_app, portolan_system;

create function forget_pending_sign_ins_of() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform forget_pending_sign_ins((to_jsonb(case when tg_op = 'DELETE' then old else new end) ->> tg_argv[0])::uuid);
  return null;
end $$;

create trigger forget_pending_sign_ins after insert or update on user_passwords
  for each row execute function forget_pending_sign_ins_of('user_id');
create trigger forget_pending_sign_ins after update of status, active_since on users
  for each row when (old.status is distinct from new.status or old.active_since is distinct from new.active_since)
  execute function forget_pending_sign_ins_of('id');
create trigger forget_pending_sign_ins after update of confirmed_at or delete on second_factors
  for each row execute function forget_pending_sign_ins_of('user_id');
create trigger forget_pending_sign_ins after delete on passkeys
  for each row execute function forget_pending_sign_ins_of('user_id');
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(script).execute(db)
}

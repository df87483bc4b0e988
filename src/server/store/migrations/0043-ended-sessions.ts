import { sql, type Kysely } from 'kysely'

// Whoever is signed out from afar must prove again who they are: the login provider forgets that browser as well.
const script = `
alter table sessions add column provider_session text;
create function forget_ended_session() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from oidc_records where model = 'Session' and id = new.provider_session;
  return new;
end $$;
create trigger forget_ended_session after update of ended_at on sessions
  for each row when (old.ended_at is null and new.ended_at is not null and new.provider_session is not null)
  execute function forget_ended_session();
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(script).execute(db)
}

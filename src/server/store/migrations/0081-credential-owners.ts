import { sql, type Kysely } from 'kysely'

// A credential of before goes on as it was, with everything its owner may do (no scopes), and ends in a year.
const script = `
alter table api_credentials
  add column owner_id uuid,
  add column scopes text[] check (cardinality(scopes) > 0),
  add column expires_at timestamptz;
update api_credentials set owner_id = created_by, expires_at = app_now() + interval '365 days';
alter table api_credentials
  alter column owner_id set not null,
  alter column expires_at set not null,
  add foreign key (org_id, owner_id) references users;
alter table api_tokens add column scopes text[];
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(script).execute(db)
}

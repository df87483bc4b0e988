import { sql, type Kysely } from 'kysely'

// A link to the file of a batch opens it only as long as the person or program who was given it may see batches. Links live for minutes,
// so that those of before end here.
const script = `
delete from batch_links;
alter table batch_links
  add column user_id uuid not null,
  add column credential_id uuid,
  add column credential_name text,
  add check ((credential_id is null) = (credential_name is null)),
  add foreign key (org_id, user_id) references users,
  add foreign key (org_id, credential_id) references api_credentials;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(script).execute(db)
}

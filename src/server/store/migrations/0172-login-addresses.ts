import { sql, type Kysely } from 'kysely'

// Each login is answered at an address of its own: what came for one is taken for no other. A login of before is registered with the address of all.
const script = `
alter table identity_providers add column has_own_address boolean not null default false;
alter table identity_providers alter column has_own_address set default true;
create index sessions_provider_session on sessions (provider_session) where provider_session is not null;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(script).execute(db)
}

import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

// Whoever holds the link has the file, for a short time: so only its hash is kept.
const links = `
create table batch_links (
  org_id uuid not null,
  environment text not null,
  token_hash text not null unique,
  batch_id uuid not null,
  expires_at timestamptz not null,
  primary key (org_id, token_hash),
  foreign key (org_id, batch_id) references batches on delete cascade);
create index batch_links_over on batch_links (expires_at);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(links).execute(db)
  await guardTenantTable(db, 'batch_links', { environment: true, app: ['insert'] })
}

import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

// What the network said last of each card and account: what comes late says nothing new, also of one that was removed.
const methods = `
create table network_card_methods (
  org_id uuid not null references organisations,
  environment text not null,
  id text not null,
  sequence bigint not null,
  status text not null check (status in ('PENDING', 'VERIFIED', 'REFUSED', 'REMOVED')),
  modified_at timestamptz not null default app_now(),
  primary key (org_id, environment, id));
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(methods).execute(db)
  await guardTenantTable(db, 'network_card_methods', {
    environment: true,
    app: ['select', 'insert', 'update'],
  })
}

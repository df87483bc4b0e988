import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

// An organisation is let in once, for all environments; so are its documents, unlike those of payments.
const documents = `
create table onboarding_documents (
  org_id uuid not null references organisations,
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('tax', 'additional')),
  name text not null,
  type text not null,
  size integer not null,
  sha256 text not null,
  uploaded_by uuid not null,
  created_at timestamptz not null default app_now(),
  content bytea not null,
  primary key (org_id, id),
  foreign key (org_id, uploaded_by) references users);
create unique index onboarding_documents_once on onboarding_documents (org_id, sha256) where kind = 'tax';
create table onboarding_requests (
  org_id uuid not null references organisations,
  id uuid not null default gen_random_uuid(),
  task text not null,
  title text not null,
  says text not null,
  status text not null default 'OPEN' check (status in ('OPEN', 'RECEIVED')),
  document_id uuid,
  note text,
  requested_at timestamptz not null default app_now(),
  answered_at timestamptz,
  primary key (org_id, id),
  foreign key (org_id, document_id) references onboarding_documents (org_id, id));
create table onboarding_inquiries (
  org_id uuid not null references organisations,
  id uuid not null default gen_random_uuid(),
  subject jsonb not null,
  status text not null default 'created' check (status in
    ('created', 'pending', 'completed', 'failed', 'expired', 'approved', 'needs_review', 'declined')),
  created_at timestamptz not null default app_now(),
  modified_at timestamptz not null default app_now(),
  primary key (org_id, id));
create index onboarding_inquiries_oldest on onboarding_inquiries (org_id, created_at, id);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(documents).execute(db)
  await guardTenantTable(db, 'onboarding_documents', { app: ['select', 'insert', 'delete'] })
  await guardTenantTable(db, 'onboarding_requests', { app: ['select', 'insert', 'update'] })
  await guardTenantTable(db, 'onboarding_inquiries', { app: ['select', 'insert', 'update'] })
}

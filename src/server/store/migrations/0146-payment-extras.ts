import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

// What was asked besides and is only stored. Each word of an answer is a row, because the policy of the tenant keeps every operator but
// those of plain text from an index.
const tables = `
alter table payments add column extras jsonb not null default '[]';
create table payment_extra_words (
  org_id uuid not null,
  environment text not null,
  word text collate "C" not null,
  payment_id uuid not null,
  primary key (org_id, environment, word, payment_id),
  foreign key (org_id, payment_id) references payments on delete cascade);
`

// Whoever decides about a payment decides about these answers as well; those who asked before had none.
const binding = `
alter function approval_binding(uuid, uuid, timestamptz) rename to approval_binding_without_extras;
create function approval_binding(organisation uuid, payment uuid, at timestamptz) returns jsonb language sql stable as $$
  select approval_binding_without_extras(organisation, payment, at) || jsonb_build_object('extras', p.extras)
  from payments p where p.org_id = organisation and p.id = payment
$$;
alter table approvals disable trigger keep_binding;
set local role portolan_system;
update approvals set binding = binding || '{"extras": []}' where binding <> '{}';
reset role;
alter table approvals enable trigger keep_binding;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const script of [tables, binding]) await sql.raw(script).execute(db)
  await guardTenantTable(db, 'payment_extra_words', { environment: true, app: ['select', 'insert'] })
}

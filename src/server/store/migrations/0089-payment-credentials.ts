import { sql, type Kysely } from 'kysely'

// Which API credential started a payment, by the name it had then. What was started before is told by the trail.
const script = `
alter table payments drop constraint payments_source_check;
alter table payments
  add constraint payments_source_check check (source in ('USER', 'SCHEDULER', 'CREDENTIAL')),
  add column credential_id uuid,
  add column credential_name text,
  add check ((source = 'CREDENTIAL') = (credential_id is not null) and (credential_id is null) = (credential_name is null)),
  add foreign key (org_id, credential_id) references api_credentials;
alter table batches add column credential_id uuid, add column credential_name text;
update payments p set source = 'CREDENTIAL', credential_id = c.id, credential_name = c.name
  from audit_trail a join api_credentials c on c.org_id = a.org_id and c.client_id = a.details ->> 'apiCredential'
  where a.org_id = p.org_id and (
    a.object_type = 'payment' and a.action in ('payment.create', 'payment.hold', 'payment.accept')
      and a.object_id = p.id::text
    or a.object_type = 'batch' and a.action = 'batch.accept' and a.object_id = p.batch_id::text);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(script).execute(db)
}

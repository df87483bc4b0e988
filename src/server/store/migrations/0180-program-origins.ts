import { sql, type Kysely } from 'kysely'

// Which API credential uploaded a batch, added or changed a beneficiary or asked for a change, by the name it had then. What happened before
// is read from the trail.
const script = `
alter table batches
  add column uploaded_credential_id uuid,
  add column uploaded_credential_name text,
  add check ((uploaded_credential_id is null) = (uploaded_credential_name is null)),
  add foreign key (org_id, uploaded_credential_id) references api_credentials;
alter table identities
  add column credential_id uuid,
  add column credential_name text,
  add check ((credential_id is null) = (credential_name is null)),
  add foreign key (org_id, credential_id) references api_credentials;
alter table control_changes
  add column credential_id uuid,
  add column credential_name text,
  add check ((credential_id is null) = (credential_name is null)),
  add foreign key (org_id, credential_id) references api_credentials;
alter table identity_versions add column credential_name text;
alter table financial_instruments add column credential_name text;
update batches b set uploaded_credential_id = c.id, uploaded_credential_name = c.name
  from audit_trail a join api_credentials c on c.org_id = a.org_id and c.client_id = a.details ->> 'apiCredential'
  where a.org_id = b.org_id and a.object_type = 'batch' and a.action = 'batch.quote' and a.object_id = b.id::text;
update identities i set credential_id = c.id, credential_name = c.name
  from audit_trail a join api_credentials c on c.org_id = a.org_id and c.client_id = a.details ->> 'apiCredential'
  where a.org_id = i.org_id and a.object_type = 'identity' and a.action = 'identity.create' and a.object_id = i.id::text;
update control_changes g set credential_id = c.id, credential_name = c.name
  from audit_trail a join api_credentials c on c.org_id = a.org_id and c.client_id = a.details ->> 'apiCredential'
  where a.org_id = g.org_id and a.object_type = 'control change' and a.action = 'control-change.ask' and a.object_id = g.id::text;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(script).execute(db)
}

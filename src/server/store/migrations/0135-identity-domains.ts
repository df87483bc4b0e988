import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

// Like an address of a person, a domain leads to one login whatever organisation it is of: the one thing that is unique over all of them.
const tables = `
create table identity_domains (
  org_id uuid not null,
  provider_id uuid not null,
  domain text not null unique,
  primary key (org_id, provider_id, domain),
  foreign key (org_id, provider_id) references identity_providers (org_id, id) on delete cascade);
insert into identity_domains (org_id, provider_id, domain) select org_id, id, unnest(domains) from identity_providers;
create function write_identity_domains() returns trigger language plpgsql as $$
begin
  delete from identity_domains where org_id = new.org_id and provider_id = new.id and domain <> all (new.domains);
  insert into identity_domains (org_id, provider_id, domain)
    select new.org_id, new.id, d from unnest(new.domains) as d
    where not exists (select from identity_domains i
      where i.org_id = new.org_id and i.provider_id = new.id and i.domain = d);
  return null;
end $$;
create trigger write_identity_domains after insert or update of domains on identity_providers
  for each row execute function write_identity_domains();
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db)
  await guardTenantTable(db, 'identity_domains', { app: [] })
}

import { sql, type Kysely } from 'kysely'

// An identity that no payment names is erased when it is deleted: its earlier versions and further accounts with it. What was left of
// those that were deleted before goes now.
const script = `
grant delete on identity_versions, financial_instruments to portolan_app;
set local role portolan_system;
create temporary table erased on commit drop as
  select org_id, id from identities where archived_at is not null and nick_name = '' and requirements = '{}'
    and not exists (select from payments p where p.org_id = identities.org_id and identities.id in (p.beneficiary_id, p.originator_id));
delete from identity_versions v using erased e where e.org_id = v.org_id and e.id = v.identity_id;
delete from financial_instruments f using erased e where e.org_id = f.org_id and e.id = f.identity_id;
update identities i set extras = '[]' from erased e where e.org_id = i.org_id and e.id = i.id and i.extras <> '[]';
reset role;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(script).execute(db)
}

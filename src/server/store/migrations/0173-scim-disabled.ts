import { sql, type Kysely } from 'kysely'

// When a directory shut somebody out instead of whether it ever did: since a person was let in again, by whomever, that is over.
const script = `
alter table scim_people add column disabled_at timestamptz;
update scim_people p set disabled_at = app_now() from users u
  where p.is_disabled and u.org_id = p.org_id and u.id = p.user_id and u.status = 'DISABLED'
    and (select details ->> 'by' from audit_trail a where a.org_id = p.org_id and a.action = 'user.disable'
      and a.object_id = p.user_id::text order by a.at desc, a.seq desc limit 1) = 'SCIM';
alter table scim_people drop column is_disabled;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(script).execute(db)
}

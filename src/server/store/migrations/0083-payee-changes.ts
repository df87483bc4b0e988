import { sql, type Kysely } from 'kysely'

// Who made the version that replaced this one; of older changes only the trail knows.
const replacedBy = `
alter table identity_versions
  add column replaced_by uuid,
  add foreign key (org_id, replaced_by) references users;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(replacedBy).execute(db)
}

import { sql, type Kysely } from 'kysely'

// What is not chosen is null: the zone as the browser says it, rows as far apart as usual, the place one worked last, keys on.
const preferences = `
alter table users
  add column zone text,
  add column density text check (density in ('COMFORTABLE', 'COMPACT')),
  add column begins_in text check (begins_in in ('dev', 'test', 'stest', 'staging', 'uat', 'prod')),
  add column single_keys text check (single_keys in ('ON', 'OFF'));
update users set zone = chosen.zone from mail_preferences chosen
  where chosen.org_id = users.org_id and chosen.user_id = users.id;
`

// A list follows the density of its person until they choose another one for it.
const layouts = `
alter table list_layouts alter column is_compact drop not null;
update list_layouts set is_compact = null where not is_compact;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [preferences, layouts]) await sql.raw(statement).execute(db)
}

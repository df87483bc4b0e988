import { sql, type Kysely } from 'kysely'

// Names as the code says them. A server of the version before refuses what needs these columns until it stops, and keeps nothing of it.
const renamed = `
alter table control_changes rename column asked_by to requested_by;
alter table control_changes rename column asked_from to requested_from;
alter table control_changes rename column asked_at to requested_at;
alter table account_credits rename column asked_by to requested_by;
alter table account_credits rename column asked_at to requested_at;
alter table onboarding_repairs rename column asked_at to requested_at;
alter table api_credentials rename column end_told_at to end_notified_at;
alter table provider_told rename to provider_notified;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(renamed).execute(db)
}

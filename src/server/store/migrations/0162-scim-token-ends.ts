import { sql, type Kysely } from 'kysely'

// A token of a directory ends, and the one before it counts for a while beside it. One without an end has a year from now on.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table identity_providers
    add column scim_token_ends_at timestamptz,
    add column scim_earlier_hash text,
    add column scim_earlier_ends_at timestamptz,
    add column scim_end_notified_at timestamptz`.execute(db)
  await sql`create unique index identity_providers_scim_earlier on identity_providers (scim_earlier_hash)`.execute(
    db,
  )
  await sql`update identity_providers set scim_token_ends_at = app_now() + interval '365 days' where scim_token_hash is not null`.execute(
    db,
  )
}

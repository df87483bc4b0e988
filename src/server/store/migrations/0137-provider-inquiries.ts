import { sql, type Kysely } from 'kysely'

/** The provider's people decide about a business that no network checks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create policy provider on onboarding_inquiries for select to portolan_provider using ((select app_is_provider()))`.execute(
    db,
  )
  await sql`grant select (org_id, id, subject, status, modified_at) on onboarding_inquiries to portolan_provider`.execute(
    db,
  )
}

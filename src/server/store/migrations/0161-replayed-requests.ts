import { sql, type Kysely } from 'kysely'

// What a program asked in UAT and what it was answered, sealed, so that it can be sent again as it was; production keeps none.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table api_requests add column sealed text, add constraint api_requests_sealed check (sealed is null or environment = 'uat')`.execute(
    db,
  )
}

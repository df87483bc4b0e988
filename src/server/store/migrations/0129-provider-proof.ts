import { sql, type Kysely } from 'kysely'

// A review names the size of its proof. The content stays closed to this role: it is handed out one at a time, with a trail.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`grant select (proof_size) on bank_accounts to portolan_provider`.execute(db)
}

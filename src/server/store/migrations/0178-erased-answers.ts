import { sql, type Kysely } from 'kysely'

// What a program sent about an identity, and what it was answered, is erased with the identity; that it asked is not.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`grant update (sealed) on api_requests to portolan_app`.execute(db)
}

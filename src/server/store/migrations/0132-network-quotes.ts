import { sql, type Kysely } from 'kysely'

// What the network calls the price it stands by; null where the definitions priced.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table quotes add column network_quote text').execute(db)
}

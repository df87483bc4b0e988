import { sql, type Kysely } from 'kysely'

// An account is watched once it held what its currency wants at least; whoever is told that it runs low is told again only after that.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table balances add column low_watched boolean not null default false`.execute(db)
}

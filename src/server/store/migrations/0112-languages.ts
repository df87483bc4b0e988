import { sql, type Kysely } from 'kysely'

// A tag of BCP 47, such as es-MX; where nothing stands, a person reads what their browser asks for.
const chosen = `
alter table users add column language text check (language ~ '^[A-Za-z0-9]{1,8}(-[A-Za-z0-9]{1,8}){0,3}$');
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(chosen).execute(db)
}

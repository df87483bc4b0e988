import { sql, type Kysely } from 'kysely'

// Whoever manages people mails nobody a link to a password that lets them in nowhere, so it is looked up who signs in elsewhere.
const grant = `grant select (org_id, name, domains, state, other_sign_in) on identity_providers to portolan_app`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(grant).execute(db)
}

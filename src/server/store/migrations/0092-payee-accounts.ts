import { sql, type Kysely } from 'kysely'

// The account of a payee in one spelling: the same account is the same payee, whatever name it was added under.
const script = `
alter table identities add column account_key text generated always as (nullif(upper(regexp_replace(
  coalesce(requirements->>'CdtrAcct.Id.IBAN', requirements->>'CdtrAcct.Id.Othr.Id', ''), '\\s', '', 'g')), '')) stored;
create index identities_account on identities (org_id, environment, account_key) where account_key is not null;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(script).execute(db)
}

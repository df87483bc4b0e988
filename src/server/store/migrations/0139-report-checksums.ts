import { sql, type Kysely } from 'kysely'

// What a file holds is known when its last piece is written.
const checksums = `
alter table reports
  drop constraint reports_format_check,
  add constraint reports_format_check check (format in ('CSV', 'JSON', 'XLSX')),
  add column checksum text check (checksum ~ '^[0-9a-f]{64}$');
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(checksums).execute(db)
}

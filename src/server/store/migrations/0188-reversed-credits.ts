import { sql, type Kysely } from 'kysely'

// Money that came in and that the bank takes back is set aside at once, and booked or set free by a person.
const script = `
alter table account_credits
  drop constraint account_credits_kind_check,
  add constraint account_credits_kind_check check (kind in ('CREDIT', 'CREDIT_LINE', 'REVERSAL'));
alter table account_entries
  drop constraint account_entries_object_type_check,
  add constraint account_entries_object_type_check
    check (object_type in ('PAYMENT', 'ISSUE', 'REDEMPTION', 'TRANSFER', 'REVERSAL'));
alter table account_bookings
  drop constraint account_bookings_object_type_check,
  add constraint account_bookings_object_type_check
    check (object_type in ('DEPOSIT', 'PAYMENT', 'ISSUE', 'REDEMPTION', 'TRANSFER', 'REVERSAL'));
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(script).execute(db)
}

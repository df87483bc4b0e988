import { sql, type Kysely } from 'kysely'

const mails = `
alter table mails add column digest_id uuid;
alter table mails add foreign key (org_id, digest_id) references mails on delete cascade;
alter table mails drop constraint mails_state_check;
alter table mails add constraint mails_state_check
  check (state in ('WAITING', 'QUIET', 'GATHERED', 'SENT', 'SHOWN', 'GIVEN_UP', 'DROPPED'));
create index mails_aside_due on mails (due_at) where state in ('QUIET', 'GATHERED') and digest_id is null;
create index mails_of_digest on mails (org_id, digest_id) where digest_id is not null;
create index mails_aside_of_person on mails (org_id, user_id) where state in ('QUIET', 'GATHERED') and digest_id is null;
`

// A person who changes their times moves what is set aside for them, and sees nothing else of it.
const own = `
create policy own on mails as restrictive for all to portolan_app using (user_id = app_user_id());
grant select (org_id, user_id, state, digest_id), update (due_at) on mails to portolan_app;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(mails).execute(db)
  await sql.raw(own).execute(db)
}

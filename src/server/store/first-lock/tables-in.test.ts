import { expect, it } from 'vitest'
import { tenantTablesIn } from './tables-in.ts'

it.each([
  ['a list', 'select 1 from app_clock, users u', ['users']],
  ['a part', 'with due as (select * from mails) update outbox set a = 1 from due', ['mails', 'outbox']],
  ['a value', 'select (select count(*) from "users") from public.mails', ['users', 'mails']],
  ['what is written', 'insert into mails (org_id) select org_id from users', ['mails', 'users']],
  ['what is thrown away', 'delete from mails using users u where u.id = mails.user_id', ['mails', 'users']],
])('finds the tables of tenants in %s (TRU-460)', (_, sql, tables) => {
  expect(tenantTablesIn(sql)).toEqual(tables)
})

it.each([
  ['a text', "select 'users' from app_clock"],
  ['the name of something else', 'select x.users, 1 as users from app_clock x'],
  ['a table of another schema', 'select 1 from pgboss.users'],
])('takes %s for none (TRU-460)', (_, sql) => {
  expect(tenantTablesIn(sql)).toEqual([])
})

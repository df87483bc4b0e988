import { expect, it } from 'vitest'
import { ownStatement } from './own-rows.ts'

const squeeze = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

const own = (sql: string, parameters = 0) => squeeze(ownStatement(sql, parameters).text)

it('adds the organisation behind the parameters of a statement, once, and the environment where a table has one (TRU-510)', () => {
  const statement = ownStatement('select * from payments p, users u where p.id = $1', 1)
  expect(squeeze(statement.text)).toBe(
    'select * from payments p, users u where "p"."org_id" = $2::uuid and "p"."environment" = $3 and "u"."org_id" = $2::uuid and ( p.id = $1)',
  )
  expect(statement.adds).toEqual(['organisation', 'environment'])
  expect(ownStatement('select 1 from app_clock', 0)).toMatchObject({
    text: 'select 1 from app_clock',
    adds: [],
  })
})

it('leaves the environment out where the system works in all of them (TRU-460)', () => {
  const { text, adds } = ownStatement('select 1 from payments where a or b', 0, false)
  expect(squeeze(text)).toBe('select 1 from payments where "payments"."org_id" = $1::uuid and ( a or b)')
  expect(adds).toEqual(['organisation'])
})

it('keeps what a statement asks itself in brackets, so that no "or" leads out', () => {
  expect(own('select 1 from users where a or b order by c')).toBe(
    'select 1 from users where "users"."org_id" = $1::uuid and ( a or b ) order by c',
  )
  expect(own('delete from users where a or b returning id')).toBe(
    'delete from users where "users"."org_id" = $1::uuid and ( a or b ) returning id',
  )
})

it('holds a joined table where it is joined, so that what finds nothing stays', () => {
  expect(own('select 1 from app_clock left join users u on u.a or u.b left join app_clock c on true')).toBe(
    'select 1 from app_clock left join users u on "u"."org_id" = $1::uuid and ( u.a or u.b ) left join app_clock c on true',
  )
})

it('holds a row that an insert finds in its place', () => {
  expect(
    own('insert into users (org_id, id) values ($1, $2) on conflict (id) do update set id = $2', 2),
  ).toBe(
    'insert into users (org_id, id) values ($1, $2) on conflict (id) do update set id = $2 where "users"."org_id" = $3::uuid',
  )
})

it('says which parameters of an insert are the organisation and the environment of a row', () => {
  const rows = ownStatement(
    'insert into "files" ("name", "org_id", "environment") values ($1, $2, $3), (lower($4), $5::uuid, $6)',
    6,
  )
  expect(rows.inserted.map(({ index, is }) => `${is} ${index}`)).toEqual([
    'organisation 1',
    'environment 2',
    'organisation 4',
    'environment 5',
  ])
  const read = ownStatement('insert into files (org_id, environment) select $1, environment from files', 1)
  expect(read.inserted.map(({ is }) => is)).toEqual(['organisation'])
})

it.each([
  ['a name within a text or another name', `select 'from users' as "from users" from app_clock`],
  ['a column that is called as a table', 'select x.users, a is distinct from users.a from app_clock x'],
  ['what a function is told', 'select extract(epoch from users) from app_clock x for update'],
  ['a table of another schema', 'select 1 from pgboss.users'],
])('leaves %s', (_, sql) => {
  expect(ownStatement(sql, 0)).toMatchObject({ text: sql, adds: [] })
})

it.each([
  ['a row without its organisation', 'insert into users (id) values ($1)'],
  ['a part of its own that is called as a table', 'with users as (select 1) select * from users'],
  ['a whole table', 'table users'],
  ['a lock of a table', 'lock users'],
  ['a block of code', 'do $$ begin delete from users; end $$'],
  ['a second statement', 'select 1; delete from users'],
  ['a join from the right', 'select 1 from app_clock right join users on true'],
  ['a join by the same names', 'select 1 from users join identities using (org_id)'],
])('refuses %s, for which nobody can be told', (_, sql) => {
  expect(() => ownStatement(sql, 1)).toThrow(
    /statement of a request|without its organisation|of its own|of a request/,
  )
})

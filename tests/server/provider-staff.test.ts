import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { byPeople } from '#server/onboarding/by-people.ts'
import { addStaff } from '#server/provider/staff.ts'
import { createTestStore } from './engines.ts'
import { createTestServer, shippedWorld, testConfig } from './server.ts'
import { createBrowser, walkIn } from './sign-in.ts'
import { asSystem } from './system.ts'

const terms = { by: 'operator', linkHours: 72 }
const person = (email: string) => ({ firstName: 'Person', lastName: 'One', email })

it('lets staff in by a command, all into the one organisation of the provider (TRU-359)', async () => {
  const store = await createTestStore('empty')
  const add = (name: string, ...emails: string[]) =>
    asSystem(store, (trx) => addStaff(trx, { name, people: emails.map(person) }, terms))
  await expect(add('Bank')).rejects.toThrow('Name a person')
  await expect(add('', 'one@bank.test')).rejects.toThrow('Give the name')
  await expect(add('Bank', 'nobody')).rejects.toThrow('is no email address')
  expect(await add('Bank', 'one@bank.test')).toMatchObject([
    { email: 'one@bank.test', token: expect.any(String) },
  ])
  await add('', 'two@bank.test')
  const { rows } = await asSystem(store, (trx) =>
    sql`select o.name, u.email, array(select role from user_roles r where r.user_id = u.id) as roles
      from provider_organisations p join organisations o on o.id = p.org_id join users u on u.org_id = o.id order by 2`.execute(
      trx,
    ),
  )
  expect(rows).toEqual([
    { name: 'Bank', email: 'one@bank.test', roles: ['Provider Administrator'] },
    { name: 'Bank', email: 'two@bank.test', roles: ['Provider Administrator'] },
  ])
})

it('asks people of the provider for a second factor from the first of them on (TRU-362)', async () => {
  const store = await createTestStore('empty')
  const { rows } = await asSystem(store, async (trx) => {
    await addStaff(trx, { name: 'Bank', people: [person('one@bank.test')] }, terms)
    return sql`select is_second_factor_required as "isRequired" from organisations`.execute(trx)
  })
  expect(rows).toEqual([{ isRequired: true }])
})

it('leaves reviews to people in production, and to a program elsewhere (TRU-354)', async () => {
  const handed: string[] = []
  const reviewer = { review: async (id: string) => void handed.push(id) }
  await byPeople(reviewer, { production: true }).review('production')
  await byPeople(reviewer, { production: false }).review('demonstration')
  expect(handed).toEqual(['demonstration'])
})

it('leads people of the provider to set up a second factor in production, whatever their organisation says (TRU-479)', async () => {
  const store = await createTestStore('seeded')
  const pageOf = async (production: boolean, email: string) => {
    const app = await createTestServer(store, { ...shippedWorld(), config: testConfig({ production }) })
    return (await walkIn(createBrowser(app), email)).answer.body
  }
  expect(await pageOf(true, 'provider@staff.example')).toContain('/set-up"')
  expect(await pageOf(true, 'admin@northwind.example')).not.toContain('/set-up"')
  expect(await pageOf(false, 'provider@staff.example')).not.toContain('/set-up"')
})

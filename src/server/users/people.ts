import { sql } from 'kysely'
import type { ClaimNames } from '../app/config.ts'
import type { Store } from '../store/store.ts'
import { forAllTenants } from '../store/tenant.ts'
import type { Row } from '../store/generated/database.ts'
import type { Environment } from '../store/environment.ts'

export interface Person {
  id: string
  org_id: string
  org_name: string
  email: string
  first_name: string
  last_name: string
  status: Row<'users'>['status']
  roles: string[]
  environments: Environment[]
  hash: string | null
}

const readPeople = (store: Store, where: ReturnType<typeof sql<boolean>>): Promise<Person[]> =>
  forAllTenants(store, 'people.find', async (trx) => {
    const found = await sql<Person>`
      select u.id, u.org_id, o.name as org_name, u.email, u.first_name, u.last_name, u.status, p.hash,
        array(select role from user_roles r where r.org_id = u.org_id and r.user_id = u.id order by role) as roles,
        array(select environment from user_environments e where e.org_id = u.org_id and e.user_id = u.id
          order by environment) as environments
      from users u join organisations o on o.id = u.org_id
      left join user_passwords p on p.org_id = u.org_id and p.user_id = u.id
      where ${where} order by u.status = 'DELETED', o.created_at, o.name, u.created_at, u.email`.execute(trx)
    return found.rows
  })

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export const findPersonByEmail = async (store: Store, email: string): Promise<Person | undefined> =>
  (await readPeople(store, sql<boolean>`lower(u.email) = ${email.trim().toLowerCase()}`))[0]

export const findPersonById = async (store: Store, id: string): Promise<Person | undefined> =>
  UUID.test(id) ? (await readPeople(store, sql<boolean>`u.id = ${id}`))[0] : undefined

/** Lists the demo accounts. */
export const listDemoPeople = (store: Store): Promise<Person[]> =>
  readPeople(store, sql<boolean>`u.status = 'ACTIVE'`)

/** Returns the token claims of a person, under the deployment's names. */
export const claimsOf = (person: Person, names: ClaimNames): Record<string, unknown> => ({
  [names.userId]: person.id,
  [names.orgId]: person.org_id,
  [names.orgName]: person.org_name,
  [names.environments]: person.environments,
})

import { DEMO_PASSWORD } from '#server/login/password/demo-password.ts'
import { asJson } from '#server/store/json.ts'
import type { Store } from '#server/store/store.ts'
import { hashCheaply } from './snapshot.ts'
import type { Row } from '#server/store/generated/database.ts'
import type { Environment } from '#server/store/environment.ts'
import { asSystem } from './system.ts'

interface ExamplePerson {
  email: string
  status: Row<'users'>['status']
  roles: string[]
  environments: Environment[]
}

export const ADMIN = 'ada@example.test'
export const MAKER = 'mika@example.test'
export const DISABLED = 'dana@example.test'

const people: ExamplePerson[] = [
  { email: ADMIN, status: 'ACTIVE', roles: ['Organization Administrator'], environments: ['uat', 'prod'] },
  {
    email: MAKER,
    status: 'ACTIVE',
    roles: ['direct.payments.read', 'direct.payments.write'],
    environments: ['uat'],
  },
  { email: DISABLED, status: 'DISABLED', roles: ['direct.payments.read'], environments: ['uat'] },
  {
    email: 'created@example.test',
    status: 'CREATED',
    roles: ['direct.payments.read'],
    environments: ['uat'],
  },
  {
    email: 'rejected@example.test',
    status: 'REJECTED',
    roles: ['direct.payments.read'],
    environments: ['uat'],
  },
  {
    email: 'deleted@example.test',
    status: 'DELETED',
    roles: ['direct.payments.read'],
    environments: ['uat'],
  },
]

const noDetails = { nickname: null, picture: null, last_sign_in_at: null }

/** One organisation with a person in every state, for tests that need nobody else; answers with its id. */
export const addExamplePeople = async (store: Store): Promise<string> => {
  const hash = await hashCheaply(DEMO_PASSWORD)
  return asSystem(store, async (trx) => {
    const { id: org_id } = await trx
      .insertInto('organisations')
      .values({
        name: 'Example Ltd',
        customer_id: null,
        products: ['payments_direct'],
        administrators: asJson([]),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const { email, status, roles, environments } of people) {
      const name = { first_name: email.split('@')[0] ?? '', last_name: 'Example' }
      const user = await trx
        .insertInto('users')
        .values({ org_id, email, status, ...name, ...noDetails })
        .returning('id as user_id')
        .executeTakeFirstOrThrow()
      const own = { org_id, ...user }
      await trx
        .insertInto('user_passwords')
        .values({ ...own, hash })
        .execute()
      await trx
        .insertInto('user_roles')
        .values(roles.map((role) => ({ ...own, role })))
        .execute()
      const assigned = environments.map((environment) => ({ ...own, environment }))
      await trx.insertInto('user_environments').values(assigned).execute()
    }
    return org_id
  })
}

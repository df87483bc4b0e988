import type { Trx } from '../../store/tenant.ts'
import type { DemoOrganisation } from './demo-organisations.ts'
import { orgIdOf, userIdOf } from './organisation.ts'

/** Inserts the people of an organisation; all share one password, hashed once. */
export const seedPeople = async (
  trx: Trx,
  organisation: DemoOrganisation,
  hash: string,
  at: Date,
): Promise<void> => {
  const org_id = orgIdOf(organisation)
  const existing = organisation.people.map((person, place) => ({
    person,
    own: { org_id, user_id: userIdOf(organisation, person.login) },
    created_at: new Date(at.getTime() + place * 1000),
  }))
  await trx
    .insertInto('users')
    .values(
      existing.map(({ person, own, created_at }) => ({
        org_id,
        id: own.user_id,
        email: `${person.login}@${organisation.domain}`,
        first_name: person.first,
        last_name: person.last,
        nickname: null,
        picture: null,
        status: person.status ?? 'ACTIVE',
        last_sign_in_at: null,
        created_at,
        active_since: created_at,
      })),
    )
    .execute()
  await trx
    .insertInto('user_passwords')
    .values(existing.map(({ own }) => ({ ...own, hash })))
    .execute()
  await trx
    .insertInto('user_roles')
    .values(
      existing.flatMap(({ person, own, created_at: granted_at }) =>
        person.roles.map((role) => ({ ...own, role, granted_at })),
      ),
    )
    .execute()
  await trx
    .insertInto('user_environments')
    .values(
      existing.flatMap(({ person, own, created_at: granted_at }) =>
        person.environments.map((environment) => ({ ...own, environment, granted_at })),
      ),
    )
    .execute()
}

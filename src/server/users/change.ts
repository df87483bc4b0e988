import type { ServerDefinitions } from '../app/definitions.ts'
import { refused, refusedField } from '../app/refused.ts'
import type { Session } from '../app/session.ts'
import type { Trx } from '../store/tenant.ts'
import { isAdministrator, noneLeft, wrongNumbers } from './administrators.ts'
import { NOBODY, refuseGrant, type Rights } from './rights/grant.ts'
import { alone, findUserAccess, type UserAccess } from './user-access.ts'
import { insertUser, saveRights, renamePerson, type NewPerson } from './user-storage.ts'
import { toUser } from './user-answer.ts'

export interface PeopleDependencies {
  trx: Trx
  session: Session
  definitions: ServerDefinitions
}

/** The audited part of a change: the differing values before and after. */
export interface RightsChange {
  before: object | undefined
  after: object
}

export interface Changed {
  access: UserAccess
  record: RightsChange
}

const describeChange = ({ user, roles, environments }: UserAccess) => ({
  firstName: user.first_name,
  lastName: user.last_name,
  roles,
  environments,
  status: user.status,
})

/** Returns the differences of a person before and after a change. */
export const changeOf = (before: UserAccess | undefined, after: UserAccess): RightsChange => {
  const now = describeChange(after)
  const old = before && describeChange(before)
  const names = Object.keys(now) as (keyof typeof now)[]
  const changed = names.filter((name) => JSON.stringify(old?.[name]) !== JSON.stringify(now[name]))
  const of = (values: typeof now) => Object.fromEntries(changed.map((name) => [name, values[name]]))
  return { before: old && of(old), after: of(now) }
}

const wasAdministrator = (definitions: ServerDefinitions, before: UserAccess | undefined) =>
  before?.user.status === 'ACTIVE' && isAdministrator(definitions, before.roles)

/** Refuses to exclude a person; checked after the write as well. */
export const mayNotLeave = ({ trx, definitions }: PeopleDependencies, before: UserAccess) =>
  noneLeft(trx, definitions, wasAdministrator(definitions, before))

/** Checks the new roles after the write, in the same transaction, so that two changes cannot both pass. */
export const mayNotStand = ({ trx, definitions }: PeopleDependencies, before: UserAccess | undefined) =>
  wrongNumbers(trx, definitions, wasAdministrator(definitions, before))

const read = async (trx: Trx, id: string): Promise<UserAccess> => {
  const granted = await findUserAccess(trx, id)
  if (!granted) throw new Error('Somebody who was just written is not there.')
  return granted
}

/** Invites a person, who may sign in once approved (USR-011, USR-012). */
export const invitePerson = async (
  dependencies: PeopleDependencies,
  person: Omit<NewPerson, 'last_name'> & { last_name?: string | undefined },
  rights: Rights,
) => {
  const { trx, session, definitions } = dependencies
  const { organisation, user } = session
  await alone(trx, organisation.id)
  const refusal = refuseGrant(definitions, session, NOBODY, rights)
  if (refusal) return refusal
  const names = { first_name: person.first_name.trim(), last_name: person.last_name?.trim() ?? '' }
  const id = await insertUser(trx, {
    org_id: organisation.id,
    ...names,
    email: person.email.trim(),
    status: 'CREATED',
    invited_by: user.id,
  })
  if (id === undefined) return refusedField('email-in-use', 'email')
  await saveRights(trx, { org_id: organisation.id, user_id: id }, NOBODY, rights)
  const wrong = await mayNotStand(dependencies, undefined)
  if (wrong) return wrong
  const granted = await read(trx, id)
  return { access: granted, record: changeOf(undefined, granted) }
}

export interface PersonChange {
  version: number
  first_name: string
  /** Absent: the person has a single name. */
  last_name?: string | undefined
}

/**
 * Changes names, roles and environments of the version that was seen; a second person receives the current
 * one.
 */
export const changePerson = async (
  dependencies: PeopleDependencies,
  id: string | undefined,
  change: PersonChange,
  after: Rights,
) => {
  const { trx, session, definitions } = dependencies
  await alone(trx, session.organisation.id)
  const before = await findUserAccess(trx, id)
  if (!before || before.user.status === 'DELETED') return refused('not-found')
  const changed = () =>
    refused('user-changed', { current: toUser(definitions, session.organisation, before) })
  if (before.user.version !== change.version) return changed()
  const refusal = refuseGrant(definitions, session, before, after)
  if (refusal) return refusal
  const names = { first_name: change.first_name.trim(), last_name: change.last_name?.trim() ?? '' }
  if (!(await renamePerson(trx, before, names))) return changed()
  const { org_id, id: user_id } = before.user
  await saveRights(trx, { org_id, user_id }, before, after)
  const wrong = await mayNotStand(dependencies, before)
  if (wrong) return wrong
  const granted = await read(trx, user_id)
  return { access: granted, record: changeOf(before, granted) }
}

import { grantableRoles } from '#engine/permission/access.ts'
import { sayRefusals } from '#values/generated/say-refusals.ts'
import type { ServerDefinitions } from '../../app/definitions.ts'
import { refused, refusedField } from '../../app/refused.ts'
import type { Session } from '../../app/session.ts'
import { isAdministrator } from '../administrators.ts'
import { ENVIRONMENTS, type Environment } from '../../store/environment.ts'
import { roleInWords } from '../../languages/reader.ts'

type RoleDefinitions = Pick<ServerDefinitions, 'roles'>

export interface Rights {
  roles: readonly string[]
  environments: readonly Environment[]
}

export const NOBODY: Rights = { roles: [], environments: [] }

/**
 * Returns what a person may grant: their own roles and environments; an administrator all environments
 * (PRM-007).
 */
export const grantable = (definitions: RoleDefinitions, { roles, environments }: Session) => ({
  roles: grantableRoles(definitions.roles, roles),
  environments: new Set(isAdministrator(definitions, roles) ? ENVIRONMENTS : environments),
})

const labelOf = ({ roles }: RoleDefinitions, role: string): string => roleInWords(roles, role)

/** Refuses a change of an administrator by others. */
export const refuseAdministrator = (definitions: RoleDefinitions, { roles }: Session, before: Rights) =>
  !isAdministrator(definitions, roles) && isAdministrator(definitions, before.roles)
    ? refused('administrator-only')
    : undefined

/** Refuses a change of rights that grants more than the person has, or changes an administrator. */
export const refuseGrant = (
  definitions: RoleDefinitions,
  session: Session,
  before: Rights,
  after: Rights,
) => {
  const isOthers = refuseAdministrator(definitions, session, before)
  if (isOthers) return isOthers
  const may = grantable(definitions, session)
  const role = after.roles.find((one) => !before.roles.includes(one) && !may.roles.has(one))
  if (role !== undefined)
    return refusedField(
      'role-not-held',
      'roles',
      sayRefusals('roleNotYours', { role: labelOf(definitions, role) }),
    )
  const place = after.environments.find(
    (one) => !before.environments.includes(one) && !may.environments.has(one),
  )
  return place === undefined ? undefined : refusedField('environment-not-held', 'environments')
}

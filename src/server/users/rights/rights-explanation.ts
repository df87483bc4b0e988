import { accessOf } from '#engine/permission/access.ts'
import { conflictsOf, explainPermissions, type Explained } from '#engine/permission/explanation.ts'
import type { ServerDefinitions } from '../../app/definitions.ts'
import { SIGNED_IN, type ReadFacts } from '../../app/facts.ts'
import type { Session } from '../../app/session.ts'
import { listOf } from '../../languages/lists.ts'
import type { Rights } from './grant.ts'
import type { Environment } from '../../store/environment.ts'
import { inWords } from '../../languages/reader.ts'
import { sayRights } from '#values/generated/say-rights.ts'
import { ACCESS } from './grants.ts'

export interface RightsDependencies {
  definitions: ServerDefinitions
  readFacts: ReadFacts
}

/** Somebody as if they were calling, with these rights: the same facts and the same validation as for a real call. */
export const asSession = (viewer: Session, { id }: { id: string }, rights: Rights): Session => ({
  ...viewer,
  user: { ...viewer.user, id },
  roles: [...rights.roles],
  environments: [...rights.environments],
})

/** Every permission of somebody in one environment, with what gives or withholds it. */
export const explainRights = (
  { definitions, readFacts }: RightsDependencies,
  session: Session,
  environment: Environment,
): readonly Explained[] => {
  const { permissions } = inWords(definitions.library)
  return explainPermissions(definitions.permissions, {
    roles: [...session.roles, SIGNED_IN],
    facts: readFacts(session, environment),
  }).map((one) => ({ ...one, says: permissions[one.id]?.says ?? one.says }))
}

export const environmentLabel = ({ library }: ServerDefinitions, code: string): string =>
  listOf({ library }, 'environments').find(({ value }) => value === code)?.label ?? code

/** The areas there are in an environment, and whether somebody reads or edits them (PRM-028..036). */
export const areasOf = (
  { definitions, readFacts }: RightsDependencies,
  session: Session,
  environment: Environment,
) => {
  const granted = accessOf(definitions.roles, session.roles)
  const facts = readFacts(session, environment)
  return (inWords(definitions.library).options['role-areas']?.options ?? []).flatMap(
    ({ value, label, showWhen }) => {
      const access = granted.get(value)
      const isThere = showWhen === undefined || definitions.rules.get(showWhen)?.evaluate(facts) === 'yes'
      return access && isThere ? [{ label, value: sayRights(ACCESS[access]) }] : []
    },
  )
}

/** What one person should not hold together, and holds. */
export const namedConflicts = ({ permissions, library }: ServerDefinitions, roles: readonly string[]) => {
  const translated = inWords(library).permissions
  return conflictsOf(permissions, roles).map((found) => {
    const { title, says } =
      translated[found.permission]?.conflicts?.find((one) => one.with === found.with) ?? found
    return { label: title, value: says }
  })
}

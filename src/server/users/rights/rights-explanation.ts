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

/** Builds the session of a person with these rights, to use the same checks as a real call. */
export const asSession = (viewer: Session, { id }: { id: string }, rights: Rights): Session => ({
  ...viewer,
  user: { ...viewer.user, id },
  roles: [...rights.roles],
  environments: [...rights.environments],
})

/** Explains every permission of a person in one environment. */
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

/** Returns the areas of an environment and the person's access to each (PRM-028..036). */
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

/** Returns the conflicts between a person's roles. */
export const namedConflicts = ({ permissions, library }: ServerDefinitions, roles: readonly string[]) => {
  const translated = inWords(library).permissions
  return conflictsOf(permissions, roles).map((found) => {
    const { title, says } =
      translated[found.permission]?.conflicts?.find((one) => one.with === found.with) ?? found
    return { label: title, value: says }
  })
}

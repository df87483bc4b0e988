import type { Session } from '../../app/session.ts'
import {
  asSession,
  environmentLabel,
  explainRights,
  namedConflicts,
  type RightsDependencies,
} from './rights-explanation.ts'
import { NOBODY, type Rights } from './grant.ts'
import type { UserAccess } from '../user-access.ts'
import { sayRights } from '#values/generated/say-rights.ts'
import { inWords } from '../../languages/reader.ts'

/** Returns a person's permissions with the environments of each. */
const reach = (
  dependencies: RightsDependencies,
  session: Session,
): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>()
  for (const environment of session.environments) {
    for (const { says, isHeld } of explainRights(dependencies, session, environment))
      if (isHeld) found.set(says, [...(found.get(says) ?? []), environment])
  }
  return found
}

const beyond = (
  { definitions }: RightsDependencies,
  more: ReadonlyMap<string, readonly string[]>,
  less: ReadonlyMap<string, readonly string[]>,
) =>
  [...more].flatMap(([label, environments]) => {
    const only = environments.filter((environment) => !less.get(label)?.includes(environment))
    const value = only.map((environment) => environmentLabel(definitions, environment)).join(', ')
    return only.length === 0 ? [] : [{ label, value }]
  })

const summaryOf = (gained: number, lost: number, conflicts: number): string => {
  const parts = [
    ...(gained > 0 ? [sayRights('gained', { count: gained })] : []),
    ...(lost > 0 ? [sayRights('lost', { count: lost })] : []),
    ...(conflicts > 0 ? [sayRights('conflicts', { count: conflicts })] : []),
  ]
  return parts.length === 0 ? sayRights('nothingChanges') : sayRights('summary', { parts: parts.join(', ') })
}

/** Previews a change of rights: gained and lost permissions, conflicts and warnings. */
export const differenceOf = (
  dependencies: RightsDependencies,
  viewer: Session,
  granted: UserAccess | undefined,
  after: Rights,
) => {
  const before = granted ?? NOBODY
  const person = granted?.user ?? viewer.user
  const [old, now] = [before, after].map((rights) => reach(dependencies, asSession(viewer, person, rights)))
  const { roles } = dependencies.definitions
  const warnings = after.roles.flatMap((role) => {
    const { label, warning } = inWords(dependencies.definitions.library).roles[role] ?? roles[role] ?? {}
    return warning && label && !before.roles.includes(role) ? [{ label, value: warning }] : []
  })
  const gained = beyond(dependencies, now!, old!)
  const lost = beyond(dependencies, old!, now!)
  const conflicts = namedConflicts(dependencies.definitions, after.roles)
  return {
    summary: summaryOf(gained.length, lost.length, conflicts.length),
    gained,
    lost,
    conflicts,
    warnings,
  }
}

import type { Session } from '../app/session.ts'
import {
  asSession,
  environmentLabel,
  explainRights,
  namedConflicts,
  type RightsDependencies,
} from './rights-explanation.ts'
import { NOBODY, type Rights } from './grant.ts'
import type { UserAccess } from './user-access.ts'

/** What somebody may do, by permission: the environments in which they may. */
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

const counted = (number: number, one: string, other: string): string[] =>
  number === 0 ? [] : [`${number} ${number === 1 ? one : other}`]

const summaryOf = (gained: number, lost: number, conflicts: number): string => {
  const parts = [
    ...counted(gained, 'permission gained', 'permissions gained'),
    ...counted(lost, 'permission lost', 'permissions lost'),
    ...counted(conflicts, 'conflict of duty', 'conflicts of duty'),
  ]
  return parts.length === 0 ? 'Nothing is gained or lost.' : `${parts.join(', ')}.`
}

/** What a change would come to before it is made: gained, lost, what should be in two hands, and what is warned of. */
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
    const { label, warning } = roles[role] ?? {}
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

import type { Session } from '../app/session.ts'
import { asSession, environmentLabel, explainRights, namedConflicts, type RightsGround } from './explained.ts'
import { NOBODY, type Rights } from './grant.ts'
import type { Held } from './held.ts'

/** What somebody may do, by permission: the environments in which they may. */
const reach = (ground: RightsGround, session: Session): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>()
  for (const environment of session.environments) {
    for (const { says, isHeld } of explainRights(ground, session, environment))
      if (isHeld) found.set(says, [...(found.get(says) ?? []), environment])
  }
  return found
}

const beyond = (
  { definitions }: RightsGround,
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
  ground: RightsGround,
  viewer: Session,
  held: Held | undefined,
  after: Rights,
) => {
  const before = held ?? NOBODY
  const person = held?.user ?? viewer.user
  const [old, now] = [before, after].map((rights) => reach(ground, asSession(viewer, person, rights)))
  const { roles } = ground.definitions
  const warnings = after.roles.flatMap((role) => {
    const { label, warning } = roles[role] ?? {}
    return warning && label && !before.roles.includes(role) ? [{ label, value: warning }] : []
  })
  const gained = beyond(ground, now!, old!)
  const lost = beyond(ground, old!, now!)
  const conflicts = namedConflicts(ground.definitions, after.roles)
  return {
    summary: summaryOf(gained.length, lost.length, conflicts.length),
    gained,
    lost,
    conflicts,
    warnings,
  }
}

import type { Library } from '#definition/library.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import type { Environment } from '../store/environment.ts'
import type { Tenant, Trx } from '../store/tenant.ts'
import { whoMay } from '../users/rights/who-may.ts'

export type EventNotification = Library['notifications'][string]

/** Persons of a record by name; null or absent: there is none. */
export type Persons = Readonly<Record<string, string | readonly string[] | null | undefined>>

type Place = Pick<Tenant, 'orgId'> & Partial<Pick<Tenant, 'environment'>>

const named = (persons: Persons, name: string | undefined): readonly string[] =>
  name === undefined ? [] : [persons[name] ?? []].flat()

const findEverybody = async (trx: Trx, { orgId, environment }: Place): Promise<string[]> => {
  const rows = await trx
    .selectFrom('users')
    .innerJoin('user_environments as place', (join) =>
      join.onRef('place.org_id', '=', 'users.org_id').onRef('place.user_id', '=', 'users.id'),
    )
    .select('users.id')
    .distinct()
    .where('users.org_id', '=', orgId)
    .where('users.status', '=', 'ACTIVE')
    .$if(environment !== undefined, (query) => query.where('place.environment', '=', environment!))
    .orderBy('users.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Returns the people that the definition of a notification names, each once. */
export const findRecipients = async (
  trx: Trx,
  definitions: Pick<ServerDefinitions, 'permissions'>,
  { people = [], holders = [], everyone, except }: EventNotification,
  { place, persons }: { place: Place; persons: Persons },
): Promise<string[]> => {
  const found = new Set(people.flatMap((name) => named(persons, name)))
  for (const permission of holders)
    for (const id of await whoMay(trx, definitions, permission, place)) found.add(id)
  if (everyone) for (const id of await findEverybody(trx, place)) found.add(id)
  const excluded = named(persons, except)
  return [...found].filter((id) => !excluded.includes(id))
}

/** Returns the environments in which people work, each with those people. */
export const findPlaces = async (
  trx: Trx,
  orgId: string,
  people: readonly string[],
  within: Environment | undefined,
): Promise<ReadonlyMap<Environment, readonly string[]>> => {
  if (people.length === 0) return new Map()
  const rows = await trx
    .selectFrom('user_environments')
    .select(['user_id', 'environment'])
    .where('org_id', '=', orgId)
    .where('user_id', 'in', people)
    .$if(within !== undefined, (query) => query.where('environment', '=', within!))
    .execute()
  return new Map(
    [...Map.groupBy(rows, ({ environment }) => environment)].map(([environment, there]) => [
      environment,
      there.map(({ user_id }) => user_id),
    ]),
  )
}

/** Throws an error if the notifications cannot be read: nobody would be asked to decide, or hear of anything (TRU-931). */
export const requireNotifications = ({
  library,
  findings,
}: Pick<ServerDefinitions, 'library' | 'findings'>): void => {
  if (Object.keys(library.notifications).length > 0) return
  const wrong = findings.find((finding) => finding.startsWith('notifications.json'))
  throw new Error(wrong ?? 'notifications.json is missing.')
}

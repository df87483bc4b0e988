import { changeFacts } from '#engine/control/change-facts.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { notify } from '../notifications/notice.ts'
import type { Environment } from '../store/environment.ts'
import type { Trx } from '../store/tenant.ts'
import { whoMay } from '../users/rights/who-may.ts'
import { findUserAccess, nameOf, type UserAccess } from '../users/user-access.ts'

export type DecidingDefinitions = Pick<ServerDefinitions, 'library' | 'permissions'>

/** A right to decide that at most one person has in an environment, since somebody lost it. */
export interface Vacancy {
  right: string
  environment: Environment
  /** The only person who is left. */
  remaining?: string
}

/** Returns the rights by which a second person decides: of controls, and of payments. */
const decidingRights = ({ library }: DecidingDefinitions): ReadonlySet<string> =>
  new Set([
    ...Object.values(library.controls).map(({ decides }) => decides),
    ...Object.values(library.calls).flatMap(({ path, permission }) =>
      path === library.calls['payments.approve']?.path ? [permission] : [],
    ),
  ])

const stateOf = ({ user: { status }, roles, environments }: UserAccess) => ({
  status,
  scopes: roles,
  environments,
})

const findVacancies = async (
  trx: Trx,
  definitions: DecidingDefinitions,
  before: UserAccess,
  after: UserAccess,
): Promise<Vacancy[]> => {
  const { lost } = changeFacts(definitions.permissions, {
    before: stateOf(before),
    after: stateOf(after),
  }) as {
    lost: readonly string[]
  }
  const deciding = decidingRights(definitions)
  const vacancies: Vacancy[] = []
  for (const right of lost.filter((one) => deciding.has(one)))
    for (const environment of before.environments) {
      const [first, ...others] = await whoMay(trx, definitions, right, {
        orgId: before.user.org_id,
        environment,
      })
      if (others.length > 0) continue
      const remaining = first && (await findUserAccess(trx, first))
      vacancies.push({ right, environment, ...(remaining && { remaining: nameOf(remaining) }) })
    }
  return vacancies
}

const notifyOf = async (
  trx: Trx,
  definitions: DecidingDefinitions,
  { user, ...more }: UserAccess,
  vacancies: readonly Vacancy[],
): Promise<void> => {
  const { org_id: orgId } = user
  for (const { right, environment, remaining } of vacancies) {
    const eventType = remaining === undefined ? 'NOBODY_DECIDES' : 'ONE_DECIDES'
    const facts = {
      who: nameOf({ user, ...more }),
      decides: right,
      environment,
      ...(remaining !== undefined && { remaining }),
    }
    await notify(trx, definitions, { orgId, eventType, facts })
  }
}

/**
 * Does work that no control covers, by a directory, a login or the console, and that may take a right to decide from a
 * person. People who may name another hear of it in the same transaction, if at most one is left (TRU-827). A person who
 * is shut out stays shut out: a directory has to be able to.
 */
export const withVacancies = async <Answer>(
  trx: Trx,
  definitions: DecidingDefinitions,
  userId: string,
  work: () => Promise<Answer>,
): Promise<{ answer: Answer; vacancies: readonly Vacancy[] }> => {
  const before = await findUserAccess(trx, userId)
  const answer = await work()
  const after = await findUserAccess(trx, userId)
  if (!before || !after) return { answer, vacancies: [] }
  const vacancies = await findVacancies(trx, definitions, before, after)
  if (vacancies.length > 0) await notifyOf(trx, definitions, after, vacancies)
  return { answer, vacancies }
}

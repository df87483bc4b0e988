import type { Library } from '#definition/library.ts'
import type { Explained } from '#engine/permission/explain.ts'
import { matchesSearch } from '#values/search.ts'
import { pageOf, sliceOf, type PageAsked } from '../app/list-page.ts'
import type { Session } from '../app/session.ts'
import { listedAmong } from '../definitions/lists.ts'
import {
  areasOf,
  asSession,
  environmentLabel,
  explainRights,
  namedConflicts,
  type RightsGround,
} from './explained.ts'
import { nameOf, type Held } from './held.ts'
import { userTypeOf } from './read.ts'
import type { Environment } from '../store/environment.ts'

export interface RightsAsked extends PageAsked {
  environment?: Environment
  verdict?: 'yes' | 'no'
  search?: string
}

const inWords = (words: readonly string[]): string => [...new Set(words)].join(', ')

/** What a permission opens: pages by their titles, requests by their purpose. */
const opened = ({ pages, calls }: Library, id: string) => ({
  pages: inWords(
    Object.values(pages)
      .filter(({ permission }) => permission === id)
      .map(({ title }) => title),
  ),
  calls: inWords(
    Object.values(calls)
      .filter(({ permission }) => permission === id)
      .map(({ purpose }) => purpose.replace(/\.$/, '')),
  ),
})

/** Why somebody may or may not, as a sentence; who is kept out altogether may nothing. */
const why = (
  { definitions }: RightsGround,
  { through, wanted, closedBy, isHeld }: Explained,
  keptOut: string | undefined,
): string => {
  const label = (role: string) => definitions.roles[role]?.label ?? role
  if (keptOut !== undefined) return keptOut
  if (isHeld) return `Through ${inWords(through.map(label))}.`
  if (closedBy !== undefined)
    return `The role is there, but this is not so: ${definitions.rules.get(closedBy)?.says ?? closedBy}`
  return `Needs ${wanted.map(label).join(' or ')}.`
}

const keptOutOf = (ground: RightsGround, { user, environments }: Held, environment: Environment) => {
  if (user.status !== 'ACTIVE')
    return `${ground.definitions.library.machines.user?.states[user.status]?.label ?? user.status}: may not sign in.`
  return environments.includes(environment) ? undefined : 'The environment is not assigned.'
}

const inEnvironments = ({ definitions }: RightsGround, codes: readonly Environment[]) =>
  listedAmong(definitions, 'environments', codes)
    .map(({ label }) => label)
    .join(', ')

/** What somebody can do in an environment, and why: permission by permission, what they may do first. */
export const rightsOf = (
  ground: RightsGround,
  viewer: Session,
  held: Held,
  asked: RightsAsked & { here: Environment },
) => {
  const { here, verdict, search = '' } = asked
  const [first = here] = held.environments
  const environment = asked.environment ?? (held.environments.includes(here) ? here : first)
  const place = environmentLabel(ground.definitions, environment)
  const session = asSession(viewer, held.user, held)
  const keptOut = keptOutOf(ground, held, environment)
  const lines = explainRights(ground, session, environment)
    .map((one) => ({
      id: one.id,
      permission: one.says,
      verdict: one.isHeld && keptOut === undefined ? ('yes' as const) : ('no' as const),
      why: why(ground, one, keptOut),
      environment: place,
      ...opened(ground.definitions.library, one.id),
    }))
    .filter((line) => verdict === undefined || line.verdict === verdict)
    .filter((line) => matchesSearch(search, [line.permission, line.why, line.pages, line.calls]))
    .toSorted((one, other) => other.verdict.localeCompare(one.verdict))
  const { page, size, offset } = sliceOf(asked)
  const { definitions } = ground
  const { user, roles } = held
  return {
    id: user.id,
    orgId: user.org_id,
    name: nameOf(held),
    email: user.email,
    status: user.status,
    userType: userTypeOf(definitions, roles),
    roles: inWords(roles.map((role) => definitions.roles[role]?.label ?? role)),
    assigned: inEnvironments(ground, held.environments),
    environment: place,
    areas: keptOut === undefined ? areasOf(ground, session, environment) : [],
    conflicts: namedConflicts(definitions, roles),
    content: lines.slice(offset, offset + size),
    page: pageOf({ page, size }, String(lines.length)),
  }
}

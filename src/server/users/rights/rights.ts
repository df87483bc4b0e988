import { joinLabels } from '#values/joined-labels.ts'
import type { Library } from '#definition/library.ts'
import type { Explained } from '#engine/permission/explanation.ts'
import { matchesSearch } from '#values/search.ts'
import { pageOf, sliceOf, type PageQuery } from '../../app/list/list-page.ts'
import type { Session } from '../../app/session.ts'
import { listedAmong } from '../../languages/lists.ts'
import {
  areasOf,
  asSession,
  environmentLabel,
  explainRights,
  namedConflicts,
  type RightsDependencies,
} from './rights-explanation.ts'
import { nameOf, type UserAccess } from '../user-access.ts'
import { userTypeOf } from '../user-answer.ts'
import type { Environment } from '../../store/environment.ts'
import { inWords, roleInWords, ruleInWords } from '../../languages/reader.ts'
import { sayRights } from '#values/generated/say-rights.ts'
import { currentLanguage } from '#values/language.ts'

export interface RightsQuery extends PageQuery {
  environment?: Environment
  verdict?: 'yes' | 'no'
  search?: string
}

const joinWords = (words: readonly string[]): string => joinLabels([...new Set(words)])

const eitherOf = (words: readonly string[]): string =>
  new Intl.ListFormat(currentLanguage().tag, { type: 'disjunction' }).format(words)

/** Returns the pages and calls of a permission, by title and purpose. */
const opened = ({ pages, calls }: Library, id: string) => ({
  pages: joinWords(
    Object.values(pages)
      .filter(({ permission }) => permission === id)
      .map(({ title }) => title),
  ),
  calls: joinWords(
    Object.values(calls)
      .filter(({ permission }) => permission === id)
      .map(({ purpose }) => purpose.replace(/\.$/, '')),
  ),
})

/** Returns the reason for a permission as a sentence; an excluded person has none. */
const why = (
  { definitions }: RightsDependencies,
  { through, wanted, closedBy, isHeld }: Explained,
  exclusionOf: string | undefined,
): string => {
  const label = (role: string) => roleInWords(definitions.roles, role)
  if (exclusionOf !== undefined) return exclusionOf
  if (isHeld) return sayRights('through', { roles: joinWords(through.map(label)) })
  if (closedBy !== undefined)
    return sayRights('ruleSaysNo', {
      rule: ruleInWords(closedBy) ?? definitions.rules.get(closedBy)?.says ?? closedBy,
    })
  return sayRights('needs', { roles: eitherOf(wanted.map(label)) })
}

const stateOf = ({ definitions }: RightsDependencies, status: string): string =>
  inWords(definitions.library).machines.user?.states[status]?.label ?? status

const exclusionsOf = (
  dependencies: RightsDependencies,
  { user, environments }: UserAccess,
  environment: Environment,
) => {
  if (user.status !== 'ACTIVE')
    return sayRights('mayNotSignIn', { state: stateOf(dependencies, user.status) })
  return environments.includes(environment) ? undefined : sayRights('environmentNotAssigned')
}

const inEnvironments = ({ definitions }: RightsDependencies, codes: readonly Environment[]) =>
  listedAmong(definitions, 'environments', codes)
    .map(({ label }) => label)
    .join(', ')

/** Lists a person's permissions in an environment with reasons, granted ones first. */
export const rightsOf = (
  dependencies: RightsDependencies,
  viewer: Session,
  granted: UserAccess,
  requested: RightsQuery & { here: Environment },
) => {
  const { here, verdict, search = '' } = requested
  const [first = here] = granted.environments
  const environment = requested.environment ?? (granted.environments.includes(here) ? here : first)
  const place = environmentLabel(dependencies.definitions, environment)
  const session = asSession(viewer, granted.user, granted)
  const isActive = granted.user.status === 'ACTIVE'
  const exclusionOf = exclusionsOf(dependencies, granted, environment)
  const lines = explainRights(dependencies, session, environment)
    .map((one) => ({
      id: one.id,
      permission: one.says,
      verdict: one.isHeld && exclusionOf === undefined ? ('yes' as const) : ('no' as const),
      why: why(dependencies, one, exclusionOf),
      environment: place,
      ...opened(inWords(dependencies.definitions.library), one.id),
    }))
    // An excluded person gets one sentence; the list appears only with a filter or search.
    .filter((line) => (verdict === undefined ? isActive || search !== '' : line.verdict === verdict))
    .filter((line) => matchesSearch(search, [line.permission, line.why, line.pages, line.calls]))
    .toSorted((one, other) => other.verdict.localeCompare(one.verdict))
  const { page, size, offset } = sliceOf(requested)
  const { definitions } = dependencies
  const { user, roles } = granted
  return {
    id: user.id,
    orgId: user.org_id,
    name: nameOf(granted),
    email: user.email,
    status: user.status,
    userType: userTypeOf(definitions, roles),
    roles: joinWords(roles.map((role) => roleInWords(definitions.roles, role))),
    assigned: inEnvironments(dependencies, granted.environments),
    environment: place,
    areas: exclusionOf === undefined ? areasOf(dependencies, session, environment) : [],
    conflicts: namedConflicts(definitions, roles),
    content: lines.slice(offset, offset + size),
    page: pageOf({ page, size }, String(lines.length)),
  }
}

import type { ServerDefinitions } from '../../app/definitions.ts'
import type { ReadFacts } from '../../app/facts.ts'
import type { Session } from '../../app/session.ts'
import type { Facts } from '#engine/rule/types.ts'
import { SIGNED_IN } from '../../app/facts.ts'
import { listedAmong, listOf } from '../../languages/lists.ts'
import { grantable, NOBODY, type Rights } from './grant.ts'
import { ENVIRONMENTS } from '../../store/environment.ts'
import { inWords, roleInWords } from '../../languages/reader.ts'
import { sayRights } from '#values/generated/say-rights.ts'

/** The template without preset roles. */
const CUSTOM = 'custom'

/** The texts of read and edit access. */
export const ACCESS = { read: 'readOnly', edit: 'readAndEdit' } as const

/**
 * Returns what a person may grant: roles by group, and environments, with the names of those they may not.
 * Rights that the other person already has stay open.
 */
export const grantsFor = (
  definitions: ServerDefinitions,
  readFacts: ReadFacts,
  session: Session,
  rights: Rights = NOBODY,
) => {
  const { roles, rules, library } = definitions
  const may = grantable(definitions, session)
  const facts = ENVIRONMENTS.filter(
    (environment) => may.environments.has(environment) || rights.environments.includes(environment),
  ).map((environment) => readFacts(session, environment))
  const areas = new Map(library.options['role-areas']?.options.map((area) => [area.value, area.showWhen]))
  const isThere = ({ area, showWhen, provider }: ServerDefinitions['roles'][string]) => {
    const needed = [areas.get(area), showWhen].filter((rule) => rule !== undefined)
    const isOpen = (existing: Facts) => needed.every((rule) => rules.get(rule)?.evaluate(existing) === 'yes')
    return provider !== true && facts.some(isOpen)
  }
  const offered = Object.entries(roles).filter(
    ([name, role]) => name !== SIGNED_IN && (rights.roles.includes(name) || isThere(role)),
  )
  const inOrder = listOf(definitions, 'role-groups').flatMap(({ value }) =>
    offered.filter(([, { group }]) => group === value),
  )
  const closed = inOrder
    .map(([name]) => name)
    .filter((name) => !may.roles.has(name) && !rights.roles.includes(name))
  const given = inOrder.filter(([name]) => !closed.includes(name))
  const templates = (inWords(library).options['role-templates']?.options ?? []).flatMap(
    ({ value, label, hint = '' }) => {
      const needed = inOrder
        .filter(([, role]) => role.jobs?.includes(value) && isThere(role))
        .map(([name]) => name)
      const isGiven = needed.length > 0 && !needed.some((name) => closed.includes(name))
      return isGiven || value === CUSTOM ? [{ name: value, label, says: hint, roles: needed }] : []
    },
  )
  const existing = rights.roles.filter((name) => {
    const role = roles[name]
    return role === undefined || isThere(role)
  })
  const isGranted = (needed: readonly string[]) =>
    needed.length > 0 && needed.length === existing.length && needed.every((name) => existing.includes(name))
  const places = listedAmong(definitions, 'environments', ENVIRONMENTS)
  return {
    templates,
    ...(rights === NOBODY
      ? {}
      : { held: templates.find(({ roles: needed }) => isGranted(needed))?.name ?? CUSTOM }),
    roles: given.map(([name, { area, group, access }]) => ({
      name,
      label: roleInWords(roles, name),
      area,
      group,
      access: sayRights(ACCESS[access]),
    })),
    closedRoles: closed,
    ...(closed.length > 0 && { rest: sayRights('rolesOfOthers', { count: closed.length }) }),
    environments: places.map(({ value, label }) => ({ code: value, label })),
    closedEnvironments: places
      .map(({ value }) => value)
      .filter((code) => !may.environments.has(code) && !rights.environments.includes(code)),
  }
}

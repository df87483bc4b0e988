import { permissionsOf } from '#engine/permission/verdict.ts'
import type { Facts } from '#engine/rule/types.ts'
import { configurationFacts, limitValues } from '../configuration/configuration-facts.ts'
import { activeFlags } from '../flags/active.ts'
import type { ServerDefinitions } from './definitions.ts'
import { isInScope, type Session } from './session.ts'
import type { Environment } from '../store/environment.ts'

/** The role that every active session holds, so that a permission can be given to all signed-in users. */
export const SIGNED_IN = 'signed-in'

export type ReadFacts = (session: Session, environment: Environment) => Facts

const shortPerson = ({ user }: Session) => {
  const { id, name, email, status, viewedDisclosure } = user
  return { id, name, email, status, viewedDisclosure }
}

/** Returns the reader of the facts for rules; they come from the server, never from the request. */
export const createFacts = (definitions: ServerDefinitions): ReadFacts => {
  const { flags } = definitions.library
  const limits = limitValues(definitions.library.limits)
  return (session, environment) => {
    const { id, name, products } = session.organisation
    const roles = [...session.roles, SIGNED_IN]
    const existing = { user: shortPerson(session), organisation: { id, name, products }, environment, roles }
    const facts = {
      configuration: configurationFacts(session, limits),
      flags: activeFlags(flags, session.organisation.flags),
      limits,
    }
    const holder = { roles, facts: { ...facts, session: { ...existing, permissions: [] } } }
    const stored = [...permissionsOf(definitions.permissions, holder)]
    const permissions = stored.filter((permission) => isInScope(session, permission))
    return { ...facts, session: { ...existing, permissions } }
  }
}

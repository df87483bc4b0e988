import { permissionsOf } from '#engine/permission/judge.ts'
import type { Facts } from '#engine/rule/types.ts'
import { knownConfiguration, limitValues } from '../configuration/known.ts'
import { activeFlags } from '../flags/active.ts'
import type { ServerDefinitions } from './definitions.ts'
import { isInScope, type Session } from './session.ts'
import type { Environment } from '../store/environment.ts'

/** Every active session holds this role, so that a permission can be given to whoever is signed in. */
export const SIGNED_IN = 'signed-in'

export type ReadFacts = (session: Session, environment: Environment) => Facts

const shortPerson = ({ user }: Session) => {
  const { id, name, email, status, viewedDisclosure } = user
  return { id, name, email, status, viewedDisclosure }
}

/** The facts every rule may read, as the server knows them: nothing in them comes from the request. */
export const createFacts = (definitions: ServerDefinitions): ReadFacts => {
  const { flags } = definitions.library
  const limits = limitValues(definitions.library.limits)
  return (session, environment) => {
    const { id, name, products } = session.organisation
    const roles = [...session.roles, SIGNED_IN]
    const known = { user: shortPerson(session), organisation: { id, name, products }, environment, roles }
    const facts = {
      configuration: knownConfiguration(session, limits),
      flags: activeFlags(flags, session.organisation.flags),
      limits,
    }
    const holder = { roles, facts: { ...facts, session: { ...known, permissions: [] } } }
    const held = [...permissionsOf(definitions.permissions, holder)]
    const permissions = held.filter((permission) => isInScope(session, permission))
    return { ...facts, session: { ...known, permissions } }
  }
}

import { evaluatePermission as authorize } from '#engine/permission/verdict.ts'
import type { Verdict } from '#engine/rule/types.ts'
import type { ServerDefinitions } from './definitions.ts'
import { refused } from './refused.ts'
import { SIGNED_IN, type ReadFacts } from './facts.ts'
import { isInScope, type Session } from './session.ts'
import type { Environment } from '../store/environment.ts'
import { permissionInWords } from '../languages/reader.ts'

/** Only yes opens anything. */
export type AuthorizePermission = (
  session: Session,
  permissionId: string,
  environment: Environment,
) => Verdict

/** The engine's own evaluation over the server's facts: the answer the screen guesses is the answer given here. */
export const createAuthorizer =
  (definitions: ServerDefinitions, readFacts: ReadFacts): AuthorizePermission =>
  (session, permissionId, environment) => {
    if (!isInScope(session, permissionId)) return 'no'
    const holder = { roles: [...session.roles, SIGNED_IN], facts: readFacts(session, environment) }
    return authorize(definitions.permissions, permissionId, holder)
  }

/** Yes only where both say yes: a page of older definitions keeps no right that was taken away meanwhile. */
export const authorizeByBoth =
  (older: AuthorizePermission, current: AuthorizePermission): AuthorizePermission =>
  (...requested) => {
    const verdict = older(...requested)
    return verdict === 'yes' ? current(...requested) : verdict
  }

/** A no in the permission's own words, where it has some (PRM-048). */
export const denied = ({ permissions }: Pick<ServerDefinitions, 'permissions'>, permissionId: string) => {
  const permission = permissions.get(permissionId)
  return refused('permission-denied', {
    says: permission && (() => permissionInWords(permission.definition).refusal),
  })
}

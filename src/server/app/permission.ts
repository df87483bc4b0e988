import { evaluatePermission as authorize } from '#engine/permission/verdict.ts'
import type { Verdict } from '#engine/rule/types.ts'
import type { ServerDefinitions } from './definitions.ts'
import { refused } from './refused.ts'
import { SIGNED_IN, type ReadFacts } from './facts.ts'
import { isInScope, type Session } from './session.ts'
import type { Environment } from '../store/environment.ts'
import { permissionInWords } from '../languages/reader.ts'

/** Evaluates a permission; only the verdict `yes` grants it. */
export type AuthorizePermission = (
  session: Session,
  permissionId: string,
  environment: Environment,
) => Verdict

/** Returns the check of permissions: the engine the portal also uses, run over the server's facts. */
export const createAuthorizer =
  (definitions: ServerDefinitions, readFacts: ReadFacts): AuthorizePermission =>
  (session, permissionId, environment) => {
    if (!isInScope(session, permissionId)) return 'no'
    const holder = { roles: [...session.roles, SIGNED_IN], facts: readFacts(session, environment) }
    return authorize(definitions.permissions, permissionId, holder)
  }

/**
 * Grants a permission only if both the older and the current definitions do, so a stale page keeps no revoked
 * right.
 */
export const authorizeByBoth =
  (older: AuthorizePermission, current: AuthorizePermission): AuthorizePermission =>
  (...requested) => {
    const verdict = older(...requested)
    return verdict === 'yes' ? current(...requested) : verdict
  }

/** Returns the refusal of a permission, with the permission's own sentence if it has one (PRM-048). */
export const denied = ({ permissions }: Pick<ServerDefinitions, 'permissions'>, permissionId: string) => {
  const permission = permissions.get(permissionId)
  return refused('permission-denied', {
    says: permission && (() => permissionInWords(permission.definition).refusal),
  })
}

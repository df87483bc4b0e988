import { evaluatePermission } from '#engine/permission/verdict.ts'
import { rolesOf, useSigned } from '../session/session-context.ts'

/** Whether the person holds a permission; only yes counts. */
export function useAllowed(permission: string): boolean {
  const { definitions, session, facts } = useSigned()
  return evaluatePermission(definitions.permissions, permission, { roles: rolesOf(session), facts }) === 'yes'
}

import { judgePermission } from '#engine/permission/judge.ts'
import { rolesOf, useSigned } from '../session/session-context.ts'

/** Whether the person holds a permission; only yes counts. */
export function useAllowed(permission: string): boolean {
  const { definitions, session, facts } = useSigned()
  return judgePermission(definitions.permissions, permission, { roles: rolesOf(session), facts }) === 'yes'
}

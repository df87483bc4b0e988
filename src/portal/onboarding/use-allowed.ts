import { evaluatePermission } from '#engine/permission/verdict.ts'
import { rolesOf, useSigned } from '../session/session-context.ts'

/** Tells whether the person has a permission; an unknown verdict counts as no. */
export function useAllowed(permission: string): boolean {
  const { definitions, session, facts } = useSigned()
  return evaluatePermission(definitions.permissions, permission, { roles: rolesOf(session), facts }) === 'yes'
}

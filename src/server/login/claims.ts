import type { ClaimNames } from '../app/config.ts'
import { textOf } from '#values/object.ts'

export interface RequiredClaims {
  userId: string
  orgId: string
  orgName: string
  environments: string[]
}

/**
 * Returns the claims required to sign in (AUTH-007, AUTH-008, AUTH-009), or the fault of the missing one
 * (AUTH-010).
 */
export const requireClaims = (
  claims: Record<string, unknown>,
  names: ClaimNames,
): RequiredClaims | { fault: string } => {
  const userId = textOf(claims[names.userId]).trim()
  const orgId = textOf(claims[names.orgId]).trim()
  const orgName = textOf(claims[names.orgName]).trim()
  const named = claims[names.environments]
  const environments = Array.isArray(named)
    ? named.map((one: unknown) => textOf(one).trim()).filter(Boolean)
    : []
  if (!userId) return { fault: 'auth-user-id' }
  if (!orgId) return { fault: 'auth-user-org-id' }
  if (!orgName || environments.length === 0) return { fault: 'auth-user-org-name' }
  return { userId, orgId, orgName, environments }
}

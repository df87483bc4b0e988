import type { Conflict } from '#definition/generated/permission.ts'
import { holdsRoles, evaluatePermission, type Holder } from './verdict.ts'
import type { LinkedPermissions } from './link.ts'

export interface Explained {
  readonly id: string
  readonly says: string
  readonly isHeld: boolean
  /** Roles of the person that grant it, or would grant it. */
  readonly through: readonly string[]
  /** Roles that would grant it, if the person has none. */
  readonly wanted: readonly string[]
  /** Rule that denies it although the roles would suffice. */
  readonly closedBy: string | undefined
}

/** Explains for every permission why a person has it or not, in the order of the definitions. */
export function explainPermissions(permissions: LinkedPermissions, holder: Holder): readonly Explained[] {
  return [...permissions].map(([id, permission]) => {
    const { says, roles, scopes = [], when } = permission.definition
    const through = holder.roles.filter(
      (role) => permission.roles.has(role) || permission.scopes.some((scope) => scope.has(role)),
    )
    const isGranted = evaluatePermission(permissions, id, holder) === 'yes'
    const wouldDo = holdsRoles(permission, holder.roles)
    const requested = wouldDo ? [] : [...roles, ...scopes]
    return {
      id,
      says,
      isHeld: isGranted,
      through,
      wanted: requested,
      closedBy: wouldDo && !isGranted ? when : undefined,
    }
  })
}

export interface FoundConflict extends Conflict {
  readonly permission: string
}

/**
 * Returns conflicting permissions that these roles combine. Rules of permissions are ignored, since settings
 * change.
 */
export function conflictsOf(
  permissions: LinkedPermissions,
  roles: readonly string[],
): readonly FoundConflict[] {
  const isGranted = (id: string) => {
    const permission = permissions.get(id)
    return permission !== undefined && holdsRoles(permission, roles)
  }
  return [...permissions].flatMap(([permission, { definition }]) =>
    isGranted(permission)
      ? (definition.conflicts ?? []).flatMap((conflict) =>
          isGranted(conflict.with) ? [{ permission, ...conflict }] : [],
        )
      : [],
  )
}

import type { Conflict } from '#definition/generated/permission.ts'
import { holdsRoles, evaluatePermission, type Holder } from './verdict.ts'
import type { LinkedPermissions } from './link.ts'

export interface Explained {
  readonly id: string
  readonly says: string
  readonly isHeld: boolean
  /** The roles, of those somebody was given, through which they have it or would have it. */
  readonly through: readonly string[]
  /** The roles of which one would give it, where none is held. */
  readonly wanted: readonly string[]
  /** The rule that keeps it closed though the roles would do. */
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

/** Pairs of permissions that these roles put into the same hands and that should not be; what their rules say counts for nothing, because settings change. */
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

import type { ServerDefinitions } from '../app/definitions.ts'
import { listOf, type ListEntry } from '../languages/lists.ts'

/** Returns the scopes of the list 'credential-scopes' without permissions reserved to people. */
export const offeredScopes = (definitions: ServerDefinitions): ListEntry[] =>
  listOf(definitions, 'credential-scopes').filter(({ value }) => {
    const permission = definitions.permissions.get(value)
    return permission !== undefined && permission.definition.people !== true
  })

/** Returns the scopes somebody may grant: those they hold themselves in the current environment. */
export const grantableScopes = (
  definitions: ServerDefinitions,
  may: (permissionId: string) => boolean,
): ListEntry[] => offeredScopes(definitions).filter(({ value }) => may(value))

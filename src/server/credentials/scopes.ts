import type { ServerDefinitions } from '../app/definitions.ts'
import { listOf, type ListEntry } from '../languages/lists.ts'

/** The scopes of the list 'credential-scopes' that a program may hold at all: permissions, but for those of people alone. */
export const offeredScopes = (definitions: ServerDefinitions): ListEntry[] =>
  listOf(definitions, 'credential-scopes').filter(({ value }) => {
    const permission = definitions.permissions.get(value)
    return permission !== undefined && permission.definition.people !== true
  })

/** Those of them that somebody may hand on: what they hold themselves, in the environment they ask in. */
export const grantableScopes = (
  definitions: ServerDefinitions,
  may: (permissionId: string) => boolean,
): ListEntry[] => offeredScopes(definitions).filter(({ value }) => may(value))

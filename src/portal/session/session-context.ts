import { evaluatePermission } from '#engine/permission/verdict.ts'
import { createContext, use } from 'react'
import type { LinkedDefinitions } from '../definitions/linked-definitions.ts'
import type { Client } from '../server/client.ts'
import type { SessionServices } from './session-services.ts'
import type { Session } from './session.ts'

/** Session, definitions and services for every page of a signed-in person. */
export interface Signed {
  readonly session: Session
  readonly definitions: LinkedDefinitions
  readonly client: Client
  readonly services: SessionServices
  readonly facts: Readonly<Record<string, unknown>>
  /** The environment that is being opened, while it is. */
  readonly opening: string | undefined
  readonly switchEnvironment: (code: string) => Promise<void>
  readonly reload: () => Promise<void>
}

/** Returns the person's roles, with 'signed-in' added. */
export function rolesOf(session: Session): readonly string[] {
  return [...session.person.roles, 'signed-in']
}

/** Tells whether the person has a permission; an unknown verdict counts as no. */
export function isAllowed(
  { definitions, session, facts }: Pick<Signed, 'definitions' | 'session' | 'facts'>,
  permission: string,
): boolean {
  return evaluatePermission(definitions.permissions, permission, { roles: rolesOf(session), facts }) === 'yes'
}

export const SessionContext = createContext<Signed | undefined>(undefined)

export function useSigned(): Signed {
  const signed = use(SessionContext)
  if (!signed) throw new Error('This part was rendered outside of a session.')
  return signed
}

/** Tells whether the person who is signed in has a permission. */
export const useAllowed = (permission: string): boolean => isAllowed(useSigned(), permission)

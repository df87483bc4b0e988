import type { Row } from '../store/generated/database.ts'
import { ENVIRONMENTS, type Environment } from '../store/environment.ts'

/** The person's display preferences; null: not chosen. */
export interface StoredPreferences {
  zone: string | null
  density: Row<'users'>['density']
  beginsIn: Environment | null
  singleKeys: Row<'users'>['single_keys']
}

/** The sign-in methods, as values of RFC 8176. */
export type ProofMethods = readonly ('pwd' | 'pop' | 'otp' | 'rc' | 'fed')[]

/** The caller, read from the database on each request, so that changes apply at once. */
export interface Session {
  id: string
  user: {
    id: string
    name: string
    email: string
    firstName: string
    lastName: string
    status: Row<'users'>['status']
    viewedDisclosure: boolean
    /** The chosen language; null: that of the browser. */
    language: string | null
    preferences: StoredPreferences
  }
  organisation: {
    id: string
    name: string
    products: string[]
    serverVersion: string
    settings: Record<string, string>
    /** Only the flags that were set; others are as in flags.json. */
    flags: Record<string, boolean>
  }
  roles: string[]
  environments: Environment[]
  /** Seconds since the last sign-in; null: unknown. Only for a person at the portal. */
  proofAge?: number | null
  /** The calling API credential; absent: a person at the portal. */
  credential?: SessionCredential
  /**
   * A client view: a person of the provider reads as the client does; absent: a person of the organisation.
   */
  view?: SessionView
}

/** The viewing person of the provider, and the ID of the view. */
export interface SessionView {
  id: string
  by: string
  provider: string
  viewerOrgId: string
}

export interface SessionCredential {
  id: string
  clientId: string
  name: string
  /** The permissions it is limited to; null: unlimited, for credentials older than scopes. */
  scopes: readonly string[] | null
}

/** Returns true if a permission is in the credential's scopes; a person has no such limit. */
export const isInScope = ({ credential }: Session, permissionId: string): boolean =>
  !credential?.scopes || credential.scopes.includes(permissionId)

/**
 * Returns the environment of a request: the named one if it is assigned, else dev, else the first assigned.
 */
export const resolveEnvironment = (session: Session, named: unknown): Environment | undefined => {
  if (named === undefined || named === '') {
    return ENVIRONMENTS.find((environment) => session.environments.includes(environment))
  }
  return session.environments.find((environment) => environment === named)
}

/** A person who is identified but not admitted. */
export interface CallerSession {
  orgId: string
  userId: string
  apiCredential?: string
}

/** The fault that excludes a caller, and the caller if identified. */
export interface Exclusion {
  fault: string
  who?: CallerSession
}

/** Resolves to the session, or to the reason of exclusion. */
export type Authenticate = (bearer: string, ip: string) => Promise<{ session: Session } | Exclusion>

import type { Row } from '../store/generated/database.ts'
import { ENVIRONMENTS, type Environment } from '../store/environment.ts'

/** How the person looks at the portal; null: they did not choose. */
export interface StoredPreferences {
  zone: string | null
  density: Row<'users'>['density']
  beginsIn: Environment | null
  singleKeys: Row<'users'>['single_keys']
}

/** What somebody proved who they are with, as the values of RFC 8176. */
export type ProofMethods = readonly ('pwd' | 'pop' | 'otp' | 'rc' | 'fed')[]

/** The caller, read from the database on each request, so that a change counts at once. */
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
    /** The language the person chose; null: as their browser. */
    language: string | null
    preferences: StoredPreferences
  }
  organisation: {
    id: string
    name: string
    products: string[]
    serverVersion: string
    settings: Record<string, string>
    /** Only those that were set; the others are as flags.json says. */
    flags: Record<string, boolean>
  }
  roles: string[]
  environments: Environment[]
  /** Seconds since the person proved who they are; null: nobody knows. Only of a person at the portal. */
  proofAge?: number | null
  /** The API credential that calls, for the person who owns it; absent: the person at the portal. */
  credential?: SessionCredential
  /** Somebody of the provider sees this organisation as its people do, and changes nothing; absent: one of its own people. */
  view?: SessionView
}

/** The person of the provider who looks, and by which view. */
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
  /** The permissions it is bounded by; null: none, it was made before there were scopes. */
  scopes: readonly string[] | null
}

/** Whether a permission lies within what the credential of a session was given; a person has no such bound. */
export const isInScope = ({ credential }: Session, permissionId: string): boolean =>
  !credential?.scopes || credential.scopes.includes(permissionId)

/** The environment a request works in: the one it names if it is assigned, else dev, else the first assigned. */
export const resolveEnvironment = (session: Session, named: unknown): Environment | undefined => {
  if (named === undefined || named === '') {
    return ENVIRONMENTS.find((environment) => session.environments.includes(environment))
  }
  return session.environments.find((environment) => environment === named)
}

/** Somebody who is known, though they may not come in. */
export interface CallerSession {
  orgId: string
  userId: string
  apiCredential?: string
}

/** The name of the fault that keeps a caller out, and who it is where that is known. */
export interface Exclusion {
  fault: string
  who?: CallerSession
}

/** Answers with the session, or with what keeps the caller out. */
export type Authenticate = (bearer: string, ip: string) => Promise<{ session: Session } | Exclusion>

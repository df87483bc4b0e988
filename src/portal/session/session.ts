import type { Answer } from '#definition/wire.ts'
import type { FlagSource } from './configuration/flags.ts'
import type { ProofWay } from './login/proof.ts'

/** Claims of the id token from the hosted login (AUTH-017). */
export interface Claims {
  readonly userId: string
  readonly orgId: string
  readonly orgName: string
  readonly environments: readonly string[]
}

/** Answer of the login to this page: claims, and an access token that is stored in memory only. */
export interface Grant {
  readonly claims: Claims
  readonly accessToken: string
  readonly expiresAt: string
  /** End of the session without activity. */
  readonly idleEndsAt: string
  /** End of the session in any case. */
  readonly sessionEndsAt: string
  /** How the person looks at the portal. */
  readonly preferences?: unknown
  /** Method of a new authentication. */
  readonly proof: ProofWay
}

export interface Person {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly status: string
  readonly viewedDisclosure: boolean
  readonly roles: readonly string[]
  readonly permissions: readonly string[]
}

export type Organisation = Pick<Answer<'organisations.read'>, 'id' | 'name' | 'products'>

/** Everything the app needs before it renders (AUTH-004). */
export interface Session {
  readonly claims: Claims
  readonly person: Person
  readonly organisation: Organisation
  readonly environment: string
  readonly environments: Answer<'environments.list'>['environments']
  readonly flags: Answer<'flags.list'>['flags']
  readonly flagSources: Readonly<Record<string, FlagSource>>
  readonly configuration: Answer<'configuration.read'>
  /** View of this organisation by a person of the provider; absent for the organisation's own people. */
  readonly view?: Answer<'clientViews.read'>
  /** The sentence of a view that was over when this session was loaded. */
  readonly viewOver?: string
}

/** The states of the login sequence (AUTH-006). */
export type Sequence =
  | { readonly state: 'start' }
  | { readonly state: 'done'; readonly session: Session }
  | { readonly state: 'fail'; readonly problem: LoginProblem }

export interface LoginProblem {
  readonly kind: 'signed-out' | 'signed-out-elsewhere' | 'claims' | 'mismatch' | 'unreachable' | 'refused'
  readonly code?: string | undefined
  readonly says: string
}

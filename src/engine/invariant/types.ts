import type { FindSchema } from '#definition/facts/fact-type.ts'
import type { Case } from '#definition/generated/cases.ts'
import type { Library } from '#definition/library.ts'
import type { LinkedPermissions } from '../permission/link.ts'

/** Definitions and schemas that invariants are proven over. */
export interface World {
  readonly library: Library
  readonly permissions: LinkedPermissions
  readonly findSchema: FindSchema
  /** The names printed in each kind of notification. */
  readonly notifications: Readonly<Record<string, readonly string[]>>
}

/** The shortest chain that breaks an invariant. */
export interface Chain {
  /** Acts and events of the chain, one sentence each. */
  readonly steps: readonly string[]
  /** Definition of the case, as `folder/name`; absent if no case can express it. */
  readonly of?: string
  /** A case that fails as long as the chain is open. */
  readonly example?: Case
}

/** Result of a search. */
export interface Search {
  /** How many combinations it looked at. */
  readonly combinations: number
  /** Chains with different beginnings, shortest first; if there are none, the invariant is proven. */
  readonly chains: readonly Chain[]
}

/** An invariant with the result of its search. */
export interface Proof extends Search {
  readonly id: string
  readonly says: string
}

/** Values of facts, by path: all others may be anything. */
export type Assumptions = Readonly<Record<string, unknown>>

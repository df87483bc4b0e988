// Generated from schemas/definitions by `npm run types`; do not edit.

/**
 * Calls.
 *
 * @minItems 1
 */
export type Names = string[]
/**
 * Calls at the end of flows; `*` matches any letters.
 *
 * @minItems 1
 */
export type Names24 = string[]

/**
 * A promise about all definitions, proven by exhaustive search on every check. It has one kind: neverBoth, only, neverReaches, alwaysAsks, alwaysEnds, neverShows, monotone, everyCall or neverOffers.
 */
export interface Invariant {
  $schema: string
  /**
   * A name in kebab-case; the file is called after it.
   */
  id: string
  /**
   * The promise, as a sentence for an auditor.
   */
  says: string
  /**
   * The source of the promise: requirement rows, or a chapter of the specification.
   */
  source: string
  neverBoth?: NeverBoth
  only?: Only
  neverReaches?: NeverReaches
  alwaysAsks?: AlwaysAsks
  alwaysEnds?: AlwaysEnds
  neverShows?: NeverShows
  monotone?: Monotone
  everyCall?: EveryCall
  neverOffers?: NeverOffers
}
/**
 * No person does both on one record, by whatever chain of moves, settings changed and roles given meanwhile.
 */
export interface NeverBoth {
  first: Acts
  second: Acts
  /**
   * The path, in the record, of the person who did the first.
   */
  marks: string
  while?: Circumstances
}
/**
 * The acts of one person.
 */
export interface Acts {
  calls?: Names
  /**
   * Only calls with one of these methods.
   *
   * @minItems 1
   */
  methods?: ('GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE')[]
  moves?: Names
  into?: Names
  by?: Names
  pages?: Names
  except?: Names
}
/**
 * Facts as they are meanwhile, by path; all others may be anything.
 */
export interface Circumstances {
  [k: string]: string | number | boolean | unknown[]
}
/**
 * Only people with one of these roles reach these acts, roles they give themselves included. No role at all: nobody does.
 */
export interface Only {
  roles: Names
  acts: Acts
  while?: Circumstances
}
/**
 * People with nothing but these roles never reach these acts.
 */
export interface NeverReaches {
  roles: Names
  acts: Acts
  while?: Circumstances
}
/**
 * A flow that ends in one of these calls, or one of these moves, asks for these answers on every branch. Without them Next stays disabled.
 */
export interface AlwaysAsks {
  calls?: Names
  moves?: Names
  asks?: Names
  /**
   * A flow of more than one step ends in a review: a person reads all answers again before they are sent.
   */
  reviews?: true
  while?: Circumstances
  except?: Names
}
/**
 * From every state of these machines a final state can be reached; where the machine goes on for ever, the state it comes back to.
 */
export interface AlwaysEnds {
  machines: Names
  /**
   * Those of them that go on for ever, each with the state that can always be reached.
   */
  goOn?: {
    [k: string]: string
  }
  without?: Names
  except?: Names
}
/**
 * No call answers these values, and no page, table, record, export, text or notification shows them, to people without the permission.
 */
export interface NeverShows {
  values: Names
  permissions: Names
  of?: Names
  except?: Names
}
/**
 * Turning flags one way opens nothing: not one of these acts or permissions, to nobody.
 */
export interface Monotone {
  flags: Names
  /**
   * Direction in which the flags are turned.
   */
  turned: 'on' | 'off' | 'either'
  roles?: Names
  permissions?: Names
  acts?: Acts
}
/**
 * Every one of these calls carries its safeguards.
 */
export interface EveryCall {
  acts: Acts
  /**
   * It needs an Idempotency-Key.
   */
  idempotent?: true
  /**
   * The person must have signed in recently.
   */
  freshSignIn?: true
  /**
   * A move of it needs the permission of its call.
   */
  samePermission?: true
  /**
   * Its permission is for people only: an API credential never has it.
   */
  people?: true
  checks?: Names
  faults?: Names
}
/**
 * None of these lists offers a value of another one, and no field of a flow that ends in one of these calls does.
 */
export interface NeverOffers {
  lists?: Names
  calls?: Names24
  /**
   * A name in kebab-case; the file is called after it.
   */
  of: string
}

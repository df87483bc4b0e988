// Generated from schemas/definitions by `npm run types`; do not edit.

/**
 * Calls.
 *
 * @minItems 1
 */
export type Names = string[]
/**
 * Moves, as machine.move.
 *
 * @minItems 1
 */
export type Names1 = string[]
/**
 * Every move into one of these states, as machine.state.
 *
 * @minItems 1
 */
export type Names2 = string[]
/**
 * Only moves that one of these permissions may make.
 *
 * @minItems 1
 */
export type Names3 = string[]
/**
 * Pages.
 *
 * @minItems 1
 */
export type Names4 = string[]
/**
 * Calls, moves and pages left out.
 *
 * @minItems 1
 */
export type Names5 = string[]
/**
 * Every role that may, written out; `*` stands for any letters.
 */
export type Names0 = string[]
/**
 * The roles; `*` stands for any letters.
 *
 * @minItems 1
 */
export type Names6 = string[]
/**
 * Calls at the end of a flow.
 *
 * @minItems 1
 */
export type Names7 = string[]
/**
 * Moves, as machine.move; `*` stands for any letters.
 *
 * @minItems 1
 */
export type Names8 = string[]
/**
 * The fields.
 *
 * @minItems 1
 */
export type Names9 = string[]
/**
 * Flows that are no way of their own.
 *
 * @minItems 1
 */
export type Names10 = string[]
/**
 * The machines; `*` stands for any letters.
 *
 * @minItems 1
 */
export type Names11 = string[]
/**
 * Permissions whose moves do not count: it ends although nobody with these does anything; `*` stands for any letters.
 *
 * @minItems 1
 */
export type Names12 = string[]
/**
 * Machines left out.
 *
 * @minItems 1
 */
export type Names13 = string[]
/**
 * The last names of their paths.
 *
 * @minItems 1
 */
export type Names14 = string[]
/**
 * Whoever reads them holds one of these.
 *
 * @minItems 1
 */
export type Names15 = string[]
/**
 * Only in answers of these calls, and what shows those; `*` stands for any letters. Absent: everywhere.
 *
 * @minItems 1
 */
export type Names16 = string[]
/**
 * Calls and definitions that show another value of the name.
 *
 * @minItems 1
 */
export type Names17 = string[]
/**
 * The flags; `*` stands for any letters.
 *
 * @minItems 1
 */
export type Names18 = string[]
/**
 * Only people with nothing but these roles are looked at; absent: everybody.
 *
 * @minItems 1
 */
export type Names19 = string[]
/**
 * Permissions that stay closed; `*` stands for any letters.
 *
 * @minItems 1
 */
export type Names20 = string[]
/**
 * Rules it must check.
 *
 * @minItems 1
 */
export type Names21 = string[]
/**
 * Faults it must be able to refuse with.
 *
 * @minItems 1
 */
export type Names22 = string[]
/**
 * Lists of definitions/options.
 *
 * @minItems 1
 */
export type Names23 = string[]
/**
 * Calls at the end of flows; `*` stands for any letters.
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
   * What is promised, as a sentence an auditor reads.
   */
  says: string
  /**
   * Where the promise is asked for: rows of the ledger, or a chapter of the specification.
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
  second: Acts1
  /**
   * Where the record keeps who did the first.
   */
  marks: string
  while?: Known
}
/**
 * What one person does.
 */
export interface Acts {
  calls?: Names
  /**
   * Only calls with one of these methods.
   *
   * @minItems 1
   */
  methods?: ('GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE')[]
  moves?: Names1
  into?: Names2
  by?: Names3
  pages?: Names4
  except?: Names5
}
/**
 * What the same person must not do.
 */
export interface Acts1 {
  calls?: Names
  /**
   * Only calls with one of these methods.
   *
   * @minItems 1
   */
  methods?: ('GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE')[]
  moves?: Names1
  into?: Names2
  by?: Names3
  pages?: Names4
  except?: Names5
}
/**
 * Facts as they are meanwhile, by path; all others may be anything.
 */
export interface Known {
  [k: string]: string | number | boolean | unknown[]
}
/**
 * Only people with one of these roles reach these acts, roles they give themselves included. No role at all: nobody does.
 */
export interface Only {
  roles: Names0
  acts: Acts2
  while?: Known
}
/**
 * What only they reach.
 */
export interface Acts2 {
  calls?: Names
  /**
   * Only calls with one of these methods.
   *
   * @minItems 1
   */
  methods?: ('GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE')[]
  moves?: Names1
  into?: Names2
  by?: Names3
  pages?: Names4
  except?: Names5
}
/**
 * People with nothing but these roles never reach these acts.
 */
export interface NeverReaches {
  roles: Names6
  acts: Acts3
  while?: Known
}
/**
 * What they never reach.
 */
export interface Acts3 {
  calls?: Names
  /**
   * Only calls with one of these methods.
   *
   * @minItems 1
   */
  methods?: ('GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE')[]
  moves?: Names1
  into?: Names2
  by?: Names3
  pages?: Names4
  except?: Names5
}
/**
 * A flow that ends in one of these calls, or one of these moves, always asks for these answers: on every branch, and Next stays closed without them.
 */
export interface AlwaysAsks {
  calls?: Names7
  moves?: Names8
  asks: Names9
  while?: Known
  except?: Names10
}
/**
 * From every state of these machines a final state can be reached; where the machine goes on for ever, the state it comes back to.
 */
export interface AlwaysEnds {
  machines: Names11
  /**
   * Those of them that go on for ever, each with the state that can always be reached.
   */
  goOn?: {
    [k: string]: string
  }
  without?: Names12
  except?: Names13
}
/**
 * No call answers these values, and no page, table, record, export, text or notification shows them, to people without the permission.
 */
export interface NeverShows {
  values: Names14
  permissions: Names15
  of?: Names16
  except?: Names17
}
/**
 * Turning flags one way opens nothing: not one of these acts or permissions, to nobody.
 */
export interface Monotone {
  flags: Names18
  /**
   * Which way they are turned.
   */
  turned: 'on' | 'off' | 'either'
  roles?: Names19
  permissions?: Names20
  acts?: Acts4
}
/**
 * Acts that stay closed.
 */
export interface Acts4 {
  calls?: Names
  /**
   * Only calls with one of these methods.
   *
   * @minItems 1
   */
  methods?: ('GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE')[]
  moves?: Names1
  into?: Names2
  by?: Names3
  pages?: Names4
  except?: Names5
}
/**
 * Every one of these calls carries its safeguards.
 */
export interface EveryCall {
  acts: Acts5
  /**
   * It needs an Idempotency-Key.
   */
  idempotent?: true
  /**
   * A move of it needs the permission of its call.
   */
  samePermission?: true
  /**
   * Its permission is for people only: an API credential never has it.
   */
  people?: true
  checks?: Names21
  faults?: Names22
}
/**
 * The calls, and the calls of the moves.
 */
export interface Acts5 {
  calls?: Names
  /**
   * Only calls with one of these methods.
   *
   * @minItems 1
   */
  methods?: ('GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE')[]
  moves?: Names1
  into?: Names2
  by?: Names3
  pages?: Names4
  except?: Names5
}
/**
 * None of these lists offers a value of another one, and no field of a flow that ends in one of these calls does.
 */
export interface NeverOffers {
  lists?: Names23
  calls?: Names24
  /**
   * A name in kebab-case; the file is called after it.
   */
  of: string
}

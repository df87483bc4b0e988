// Generated from schemas/definitions by `npm run types`; do not edit.

import type { Body, Field, Rules } from './grammar.ts'

export type {
  Body,
  ClosedOptions,
  DayRanges,
  DefaultGiven,
  DefaultPrinted,
  DefaultTaken,
  Field,
  FileTemplate,
  FullOptions,
  ListItem,
  Lookup,
  NamedPart,
  OptionsFrom,
  Rule,
  Rules,
  Telling,
} from './grammar.ts'

/**
 * The states one resource can be in and the named moves between them.
 */
export interface Machine {
  $schema: string
  /**
   * Its name, in kebab-case.
   */
  id: string
  /**
   * Why this exists, for the next person who changes it.
   */
  purpose: string
  /**
   * The schema of its record, where no details show that under this machine.
   */
  entity?: string
  rules?: Rules
  /**
   * The state a new record is in.
   */
  initial: string
  /**
   * Every state, by name.
   */
  states: {
    [k: string]: MachineState
  }
  /**
   * The ways from state to state.
   *
   * @minItems 1
   */
  moves: Move[]
  /**
   * What is said instead of the state's own words; the first rule that is yes wins.
   *
   * @minItems 1
   */
  tells?: ToldState[]
  /**
   * States that are shown instead of the stored one; the first rule that is yes wins.
   *
   * @minItems 1
   */
  displays?: DisplayedState[]
}
export interface MachineState {
  /**
   * What people read on it.
   */
  label: string
  /**
   * The colour and sign of its tag; `waiting` for somebody else’s turn, `warning` where a person must act or loses.
   */
  tone: 'neutral' | 'waiting' | 'info' | 'success' | 'warning' | 'danger'
  /**
   * What it means for the person, and what comes next.
   */
  says?: string
  /**
   * What becomes of the payer’s money: it is set aside (`held`), gone from the account (`booked`), or there again (`released`).
   */
  funds?: 'held' | 'booked' | 'released'
  /**
   * Nothing moves out of it.
   */
  final?: true
}
export interface Move {
  /**
   * Its name, in kebab-case.
   */
  id: string
  /**
   * What people read on it.
   */
  label?: string
  /**
   * The states it may start from.
   *
   * @minItems 1
   */
  from: string[]
  /**
   * The state it ends in.
   */
  to: string
  /**
   * The permission that may make it; absent: only the network does.
   */
  by?: string
  /**
   * A positive question that begins with is, has, needs or can.
   */
  guard?: string
  /**
   * What the trail records.
   */
  event?: string
  /**
   * The call that makes it, with the id of the record.
   */
  call?: string
  /**
   * Where the parameters of the call's path stand in the record; absent: id is the record's own.
   */
  with?: {
    [k: string]: string
  }
  body?: Body
  confirm?: MoveConfirm
  /**
   * What the person must say with it; sent as the body of the call.
   *
   * @minItems 1
   */
  asks?: Field[]
  /**
   * Words for a person, in the source language.
   */
  done?: string
  /**
   * Words for a person, in the source language.
   */
  failed?: string
  /**
   * The colour of its button; absent: the plain one.
   */
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger'
}
/**
 * What is asked before it is made.
 */
export interface MoveConfirm {
  /**
   * The question.
   */
  title: string
  /**
   * What will happen.
   */
  says: string
  /**
   * What the button that makes it says, such as with the amount; absent: the label of the move.
   */
  button?: string
  /**
   * What is decided, line by line; what the record does not hold is left out.
   *
   * @minItems 1
   */
  shows?: ConfirmedFact[]
}
export interface ConfirmedFact {
  /**
   * Where a fact stands: names joined by dots.
   */
  path: string
  /**
   * How it is printed: a field type, `id`, or `date-time`.
   */
  type: string
  /**
   * What people read beside it.
   */
  label: string
  /**
   * Where a fact stands: names joined by dots.
   */
  of?: string
}
export interface ToldState {
  /**
   * A positive question that begins with is, has, needs or can.
   */
  when: string
  /**
   * Words for a person, in the source language.
   */
  says: string
}
export interface DisplayedState {
  /**
   * A positive question that begins with is, has, needs or can.
   */
  when: string
  /**
   * The name of the displayed state.
   */
  state: string
  /**
   * Words for a person, in the source language.
   */
  label: string
  /**
   * The colour and sign of its tag; `waiting` for somebody else’s turn, `warning` where a person must act or loses.
   */
  tone: 'neutral' | 'waiting' | 'info' | 'success' | 'warning' | 'danger'
  /**
   * What becomes of the payer’s money, as a state says it.
   */
  funds?: 'held' | 'booked' | 'released'
}

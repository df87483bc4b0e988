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
   * Purpose of the definition, for the next person who changes it.
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
   * Sentences that replace that of the state; the first one whose rule is yes counts.
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
   * Its label, as people read it.
   */
  label: string
  /**
   * The colour and sign of its tag; `waiting` for somebody else’s turn, `warning` where a person must act or loses.
   */
  tone: 'neutral' | 'waiting' | 'info' | 'success' | 'warning' | 'danger'
  /**
   * Its meaning for the person, and the next step.
   */
  says?: string
  /**
   * The state of the payer’s money: set aside (`held`), gone from the account (`booked`), or available again (`released`).
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
   * Its label, as people read it.
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
   * The entry in the trail.
   */
  event?: string
  /**
   * The call that makes it, with the id of the record.
   */
  call?: string
  /**
   * The paths, in the record, of the parameters of the call's path. Absent: `id` is that of the record.
   */
  with?: {
    [k: string]: string
  }
  body?: Body
  confirm?: MoveConfirm
  /**
   * The questions that the person answers with it; the answers are the body of the call.
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
 * The question before it is made.
 */
export interface MoveConfirm {
  /**
   * The question.
   */
  title: string
  /**
   * The consequence, as a sentence.
   */
  says: string
  /**
   * The label of the confirming button, such as one with the amount. Absent: the label of the move.
   */
  button?: string
  /**
   * The facts of the decision, line by line. A line without a value in the record is left out.
   *
   * @minItems 1
   */
  shows?: ConfirmedFact[]
}
export interface ConfirmedFact {
  /**
   * The path of a fact: names joined by dots.
   */
  path: string
  /**
   * Format: a field type, `id` or `date-time`.
   */
  type: string
  /**
   * The label beside it.
   */
  label: string
  /**
   * The path of a fact: names joined by dots.
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
   * The state of the payer’s money, in the words of a state.
   */
  funds?: 'held' | 'booked' | 'released'
}

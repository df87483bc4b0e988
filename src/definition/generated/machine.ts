// Generated from schemas/definitions by `npm run types`; do not edit.

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
   * States that are shown instead of the stored one; the first rule that is yes wins.
   *
   * @minItems 1
   */
  displays?: DisplayedState[]
}
/**
 * Its own rules, by name.
 */
export interface Rules {
  [k: string]: Rule
}
/**
 * A named yes/no question over facts, with a sentence.
 */
export interface Rule {
  /**
   * What it means when the answer is yes, as a sentence.
   */
  says: string
  /**
   * JSON Logic, two operators deep at most; {"rule": name} calls another rule.
   */
  when: {
    [k: string]: unknown
  }
}
export interface MachineState {
  /**
   * What people read on it.
   */
  label: string
  /**
   * The colour of its tag.
   */
  tone: 'neutral' | 'info' | 'success' | 'warning' | 'danger'
  /**
   * What it means for the person, and what comes next.
   */
  says?: string
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
   * A positive question.
   */
  guard?: string
  /**
   * What the trail records.
   */
  event?: string
}
export interface DisplayedState {
  /**
   * A positive question.
   */
  when: string
  /**
   * The name of the displayed state.
   */
  state: string
  /**
   * What people read on it.
   */
  label: string
  /**
   * The colour of its tag.
   */
  tone: 'neutral' | 'info' | 'success' | 'warning' | 'danger'
}

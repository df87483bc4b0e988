import type { Field, Leave, Step, StepAction } from '#definition/generated/flow.ts'
import type { FieldOption, PartProblem } from '../field/types.ts'
import type { RequirementProblem } from '../requirement/types.ts'
import type { Facts } from '../rule/types.ts'
import type { FaultWords, LinkedFlow } from './linking/linked-flow.ts'

export type Answers = Readonly<Record<string, unknown>>

/** Visible state of one field. The object stays the same until something in it changes. */
export interface FieldState {
  readonly id: string
  readonly definition: Field
  readonly value: unknown
  readonly relevant: boolean
  readonly required: boolean
  readonly locked: boolean
  readonly options: readonly FieldOption[]
  /** Shown to the person: only after touch, after Next, or from the server. */
  readonly error: string | undefined
  /** Errors of the server inside a composite answer, each with its path. */
  readonly refusedInside: readonly PartProblem[] | undefined
  readonly warning: string | undefined
  /** Note about the answer that does not block. */
  readonly message: string | undefined
  /** Valid answer that is looked up for duplicate records. */
  readonly lookedUp: unknown
  readonly touched: boolean
  /** Help link of the server for a field it asks for; https only. */
  readonly helpLink: string | undefined
}

export interface FieldError {
  readonly field: string
  readonly step: string
  readonly label: string
  readonly message: string
}

/** Position of a person; `returnTo` is the stack of steps to go back to after a change or detour. */
export interface Place {
  readonly step: string
  readonly returnTo: readonly string[]
}

/** A short notice; without `stays` (milliseconds) it stays as long as notices usually do. */
export interface Notice {
  readonly text: string
  readonly stays?: number
}

export type Effect =
  | {
      readonly kind: 'call'
      readonly call: string
      readonly body: unknown
      readonly then: 'take' | 'submit'
      readonly step: string
    }
  | { readonly kind: 'refresh'; readonly facts: readonly string[] }
  | { readonly kind: 'focus'; readonly field: string }
  | ({ readonly kind: 'toast' } & Notice)

export type Advance =
  | { readonly ok: true; readonly place: Place; readonly effects: readonly Effect[] }
  | { readonly ok: false; readonly errors: readonly FieldError[]; readonly blocked?: undefined }
  | {
      readonly ok: false
      readonly errors: readonly []
      readonly blocked: readonly string[]
      /** Sentence that nothing changed, so that there is nothing to save. */
      readonly unchanged?: string
    }

export interface StepState {
  readonly id: string
  /** Step of the definition it belongs to; groups of the server's fields share one. */
  readonly base: string
  readonly definition: Step
  readonly fields: readonly string[]
  /** Sentences of nextWhen rules that are not yes. */
  readonly blocked: readonly string[]
  readonly complete: boolean
  /** Fault that keeps the fields of the server from being shown. */
  readonly fault?: FaultWords
}

export interface StageState {
  readonly id: string
  readonly title: string
  readonly status: 'done' | 'current' | 'next'
}

/** Stored answers of an unfinished flow, with the version of the flow. */
export interface Draft {
  readonly flow: string
  readonly version: number
  readonly answers: Answers
  readonly place: Place
  readonly intent: string
  /** Number of answered step calls under this intent, so that the next one differs. */
  readonly taken?: number
  /** Values that the page passed; a draft for one record is not used for another. */
  readonly given?: Answers
  /** Answers that were started or typed, so that a cleared answer is not started again. */
  readonly started?: readonly string[]
  /** Starting values by field, and the sent values of their facts, to detect changes by other people. */
  readonly origins?: Answers
  readonly began?: Readonly<Record<string, Answers>>
  /** Serialised record that the answers were taken from. */
  readonly source?: string
}

/** An answer that differs in the version another person saved. */
export interface Difference {
  readonly field: string
  readonly label: string
  readonly mine: unknown
  readonly theirs: unknown
  /** The person changed it too; otherwise the other version applies already. */
  readonly isMine: boolean
}

/** A call to make now, for a fact or for the server's fields of a step. */
export interface NeededCall {
  readonly for: 'fact' | 'requirements'
  /** The fact's name, or the step's id. */
  readonly name: string
  readonly call: string
  readonly body: Readonly<Record<string, unknown>>
  /** Delay before the call, in milliseconds, so that typing can continue. */
  readonly rests?: number
}

export interface Ending {
  readonly call: string
  readonly label: string
  readonly body: Record<string, unknown>
  readonly toast?: Notice
  readonly opens?: string
  /** The address shown where a second person decides first. */
  readonly opensWaiting?: string
}

/** The one owner of answers of one run of a flow. Pure: no clock, no network, no timers. */
export interface FlowStore {
  readonly flow: LinkedFlow
  /** Same object until something in that field changed. */
  field(id: string): FieldState
  step(id: string): StepState
  /** Relevant steps in order; same array until something in it changed. */
  steps(): readonly StepState[]
  stages(): readonly StageState[]
  place(): Place
  /**
   * Tells whether nobody has acted yet, or since a step was requested; the place still moves as facts load.
   */
  isArriving(): boolean
  facts(): Facts
  fact(path: string): unknown
  /** Notifies only when that field's state object changed. */
  onField(id: string, wake: () => void): () => void
  /** Notifies when the place, the list of steps, or a step's fields, blocked or complete changed. */
  onShape(wake: () => void): () => void
  /** Notifies on every change of an answer: for drafts and summaries. */
  onAnswers(wake: () => void): () => void
  answer(id: string, raw: unknown): void
  leave(id: string): void
  setFacts(patch: Readonly<Record<string, unknown>>): void
  /**
   * Adds the server's fields to a step (fieldsFrom) or as steps (forEach). An answer to an outdated request
   * is discarded.
   */
  setRequirements(
    step: string,
    fields: readonly unknown[],
    requested?: Readonly<Record<string, unknown>>,
  ): void
  /** Requirements of the server that cannot be used; to be reported (IDN-047). */
  requirementProblems(): readonly RequirementProblem[]
  /**
   * Returns the calls to make now; the same array until they change. Read it again after onAnswers and
   * onShape.
   */
  neededCalls(): readonly NeededCall[]
  /**
   * Errors of the server by field or by name in the payload; each clears when its value changes and blocks until
   * then (law 6). Answers with the names that belong to no field shown, for a toast.
   */
  refuse(errors: Readonly<Record<string, string>>): readonly string[]
  /** The errors shown now in a step. */
  errors(step: string): readonly FieldError[]
  advance(): Advance
  back(): Place | undefined
  goTo(step: string): Place
  /** Opens a step from the review or by an action, with the way back. */
  visit(step: string): Place
  /** After a call of `next` answered. */
  take(step: string, answer: unknown): Advance
  /** Returns the actions of a step that this person may take now. */
  actions(step: string): readonly StepAction[]
  ending(): Ending
  /** Tells whether any answer was given or changed. */
  isChanged(): boolean
  /** Returns the fields whose answer differs from its starting value. */
  changes(): readonly string[]
  /** Resets every answer to its starting value. */
  revert(): void
  /** Applies a fact that another person changed meanwhile; returns the differences from the answers here. */
  resolveConflict(fact: string, value: unknown): readonly Difference[]
  /** The words of the question before leaving, when leaving now would lose something. */
  leaving(): Leave | undefined
  print(template: string): string
  answers(): Answers
  relevantAnswers(): Answers
  draft(): Draft
}

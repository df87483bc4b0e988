import type { Step } from '#definition/generated/flow.ts'
import type { FieldFacts, FieldOption, PartProblem } from '../../field/types.ts'
import type { RequirementProblem } from '../../requirement/types.ts'
import type { LinkedField, LinkedFlow } from '../linking/linked-flow.ts'
import type { Answers, FieldState, Place, StageState, StepState, NeededCall } from '../types.ts'

/** One field of a run: its answer, derived state and visible state. */
export interface Cell {
  readonly id: string
  /** The node of the graph that evaluates it. */
  readonly node: string
  linked: LinkedField
  /** Step that shows it; for a field of the server, the step of its group. */
  step: string
  stored: unknown
  /** Set by the answer of a call; valid until the option list is reloaded. */
  taken: { readonly list: unknown } | undefined
  refusal: string | undefined
  /** Errors of the server inside a composite answer. */
  refusedInside: readonly PartProblem[] | undefined
  touched: boolean
  relevant: boolean
  options: readonly FieldOption[]
  records: ReadonlyMap<string, unknown>
  value: unknown
  problem: string | undefined
  checkProblem: string | undefined
  state: FieldState
  readonly facts: FieldFacts
  readonly listeners: Set<() => void>
}

/** A request of a step to the server, and the cells made from its answer. */
export interface Ask {
  requested: Readonly<Record<string, unknown>> | undefined
  raw: readonly unknown[]
  cells: readonly Cell[]
  problems: readonly RequirementProblem[]
}

/** A visible step: a step of the definition, or one group of the server's fields. */
export interface ShownStep {
  readonly id: string
  readonly base: string
  readonly definition: Step
  cells: readonly Cell[]
}

/** The step a person wants to open; without one, the first. */
export interface Wish {
  readonly step: string | undefined
  readonly returnTo: readonly string[]
}

/** All mutable state of one person's run through a flow. */
export interface Run {
  readonly flow: LinkedFlow
  readonly intent: string
  readonly permissions: ReadonlySet<string> | undefined
  /** Scope of rules: facts and relevant answers only (rule 14). */
  readonly scope: Record<string, unknown>
  readonly cells: Map<string, Cell>
  readonly values: Map<string, unknown>
  /** Whether the `showWhen` of each step is true. */
  readonly open: Map<string, boolean>
  /** Steps of the definition that are visible, including open detours. */
  readonly visible: Map<string, boolean>
  readonly asks: Map<string, Ask>
  /** Value that each answer started from, as the fact has it. */
  readonly origins: Map<string, unknown>
  /** Sent values of the facts that answers started from, by path, as they were at that time. */
  readonly began: Map<string, Answers>
  /** Answers that were started or typed, and are not started again. */
  readonly started: Set<string>
  /** Answers of a draft to fields that do not exist yet. */
  readonly waiting: Map<string, unknown>
  /** Request that each fact was loaded with. */
  readonly answered: Map<string, Readonly<Record<string, unknown>> | undefined>
  readonly tried: Set<string>
  readonly done: Set<string>
  /** How many calls of steps have answered. */
  taken: number
  /** Serialised record that the answers were taken from. */
  readonly source: string | undefined
  /** Name of a fact -> cells and steps that look at it without giving anything themselves. */
  readonly subscribers: Map<string, Set<Cell>>
  readonly stepSubscribers: ReadonlyMap<string, readonly string[]>
  order: readonly string[]
  readonly shown: Map<string, ShownStep>
  readonly states: Map<string, StepState>
  path: readonly StepState[]
  stages: readonly StageState[]
  neededCalls: readonly NeededCall[]
  place: Place
  wish: Wish | undefined
  /** Cached copy of all facts since their last change. */
  copy: Readonly<Record<string, unknown>> | undefined
  readonly changes: RunChanges
  readonly shapeListeners: Set<() => void>
  readonly answerListeners: Set<() => void>
}

/** The listeners to notify once everything is evaluated. */
export interface RunChanges {
  readonly cells: Set<Cell>
  shape: boolean
  answers: boolean
}

import type { Step } from '#definition/generated/flow.ts'
import { rootsOf } from '../linking/linking.ts'
import { makeCell, readStored } from './cell.ts'
import type { Run, ShownStep } from './run.ts'
import { perFlow } from '../linking/per-flow.ts'
import { settle } from './run-update.ts'
import { takeStarts } from '../starts/starting-answers.ts'
import type { LinkedFlow } from '../linking/linked-flow.ts'
import type { Draft } from '../types.ts'

export interface RunOptions {
  readonly facts?: Readonly<Record<string, unknown>>
  readonly draft?: Draft
  /** Name of one intention to pay, from which the idempotency key is made. A draft has its own. */
  readonly intent: string
  /** Permissions of the person; without them, the fact session.permissions is used. */
  readonly permissions?: ReadonlySet<string>
}

/** Creates and evaluates a run, new or from a draft. */
export function createRun(flow: LinkedFlow, { facts, draft, intent, permissions }: RunOptions): Run {
  const first = flow.definition.steps[0]!.id
  const run: Run = {
    flow,
    intent: draft?.intent ?? intent,
    permissions,
    scope: ownFacts(flow, facts ?? {}),
    cells: new Map(),
    values: new Map(),
    open: new Map(),
    visible: new Map(),
    asks: new Map(),
    origins: new Map(Object.entries(draft?.origins ?? {})),
    began: new Map(Object.entries(draft?.began ?? {})),
    started: new Set(draft?.started),
    waiting: new Map(),
    answered: new Map(),
    tried: new Set(),
    done: new Set(),
    taken: draft?.taken ?? 0,
    source: draft?.source,
    subscribers: new Map(),
    stepSubscribers: stepSubscribers(flow),
    order: flow.definition.steps.map((step) => step.id),
    shown: new Map(),
    states: new Map(),
    path: [],
    stages: [],
    neededCalls: [],
    place: { step: first, returnTo: [] },
    wish: draft
      ? { step: draft.place.step, returnTo: draft.place.returnTo }
      : { step: undefined, returnTo: [] },
    copy: undefined,
    changes: { cells: new Set(), shape: false, answers: false },
    shapeListeners: new Set(),
    answerListeners: new Set(),
  }
  for (const [id, linked] of flow.fields) run.cells.set(id, makeCell(run, id, `fields/${id}`, linked))
  for (const step of flow.definition.steps) run.shown.set(step.id, shownStep(run, step.id))
  settleAll(run)
  if (draft) restore(run, draft)
  takeStarts(run)
  return run
}

/** Returns the given facts, without those that only answers may set. */
export function ownFacts(
  flow: LinkedFlow,
  facts: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const given = givenIn(flow)
  return Object.fromEntries(Object.entries(facts).filter(([name]) => !given.has(name)))
}

const givenIn = perFlow((flow) => new Set(flow.graph.nodes.flatMap((node) => node.gives)))

function shownStep(run: Run, id: string): ShownStep {
  const definition = run.flow.steps.get(id)!
  const cells = (definition.fields ?? []).map((field) => run.cells.get(field.id)!)
  return { id, base: id, definition, cells }
}

/** The rules that decide whether a step is blocked or complete. */
function rulesOf({ nextWhen = [], next }: Step): readonly string[] {
  return next?.doneWhen === undefined ? nextWhen : [...nextWhen, next.doneWhen]
}

const stepSubscribers = perFlow((flow): ReadonlyMap<string, readonly string[]> => {
  const subscribers = new Map<string, string[]>()
  for (const step of flow.definition.steps) {
    const reads = rulesOf(step).flatMap((name) => rootsOf(flow.rules.get(name)!.reads))
    for (const root of new Set(reads)) subscribers.set(root, [...(subscribers.get(root) ?? []), step.id])
  }
  return subscribers
})

function settleAll(run: Run): void {
  const nodes = run.flow.graph.nodes.map((node) => node.id)
  settle(run, { nodes, facts: Object.keys(run.scope), cells: run.cells.values(), allSteps: true })
}

function restore(run: Run, draft: Draft): void {
  for (const [id, value] of Object.entries(draft.answers)) {
    const cell = run.cells.get(id)
    if (cell) cell.stored = readStored(cell, value)
    else run.waiting.set(id, value)
  }
  settleAll(run)
}

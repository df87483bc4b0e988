import { propagate, type Start } from '../../relevance/propagation.ts'
import { evaluateState } from '../evaluation/cell-evaluation.ts'
import { evaluateNode } from '../evaluation/node-evaluation.ts'
import { placeNow } from '../navigation/place.ts'
import type { Cell, Run } from './run.ts'
import { isSame } from '#values/equality.ts'
import { evaluateShown, pathNow, stagesNow } from '../evaluation/shape.ts'
import type { Place } from '../types.ts'
import { factsOutdated, findNeededCalls } from '../requirements/needed-calls.ts'

export interface Change extends Start {
  /** Cells whose state changed without a new answer: left, refused or tried. */
  readonly cells?: Iterable<Cell>
  /** Evaluates every step again, since cells or the place changed. */
  readonly allSteps?: boolean
}

/** Evaluates everything that depends on a change, and records which subscribers to notify. */
export function settle(run: Run, change: Change): void {
  const stale = new Set<Cell>(change.cells)
  const nodes = run.flow.graph.nodes
  const changed = propagate(run.flow.graph, change, (place) => evaluateNode(run, nodes[place]!, stale))
  if (changed.size > 0) {
    run.copy = undefined
    run.changes.answers = true
  }
  for (const name of [...changed, '']) for (const cell of run.subscribers.get(name) ?? []) stale.add(cell)
  const steps = new Set(
    change.allSteps ? run.order : [...changed].flatMap((name) => run.stepSubscribers.get(name) ?? []),
  )
  for (const cell of stale) {
    if (evaluateState(run, cell)) run.changes.cells.add(cell)
    steps.add(cell.step)
  }
  for (const step of run.flow.definition.steps) if (step.fieldsFrom ?? step.forEach) steps.add(step.id)
  settleShape(run, steps)
  const outdated = factsOutdated(run)
  if (outdated.length > 0) return forget(run, outdated)
  run.neededCalls = findNeededCalls(run)
  const place = placeNow(run)
  if (!isSame(place, run.place)) moveTo(run, place)
}

function settleShape(run: Run, steps: ReadonlySet<string>): void {
  for (const id of steps) {
    for (const shown of shownFor(run, id)) if (evaluateShown(run, shown)) run.changes.shape = true
  }
  const path = pathNow(run)
  if (path !== run.path) run.changes.shape = true
  run.path = path
  const stages = stagesNow(run)
  if (stages !== run.stages) run.changes.shape = true
  run.stages = stages
}

function shownFor(run: Run, id: string) {
  const own = run.shown.get(id)
  return own ? [own] : [...run.shown.values()].filter((shown) => shown.base === id)
}

function forget(run: Run, names: readonly string[]): void {
  for (const name of names) {
    run.scope[name] = undefined
    run.answered.delete(name)
  }
  settle(run, { facts: names })
}

/** Puts the person at a place; detours open and close with it. */
export function moveTo(run: Run, place: Place): void {
  run.place = place
  run.changes.shape = true
  const detours = run.flow.definition.steps.filter((step) => step.detour).map((step) => `steps/${step.id}`)
  settle(run, { nodes: detours })
}

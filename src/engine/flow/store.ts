import { actionsNow, isPermitted } from './navigation/permitted-actions.ts'
import { advanceFrom, errorsIn, refuseStep } from './navigation/next-step.ts'
import { cellHolding, cellOf, leaveField, takeAnswer, store } from './state/answer.ts'
import { createRun, ownFacts, type RunOptions } from './state/create-run.ts'
import { endingNow } from './submission/ending.ts'
import { goBack, goToStep, visitStep } from './navigation/navigation.ts'
import { printTemplate } from './texts/printed-value.ts'
import { readFact } from './state/read-fact.ts'
import { refuseAnswers } from './submission/refusal.ts'
import { arrive } from './requirements/requirements.ts'
import type { Run } from './state/run.ts'
import { isSame } from '#values/equality.ts'
import { settle } from './state/run-update.ts'
import { draftOf, relevantAnswersOf, storedAnswersOf } from './state/snapshot.ts'
import { takeCallAnswer } from './submission/call-answer.ts'
import { changesIn, isChanged, leavingNow } from './starts/changes.ts'
import { resolveConflict } from './starts/conflict.ts'
import { takeStarts } from './starts/starting-answers.ts'
import type { LinkedFlow } from './linking/linked-flow.ts'
import type { FlowStore, Advance } from './types.ts'
import { readStored } from './state/cell.ts'
import { callEffect } from './submission/call-effect.ts'
import { sentences } from '../sentences.ts'

/** The one owner of the answers of one run of a flow. */
export function createStore(flow: LinkedFlow, options: RunOptions): FlowStore {
  const run = createRun(flow, options)
  const isSections = flow.definition.layout === 'sections'
  notifyListeners(run)
  const notifyAfter = <T>(result: T): T => {
    notifyListeners(run)
    return result
  }
  return {
    flow,
    field: (id) => cellOf(run, id).state,
    step: (id) => stateOf(run, id),
    steps: () => run.path,
    stages: () => run.stages,
    place: () => run.place,
    isArriving: () => run.wish !== undefined,
    facts: () => (run.copy ??= Object.freeze({ ...run.scope })),
    fact: (path) => readFact(run, path),
    onField: (id, wake) => listen(cellOf(run, id).listeners, wake),
    onShape: (wake) => listen(run.shapeListeners, wake),
    onAnswers: (wake) => listen(run.answerListeners, wake),
    answer: (id, raw) => notifyAfter(takeAnswer(run, id, raw)),
    leave: (id) => notifyAfter(leaveField(run, id)),
    setFacts: (patch) => notifyAfter(setFacts(run, patch)),
    setRequirements: (step, fields, requested) => notifyAfter(arrive(run, step, fields, requested)),
    requirementProblems: () => [...run.asks.values()].flatMap((ask) => ask.problems),
    neededCalls: () => run.neededCalls,
    refuse: (errors) => notifyAfter(refuseAnswers(run, errors)),
    errors: (step) =>
      errorsIn(run, stateOf(run, step).id).filter(({ field }) => cellHolding(run, field).state.error),
    advance: () => notifyAfter(isSections ? saveSections(run) : advanceFrom(run)),
    back: () => notifyAfter(goBack(run)),
    goTo: (step) => notifyAfter(goToStep(run, step)),
    // All sections are visible at the same time, so there is nowhere to go.
    visit: (step) => (isSections ? run.place : notifyAfter(visitStep(run, step))),
    take: (step, answer) => notifyAfter(takeCallAnswer(run, step, answer)),
    actions: (step) => actionsNow(run, step),
    ending: () => endingNow(run),
    isChanged: () => isChanged(run),
    changes: () => changesIn(run),
    revert: () => notifyAfter(revertAnswers(run)),
    resolveConflict: (fact, value) => notifyAfter(resolveConflict(run, fact, value)),
    leaving: () => leavingNow(run),
    print: (template) => printTemplate(run, template),
    answers: () => storedAnswersOf(run),
    relevantAnswers: () => relevantAnswersOf(run),
    draft: () => draftOf(run),
  }
}

function stateOf(run: Run, id: string) {
  const state = run.states.get(id)
  if (!state) throw new Error(`The flow '${run.flow.definition.id}' has no step '${id}'.`)
  return state
}

function listen(listeners: Set<() => void>, wake: () => void): () => void {
  const own = () => wake()
  listeners.add(own)
  return () => void listeners.delete(own)
}

function setFacts(run: Run, patch: Readonly<Record<string, unknown>>): void {
  const changed = Object.entries(ownFacts(run.flow, patch)).filter(
    ([name, value]) => !isSame(run.scope[name], value),
  )
  for (const [name, value] of changed) {
    run.scope[name] = value
    run.answered.delete(name)
  }
  if (changed.length === 0) return
  settle(run, { facts: changed.map(([name]) => name) })
  takeStarts(run)
}

/** Notifies the listeners of every changed part, once everything is evaluated. A listener may read and answer at once. */
function notifyListeners(run: Run): void {
  const { changes } = run
  const listeners = [...changes.cells].flatMap((cell) => [...cell.listeners])
  if (changes.shape) listeners.push(...run.shapeListeners)
  if (changes.answers) listeners.push(...run.answerListeners)
  changes.cells.clear()
  changes.shape = false
  changes.answers = false
  for (const wake of listeners) wake()
}

/** Resets every answer to its starting value and clears the errors. */
function revertAnswers(run: Run): void {
  const cells = changesIn(run).map((id) => run.cells.get(id)!)
  for (const cell of cells) store(run, cell, readStored(cell, run.origins.get(cell.id)))
  for (const cell of run.cells.values())
    Object.assign(cell, { refusal: undefined, refusedInside: undefined, touched: false })
  run.tried.clear()
  settle(run, { nodes: cells.map((cell) => cell.node), cells: run.cells.values(), allSteps: true })
}

/** Saves all sections at once: returns their errors, a note that nothing changed, or the call. */
function saveSections(run: Run): Advance {
  const { unchanged } = run.flow.definition
  if (unchanged !== undefined && !isChanged(run)) return { ok: false, errors: [], blocked: [], unchanged }
  const isAllowed = run.path.every(({ definition }) => isPermitted(run, definition.next?.permission))
  if (!isAllowed) return { ok: false, errors: [], blocked: [sentences.notPermitted()] }
  const refusals = run.path.flatMap(({ id }) => refuseStep(run, id) ?? [])
  const errors = run.path.flatMap(({ id }) => errorsIn(run, id))
  if (errors.length > 0) return { ok: false, errors }
  const blocked = refusals.flatMap((refusal) => (refusal.ok ? [] : (refusal.blocked ?? [])))
  if (blocked.length > 0) return { ok: false, errors: [], blocked: [...new Set(blocked)] }
  const { call, body } = endingNow(run)
  return { ok: true, place: run.place, effects: [callEffect(call, body, 'submit', run.place.step)] }
}

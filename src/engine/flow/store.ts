import { actionsNow } from './navigation/permitted-actions.ts'
import { advanceFrom, errorsIn } from './navigation/next-step.ts'
import { cellHolding, cellOf, leaveField, takeAnswer } from './state/answer.ts'
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
import { revertAnswers } from './revert.ts'
import { saveSections } from './save.ts'
import { takeStarts } from './starts/starting-answers.ts'
import { notifyListeners } from './notification.ts'
import type { LinkedFlow } from './linking/linked-flow.ts'
import type { FlowStore } from './types.ts'

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
    // Sections stand beside each other: one is where the others are.
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

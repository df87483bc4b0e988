import { actionsNow } from './permitted.ts'
import { advanceFrom, errorsIn } from './advance.ts'
import { cellOf, leaveField, takeAnswer } from './answer.ts'
import { createRun, ownFacts, type RunOptions } from './create-run.ts'
import { endingNow } from './ending.ts'
import { goBack, goToStep, visitStep } from './navigate.ts'
import { printTemplate } from './print.ts'
import { readFact } from './read-fact.ts'
import { refuseAnswers } from './refuse.ts'
import { arrive } from './requirements.ts'
import type { Run } from './run.ts'
import { isSame } from './same.ts'
import { settle } from './settle.ts'
import { draftOf, relevantAnswersOf, storedAnswersOf } from './snapshot.ts'
import { takeCallAnswer } from './take.ts'
import { changesIn, isChanged, leavingNow } from './leave.ts'
import { meetVersion } from './meet.ts'
import { revertAnswers } from './revert.ts'
import { saveSections } from './save.ts'
import { takeStarts } from './starts.ts'
import { tell } from './tell.ts'
import type { LinkedFlow } from './linked.ts'
import type { FlowStore } from './types.ts'

/** The one owner of the answers of one run of a flow. */
export function createStore(flow: LinkedFlow, options: RunOptions): FlowStore {
  const run = createRun(flow, options)
  const isSections = flow.definition.layout === 'sections'
  tell(run)
  const told = <T>(result: T): T => {
    tell(run)
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
    onField: (id, wake) => listen(cellOf(run, id).wakes, wake),
    onShape: (wake) => listen(run.shapeWakes, wake),
    onAnswers: (wake) => listen(run.answerWakes, wake),
    answer: (id, raw) => told(takeAnswer(run, id, raw)),
    leave: (id) => told(leaveField(run, id)),
    setFacts: (patch) => told(setFacts(run, patch)),
    setRequirements: (step, fields, asked) => told(arrive(run, step, fields, asked)),
    requirementProblems: () => [...run.asks.values()].flatMap((ask) => ask.problems),
    wanted: () => run.wanted,
    refuse: (errors) => told(refuseAnswers(run, errors)),
    errors: (step) =>
      errorsIn(run, stateOf(run, step).id).filter(({ field }) => cellOf(run, field).state.error),
    advance: () => told(isSections ? saveSections(run) : advanceFrom(run)),
    back: () => told(goBack(run)),
    goTo: (step) => told(goToStep(run, step)),
    // Sections stand beside each other: one is where the others are.
    visit: (step) => (isSections ? run.place : told(visitStep(run, step))),
    take: (step, answer) => told(takeCallAnswer(run, step, answer)),
    actions: (step) => actionsNow(run, step),
    ending: () => endingNow(run),
    isChanged: () => isChanged(run),
    changes: () => changesIn(run),
    revert: () => told(revertAnswers(run)),
    meet: (fact, value) => told(meetVersion(run, fact, value)),
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

function listen(wakes: Set<() => void>, wake: () => void): () => void {
  const own = () => wake()
  wakes.add(own)
  return () => void wakes.delete(own)
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

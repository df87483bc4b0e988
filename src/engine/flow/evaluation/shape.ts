import { sentences } from '../../sentences.ts'
import { buildRequest } from '../submission/call-request.ts'
import { errorOf } from './cell-evaluation.ts'
import type { Cell, Run, ShownStep } from '../state/run.ts'
import { isSame } from '#values/equality.ts'
import type { FaultWords } from '../linking/linked-flow.ts'
import type { StageState, StepState } from '../types.ts'
import { isArrived } from '../requirements/needed-calls.ts'

const noWords = (): FaultWords => ({ title: sentences.nothingRequested(), says: '' })

/** Updates the state of one step; returns whether it changed. */
export function evaluateShown(run: Run, shown: ShownStep): boolean {
  const before = run.states.get(shown.id)
  const relevant = shown.cells.filter((cell) => cell.relevant)
  const fields = relevant.map((cell) => cell.id)
  const blocked = [...blockedBy(run, shown), ...unfilledIn(shown, relevant)]
  const isRight = blocked.length === 0 && relevant.every((cell) => errorOf(cell) === undefined)
  const complete = isComplete(run, shown, isRight)
  const fault = faultOf(run, shown.base)
  const isAsBefore =
    before?.definition === shown.definition &&
    before.complete === complete &&
    before.fault === fault &&
    isSame(before.fields, fields) &&
    isSame(before.blocked, blocked)
  if (isAsBefore) return false
  run.states.set(shown.id, {
    id: shown.id,
    base: shown.base,
    definition: shown.definition,
    fields,
    blocked,
    complete,
    ...(fault && { fault }),
  })
  return true
}

// A step with a call is complete once the call has answered. If it clears its answers, it stays complete
// until it is answered again.
function isComplete(run: Run, shown: ShownStep, isRight: boolean): boolean {
  const { base, definition } = shown
  if (!definition.next?.call) return isRight
  if (run.done.has(base)) return isRight || definition.next.forgets === true
  return isRight && wasDoneBefore(run, shown)
}

/** Tells whether an earlier run made the call and the answers are unchanged since. */
function wasDoneBefore(run: Run, { cells, definition }: ShownStep): boolean {
  const rule = definition.next?.doneWhen
  if (rule === undefined || cells.some((cell) => cell.touched)) return false
  return run.flow.rules.get(rule)!.evaluate(run.scope) === 'yes'
}

function blockedBy(run: Run, { base, definition }: ShownStep): readonly string[] {
  const blocked = (definition.nextWhen ?? []).flatMap((name) => {
    const rule = run.flow.rules.get(name)!
    return rule.evaluate(run.scope) === 'yes' ? [] : [rule.says]
  })
  const { fieldsFrom, forEach } = run.flow.steps.get(base)!
  const source = fieldsFrom ?? forEach
  if (source === undefined) return blocked
  const requested = buildRequest(run, source.with)
  if (requested === undefined) return [...blocked, sentences.answerAbove()]
  if (!isArrived(run, base, requested)) return [...blocked, sentences.lookingUp()]
  const fault = faultOf(run, base)
  return fault ? [...blocked, fault.title] : blocked
}

/** Lists the answers that Next waits for, if the step waits for them (IDN-057). */
function unfilledIn({ definition }: ShownStep, relevant: readonly Cell[]): readonly string[] {
  const missing = relevant.filter((cell) => cell.state.required && cell.value === undefined)
  if (!definition.nextWhenFilled || missing.length === 0) return []
  return [sentences.fillIn(missing.map((cell) => cell.linked.definition.label))]
}

/** Returns the fault if the server named no fields although it must (ERR-080). */
function faultOf(run: Run, base: string): FaultWords | undefined {
  const { fieldsFrom, forEach } = run.flow.steps.get(base)!
  const { empty } = fieldsFrom ?? forEach ?? {}
  const ask = run.asks.get(base)
  if (empty === undefined || ask === undefined || ask.cells.length > 0) return undefined
  return run.flow.library.faults?.[empty] ?? noWords()
}

/** Returns the relevant steps in order; the same list while nothing in it changes. */
export function pathNow(run: Run): readonly StepState[] {
  const path = run.order.flatMap((id) => (run.open.get(run.shown.get(id)!.base) ? [run.states.get(id)!] : []))
  const isAsBefore = path.length === run.path.length && path.every((state, at) => state === run.path[at])
  return isAsBefore ? run.path : path
}

/** The stages the progress indicator names; the current one is that of the step, or of the last one before it that has one. */
export function stagesNow(run: Run): readonly StageState[] {
  const ofGroups = stagesOfGroups(run)
  const relevant = (run.flow.definition.progress ?? []).filter(({ id, showWhen }) => {
    if (ofGroups.get(id) === false) return false
    return showWhen === undefined || run.flow.rules.get(showWhen)!.evaluate(run.scope) === 'yes'
  })
  const at = run.order.indexOf(run.place.step)
  const upToHere = run.order.slice(0, at + 1).toReversed()
  const ids = relevant.map((stage) => stage.id)
  const named = upToHere
    .map((id) => run.shown.get(id)!.definition.stage)
    .find((stage) => stage && ids.includes(stage))
  const current = Math.max(0, ids.indexOf(named ?? ''))
  const stages = relevant.map(({ id, title }, place): StageState => {
    return { id, title, status: place < current ? 'done' : place === current ? 'current' : 'next' }
  })
  return isSame(stages, run.stages) ? run.stages : stages
}

/** Stages that only groups name, and whether one of them shows. */
function stagesOfGroups(run: Run): ReadonlyMap<string, boolean> {
  const { steps } = run.flow.definition
  const own = new Set(steps.map((step) => step.stage))
  const shown = new Set(run.path.map((state) => state.definition.stage))
  const named = steps.flatMap((step) => (step.group ?? []).flatMap(({ stage }) => stage ?? []))
  return new Map(named.filter((stage) => !own.has(stage)).map((stage) => [stage, shown.has(stage)]))
}

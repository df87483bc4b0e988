import { sentences } from '../sentences.ts'
import { askedNow } from './asked.ts'
import { errorOf } from './judge-cell.ts'
import type { Run, ShownStep } from './run.ts'
import { isSame } from './same.ts'
import type { StageState, StepState } from './types.ts'
import { isArrived } from './wanted.ts'

/** Brings one step's state up to date; whether it changed. */
export function judgeShown(run: Run, shown: ShownStep): boolean {
  const before = run.states.get(shown.id)
  const relevant = shown.cells.filter((cell) => cell.relevant)
  const fields = relevant.map((cell) => cell.id)
  const blocked = blockedBy(run, shown)
  const isRight = blocked.length === 0 && relevant.every((cell) => errorOf(cell) === undefined)
  const complete = isComplete(run, shown, isRight)
  const isAsBefore =
    before?.definition === shown.definition &&
    before.complete === complete &&
    isSame(before.fields, fields) &&
    isSame(before.blocked, blocked)
  if (isAsBefore) return false
  run.states.set(shown.id, { id: shown.id, definition: shown.definition, fields, blocked, complete })
  return true
}

// A step that ends in a call is complete when the call has answered; one that forgets stays so until it is answered anew.
function isComplete(run: Run, shown: ShownStep, isRight: boolean): boolean {
  const { base, definition } = shown
  if (!definition.next?.call) return isRight
  if (run.done.has(base)) return isRight || definition.next.forgets === true
  return isRight && wasDoneBefore(run, shown)
}

/** The call was made by an earlier run, and nobody has touched the answers since. */
function wasDoneBefore(run: Run, { cells, definition }: ShownStep): boolean {
  const rule = definition.next?.doneWhen
  if (rule === undefined || cells.some((cell) => cell.touched)) return false
  return run.flow.rules.get(rule)!.judge(run.scope) === 'yes'
}

function blockedBy(run: Run, { base, definition }: ShownStep): readonly string[] {
  const blocked = (definition.nextWhen ?? []).flatMap((name) => {
    const rule = run.flow.rules.get(name)!
    return rule.judge(run.scope) === 'yes' ? [] : [rule.says]
  })
  const { fieldsFrom, forEach } = run.flow.steps.get(base)!
  const source = fieldsFrom ?? forEach
  if (source === undefined) return blocked
  const asked = askedNow(run, source.with)
  if (asked === undefined) return [...blocked, sentences.answerAbove]
  return isArrived(run, base, asked) ? blocked : [...blocked, sentences.lookingUp]
}

/** The relevant steps in order; the same list while nothing in it changed. */
export function pathNow(run: Run): readonly StepState[] {
  const path = run.order.flatMap((id) => (run.open.get(run.shown.get(id)!.base) ? [run.states.get(id)!] : []))
  const isAsBefore = path.length === run.path.length && path.every((state, at) => state === run.path[at])
  return isAsBefore ? run.path : path
}

/** The stages the progress indicator names; the current one is that of the step, or of the last one before it that has one. */
export function stagesNow(run: Run): readonly StageState[] {
  const relevant = (run.flow.definition.progress ?? []).filter(({ showWhen }) => {
    return showWhen === undefined || run.flow.rules.get(showWhen)!.judge(run.scope) === 'yes'
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

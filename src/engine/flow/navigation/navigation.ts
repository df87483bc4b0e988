import { actionsNow } from './permitted-actions.ts'
import { isReachable, stepToday } from './place.ts'
import type { Run } from '../state/run.ts'
import { moveTo, settle } from '../state/run-update.ts'
import type { Place } from '../types.ts'

/**
 * Returns to the step a change or detour came from, else to the previous relevant step; undefined at the
 * first step.
 */
export function goBack(run: Run): Place | undefined {
  run.wish = undefined
  const { step, returnTo } = run.place
  const opener = returnTo.at(-1)
  const at = run.path.findIndex((state) => state.id === step)
  const target = opener ?? run.path[at - 1]?.id
  if (target === undefined) return undefined
  moveTo(run, { step: target, returnTo: returnTo.slice(0, -1) })
  return run.place
}

/** Opens a step from an address if all earlier ones are complete, else the first incomplete one. */
export function goToStep(run: Run, step: string): Place {
  const { place } = run
  if (place.step === step) return place
  const opened = place.returnTo.lastIndexOf(step)
  run.wish = { step, returnTo: opened === -1 ? [] : place.returnTo.slice(0, opened) }
  settle(run, {})
  return run.place
}

/** Opens a step to change an answer, or a detour, and stores the way back. */
export function visitStep(run: Run, step: string): Place {
  const { place } = run
  const today = stepToday(run, step)
  if (today === undefined || today === place.step) return place
  const base = run.shown.get(today)!.base
  const isOffered = actionsNow(run, place.step).some((action) => action.goTo === base)
  const isDetour = isOffered && run.flow.steps.get(base)?.detour === true
  if (!isDetour && !isReachable(run, today)) return place
  run.wish = undefined
  if (isDetour) run.done.delete(base)
  moveTo(run, { step: today, returnTo: [...place.returnTo, place.step] })
  return run.place
}

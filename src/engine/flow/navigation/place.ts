import { actionsNow } from './permitted-actions.ts'
import type { Run } from '../state/run.ts'
import type { Place } from '../types.ts'

/** The first relevant step a person has not finished; the last one when all are. */
function firstIncomplete(run: Run): string {
  return (run.path.find((state) => !state.complete) ?? run.path.at(-1))?.id ?? run.order[0]!
}

/** Whether a step may be opened: relevant, and everything before it is complete. */
export function isReachable(run: Run, step: string): boolean {
  const at = run.path.findIndex((state) => state.id === step)
  return at !== -1 && run.path.slice(0, at).every((state) => state.complete)
}

/** Tells whether a step can be opened: it is on the path, or is an open detour. */
export function isShown(run: Run, step: string): boolean {
  const shown = run.shown.get(step)
  return shown !== undefined && run.order.includes(step) && run.visible.get(shown.base) === true
}

/** The step of this name today: the first group of a step that was split, the whole of one that was joined. */
export function stepToday(run: Run, step: string): string | undefined {
  if (run.order.includes(step)) return step
  const split = run.order.filter((id) => run.shown.get(id)!.base === step)
  if (split.length > 0) return split[0]
  const base = run.order.find((id) => step.startsWith(`${id}-`) && run.flow.steps.get(id)?.forEach)
  return base ?? nearestGroup(run, step)
}

function nearestGroup(run: Run, step: string): string | undefined {
  const base = run.shown.get(step)?.base
  return base === undefined ? undefined : run.order.findLast((id) => run.shown.get(id)!.base === base)
}

/**
 * Returns the present step of the person: the requested one as far as it is reachable, else the current one.
 */
export function placeNow(run: Run): Place {
  if (run.wish) return placeWished(run, run.wish)
  const { step, returnTo } = run.place
  if (isShown(run, step)) return keepStack(run, run.place)
  const today = stepToday(run, step)
  if (today !== undefined && isShown(run, today)) return { step: today, returnTo }
  const opener = returnTo.findLastIndex((id) => isShown(run, id))
  if (opener !== -1) return { step: returnTo[opener]!, returnTo: returnTo.slice(0, opener) }
  return { step: firstIncomplete(run), returnTo: [] }
}

function placeWished(
  run: Run,
  { step, returnTo }: { step: string | undefined; returnTo: readonly string[] },
): Place {
  if (step === undefined) return { step: run.path[0]?.id ?? run.order[0]!, returnTo: [] }
  const today = stepToday(run, step)
  if (
    today === undefined ||
    !(isReachable(run, today) || isOffered(run, run.shown.get(today)!.base, returnTo.at(-1)))
  )
    return { step: firstIncomplete(run), returnTo: [] }
  return keepStack(run, { step: today, returnTo })
}

/** Whether a detour can be opened from the step that it was opened from. */
function isOffered(run: Run, detour: string, opener: string | undefined): boolean {
  if (opener === undefined || !isReachable(run, opener)) return false
  return actionsNow(run, opener).some((action) => action.goTo === detour)
}

function keepStack(run: Run, place: Place): Place {
  const returnTo = place.returnTo.filter((id) => run.order.includes(id))
  return returnTo.length === place.returnTo.length ? place : { step: place.step, returnTo }
}

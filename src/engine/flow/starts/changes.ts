import { readStored } from '../state/cell.ts'
import type { Leave } from '#definition/generated/flow.ts'
import type { Cell, Run } from '../state/run.ts'
import { isSame } from '#values/equality.ts'

/** Tells whether an answer differs from its starting value. */
export function hasChanged(run: Run, cell: Cell): boolean {
  return !isSame(cell.stored, readStored(cell, run.origins.get(cell.id)))
}

/** Returns the fields whose answer differs from its starting value. */
export function changesIn(run: Run): readonly string[] {
  return [...run.cells.values()].filter((cell) => hasChanged(run, cell)).map((cell) => cell.id)
}

/** Tells whether any answer was given or changed. */
export function isChanged(run: Run): boolean {
  return changesIn(run).length > 0 || hasMoreWaiting(run)
}

/** Tells whether a draft has answers to fields the server has not named yet. */
function hasMoreWaiting(run: Run): boolean {
  return [...run.waiting].some(([id, value]) => !isSame(value, run.origins.get(id)))
}

/** Returns the question before leaving: after the step it names, otherwise after the first answer. */
export function leavingNow(run: Run): Leave | undefined {
  const { leave } = run.flow.definition
  if (leave === undefined || !isChanged(run)) return undefined
  if (leave.after === undefined) return leave
  const bases = run.order.map((id) => run.shown.get(id)!.base)
  const limit = bases.lastIndexOf(leave.after)
  const isBehind = run.order.indexOf(run.place.step) > limit
  const later = new Set(run.order.slice(limit + 1))
  const isAnswered = [...run.cells.values()].some((cell) => later.has(cell.step) && hasChanged(run, cell))
  return isBehind || isAnswered ? leave : undefined
}

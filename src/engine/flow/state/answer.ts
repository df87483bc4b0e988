import { readStored } from './cell.ts'
import type { Cell, Run } from './run.ts'
import { isSame } from '#values/equality.ts'
import { settle } from './run-update.ts'

/** The field of this name; asking for one that never was is our mistake (law 8). */
export function cellOf(run: Run, id: string): Cell {
  const cell = run.cells.get(id)
  if (!cell) throw new Error(`The flow '${run.flow.definition.id}' has no field '${id}'.`)
  return cell
}

/**
 * Returns the field of a place such as `owners/1/name`; ids of the server's fields contain a slash
 * themselves.
 */
export function cellHolding(run: Run, place: string): Cell {
  return run.cells.get(place) ?? cellOf(run, place.slice(0, place.indexOf('/')))
}

/** Tells whether a field has an answer before the person gives one, which is gone once they clear it. */
export const isPrefilled = ({ linked: { definition } }: Pick<Cell, 'linked'>): boolean =>
  definition.default !== undefined || (definition.type === 'choices' && definition.chooseWhenOnlyOne === true)

/** Stores the answer of a person; locked and derived answers do not change. */
export function takeAnswer(run: Run, id: string, raw: unknown): void {
  const cell = cellOf(run, id)
  if (cell.state.locked) return
  // Clearing a default answer is a change, although nothing was stored before.
  const isDefaultGone = isPrefilled(cell) && !run.started.has(id)
  run.started.add(id)
  run.wish = undefined
  if (store(run, cell, readStored(cell, raw)) || isDefaultGone)
    settle(run, { nodes: [cell.node], cells: [cell] })
}

/** Stores a value; a step whose call has answered must then call again. */
export function store(run: Run, cell: Cell, value: unknown): boolean {
  if (isSame(cell.stored, value)) return false
  cell.stored = value
  cell.taken = undefined
  run.done.delete(cell.linked.step)
  run.changes.answers = true
  return true
}

/** Marks a field as left, so that it shows its errors (law 6). */
export function leaveField(run: Run, id: string): void {
  const cell = cellOf(run, id)
  if (cell.touched) return
  cell.touched = true
  settle(run, { cells: [cell] })
}

import { readStored } from '../state/cell.ts'
import { beginVersion } from './fact-versions.ts'
import type { Cell, Run } from '../state/run.ts'
import { isSame } from '#values/equality.ts'
import { settle } from '../state/run-update.ts'
import { startsNow } from './starting-answers.ts'
import type { Difference } from '../types.ts'

/**
 * Applies the version that another person saved. Unchanged answers take the new value; changed ones stay.
 * Returns every difference, so that the person can choose.
 */
export function resolveConflict(run: Run, fact: string, value: unknown): readonly Difference[] {
  const before = new Map(run.origins)
  run.scope[fact] = value
  run.answered.delete(fact)
  beginVersion(run, fact)
  run.origins.clear()
  for (const [id, raw] of startsNow(run)) run.origins.set(id, raw)
  const ids = new Set([...before.keys(), ...run.origins.keys()])
  const cells = [...ids].flatMap((id) => run.cells.get(id) ?? [])
  const differences = cells.flatMap((cell) => resolveCell(run, cell, before.get(cell.id)) ?? [])
  for (const id of ids) {
    const isWaiting = run.waiting.has(id) && isSame(run.waiting.get(id), before.get(id))
    if (isWaiting) run.waiting.set(id, run.origins.get(id))
  }
  settle(run, { nodes: cells.map((cell) => cell.node), facts: [fact], cells, allSteps: true })
  run.changes.answers = true
  return differences
}

function resolveCell(run: Run, cell: Cell, before: unknown): Difference | undefined {
  const mine = cell.stored
  const theirs = readStored(cell, run.origins.get(cell.id))
  if (isSame(mine, theirs)) return undefined
  const isMine = !isSame(mine, readStored(cell, before))
  if (!isMine) cell.stored = theirs
  if (cell.state.locked || !cell.relevant) return undefined
  return { field: cell.id, label: cell.linked.definition.label, mine, theirs, isMine }
}

import { store } from './state/answer.ts'
import { readStored } from './state/cell.ts'
import { changesIn } from './starts/changes.ts'
import type { Run } from './state/run.ts'
import { settle } from './state/run-update.ts'

/** Every answer is again what it started from, and nothing is said to be wrong with it. */
export function revertAnswers(run: Run): void {
  const cells = changesIn(run).map((id) => run.cells.get(id)!)
  for (const cell of cells) store(run, cell, readStored(cell, run.origins.get(cell.id)))
  for (const cell of run.cells.values())
    Object.assign(cell, { refusal: undefined, refusedInside: undefined, touched: false })
  run.tried.clear()
  settle(run, { nodes: cells.map((cell) => cell.node), cells: run.cells.values(), allSteps: true })
}

import { buildBody } from '../../call/body.ts'
import { keysOf, readPath } from '../../rule/path.ts'
import { listOf } from '../evaluation/options.ts'
import { afterEffects, proceed } from '../navigation/next-step.ts'
import { cellOf, store } from '../state/answer.ts'
import { readStored } from '../state/cell.ts'
import { forgetRequirements } from '../requirements/requirements.ts'
import type { Cell, Run } from '../state/run.ts'
import { settle } from '../state/run-update.ts'
import type { Advance } from '../types.ts'

/** Stores the answer of a step's call in fields, clears the step's own answers if it says so, and goes on. */
export function takeCallAnswer(run: Run, step: string, answer: unknown): Advance {
  const shown = run.shown.get(step)!
  const next = shown.definition.next ?? {}
  const effects = afterEffects(run, step)
  const changed = new Set<Cell>()
  for (const [name, raw] of Object.entries(
    buildBody(next.take ?? {}, (path) => readPath(answer, keysOf(path))),
  )) {
    const cell = cellOf(run, name)
    store(run, cell, readStored(cell, raw))
    cell.taken = { list: listOf(run, cell) }
    changed.add(cell)
  }
  if (next.forgets) {
    for (const cell of cellsOfBase(run, shown.base)) if (forget(run, cell)) changed.add(cell)
    forgetRequirements(run, shown.base)
  }
  run.done.add(shown.base)
  run.taken += 1
  // The next version of the fact is the one just saved.
  if (next.conflict) run.began.delete(next.conflict.with)
  if (next.as !== undefined) run.scope[next.as] = answer
  settle(run, {
    facts: next.as === undefined ? [] : [next.as],
    nodes: [...changed].map((cell) => cell.node),
    cells: changed,
    allSteps: true,
  })
  return run.place.step === step ? proceed(run, effects) : { ok: true, place: run.place, effects }
}

function cellsOfBase(run: Run, base: string): readonly Cell[] {
  return [...run.cells.values()].filter((cell) => cell.linked.step === base)
}

function forget(run: Run, cell: Cell): boolean {
  store(run, cell, undefined)
  run.tried.delete(cell.step)
  cell.touched = false
  cell.refusal = undefined
  cell.refusedInside = undefined
  return true
}

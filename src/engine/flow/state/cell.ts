import { isBlank } from '#values/blank.ts'
import { rootsOf } from '../linking/linking.ts'
import { readFact, watch } from './read-fact.ts'
import type { Cell, Run } from './run.ts'
import type { LinkedField } from '../linking/linked-flow.ts'

const NO_OPTIONS: Cell['options'] = []
const NO_RECORDS: Cell['records'] = new Map()

/** A field that was not answered and is not evaluated yet. */
export function makeCell(run: Run, id: string, node: string, linked: LinkedField): Cell {
  const cell: Cell = {
    id,
    node,
    linked,
    step: linked.step,
    stored: undefined,
    taken: undefined,
    refusal: undefined,
    refusedInside: undefined,
    touched: false,
    relevant: false,
    options: NO_OPTIONS,
    records: NO_RECORDS,
    value: undefined,
    problem: undefined,
    checkProblem: undefined,
    state: {
      id,
      definition: linked.definition,
      value: undefined,
      relevant: false,
      required: false,
      locked: false,
      options: NO_OPTIONS,
      error: undefined,
      refusedInside: undefined,
      warning: undefined,
      message: undefined,
      lookedUp: undefined,
      touched: false,
      helpLink: linked.helpLink,
    },
    facts: {
      get field() {
        return cell.linked.definition
      },
      get options() {
        return cell.linked.accepts ?? cell.options
      },
      read(path) {
        watch(run, cell, path)
        return readFact(run, path)
      },
    },
    listeners: new Set(),
  }
  const { requireWhen, lockWhen } = linked
  for (const root of [...rootsOf(requireWhen?.reads), ...rootsOf(lockWhen?.reads)]) watch(run, cell, root)
  return cell
}

/** Reads a raw value into the stored value; a blank one becomes undefined (law 5). */
export function readStored(cell: Cell, raw: unknown): unknown {
  return isBlank(raw) ? undefined : (cell.linked.kind.read(raw, cell.facts) ?? undefined)
}

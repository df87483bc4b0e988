import { keysOf, readPath } from '../../rule/path.ts'
import { rootOf } from '../linking/linking.ts'
import type { Cell, Run } from './run.ts'

/** Returns the answer or fact at a path; irrelevant answers are absent. */
export function readFact(run: Run, path: string): unknown {
  const cell = run.cells.get(path)
  return cell && !cell.linked.kind.seen ? cell.value : readPath(run.scope, keysOf(path))
}

/** Returns the value to send: an answer as its kind converts it, anything else unchanged. */
export function readProjected(run: Run, path: string): unknown {
  const cell = run.cells.get(path)
  if (cell) return projected(cell)
  const ask = [...run.asks].find(([step]) => intoOf(run, step) === path)?.[1]
  if (!ask) return readFact(run, path)
  const entries = ask.cells.flatMap((one) =>
    one.value === undefined ? [] : [[nameOf(one, path), projected(one)] as const],
  )
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}

function projected({ linked, value, facts }: Cell): unknown {
  return value === undefined || !linked.kind.project ? value : linked.kind.project(value, facts)
}

/**
 * Returns the value to send. A fact that answers started from is sent in its earlier version, so the server
 * can detect conflicts.
 */
export function readSent(run: Run, path: string): unknown {
  const began = run.began.get(rootOf(path))
  return began ? began[path] : readProjected(run, path)
}

/** Returns the server's name of one of its fields. */
export function nameOf(cell: Cell, into: string): string {
  return cell.id.slice(into.length + 1)
}

/** The name under which a step's requirements are facts. */
export function intoOf(run: Run, step: string): string | undefined {
  const definition = run.flow.steps.get(step)
  return (definition?.fieldsFrom ?? definition?.forEach)?.into
}

/** Remembers that a cell looks at a fact, so that it is evaluated again when the fact changes. */
export function watch(run: Run, cell: Cell, path: string): void {
  const root = rootOf(path.includes('/') ? path.slice(0, path.indexOf('/')) : path)
  const watchers = run.subscribers.get(root)
  if (watchers) watchers.add(cell)
  else run.subscribers.set(root, new Set([cell]))
}

import type { Graph } from './graph.ts'

/** Result of evaluating a node: the names of changed facts, and whether dependent nodes must be evaluated. */
export interface Evaluation {
  readonly changed: readonly string[]
  readonly moved: boolean
}

/** Start of a change: changed facts, and nodes whose own answer changed. */
export interface Start {
  readonly facts?: Iterable<string>
  readonly nodes?: Iterable<string>
}

/**
 * Evaluates the dependents of a change, each at most once and after its inputs; stops at unchanged nodes.
 * Returns the names of all changed facts.
 */
export function propagate(
  graph: Graph,
  start: Start,
  evaluate: (place: number) => Evaluation,
): ReadonlySet<string> {
  const changed = new Set<string>(start.facts)
  const waiting = new Uint8Array(graph.nodes.length)
  const wait = (places: readonly number[] | undefined) => {
    for (const place of places ?? []) waiting[place] = 1
  }
  for (const name of changed) wait(graph.readers.get(name))
  for (const id of start.nodes ?? []) waiting[graph.places.get(id)!] = 1
  for (let place = waiting.indexOf(1); place !== -1; place = waiting.indexOf(1, place + 1)) {
    const evaluation = evaluate(place)
    if (evaluation.moved) wait(graph.followers[place])
    for (const name of evaluation.changed) {
      changed.add(name)
      wait(graph.readers.get(name))
    }
  }
  return changed
}

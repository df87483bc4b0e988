import type { Graph } from './graph.ts'

/** Every name of a fact with the nodes that must be judged again when it changes, near and far, in order. */
export function dependentsOf(graph: Graph): ReadonlyMap<string, readonly string[]> {
  const names = new Set([...graph.readers.keys(), ...graph.nodes.flatMap((node) => node.gives)])
  return new Map([...names].map((name) => [name, reach(graph, name)]))
}

function reach(graph: Graph, name: string): readonly string[] {
  const found = new Set(graph.readers.get(name))
  for (const place of found) {
    for (const next of graph.followers[place]!) found.add(next)
    for (const given of graph.nodes[place]!.gives) {
      for (const next of graph.readers.get(given) ?? []) found.add(next)
    }
  }
  return [...found].toSorted((a, b) => a - b).map((place) => graph.nodes[place]!.id)
}

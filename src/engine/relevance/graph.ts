import { findCycles, orderOf } from '../rule/reading/cycle.ts'

/** A node to evaluate: a step, a field, a value, or the fields of the server. */
export interface GraphNode {
  readonly id: string
  /** Name for people, for the sentence about a cycle. */
  readonly label: string
  /** Facts that it sets. */
  readonly gives: readonly string[]
  /** The names of facts it reads. */
  readonly reads: readonly string[]
  /** Nodes it follows without reading a fact: the step of a field. */
  readonly follows: readonly string[]
}

/** Nodes sorted so that each follows its dependencies. */
export interface Graph {
  readonly nodes: readonly GraphNode[]
  readonly places: ReadonlyMap<string, number>
  /** Name of a fact -> places of the nodes that read it. */
  readonly readers: ReadonlyMap<string, readonly number[]>
  /** Place of a node -> places of the nodes that follow it. */
  readonly followers: readonly (readonly number[])[]
}

export type GraphResult = { ok: true; graph: Graph } | { ok: false; cycles: readonly (readonly string[])[] }

/** Sorts nodes by dependency; each cycle is reported once, node by node (rule 14). */
export function buildGraph(nodes: readonly GraphNode[]): GraphResult {
  const givers = new Map(nodes.flatMap((node) => node.gives.map((name) => [name, node.id] as const)))
  const dependencies = new Map(nodes.map((node) => [node.id, dependenciesOf(node, givers)]))
  const cycles = findCycles(dependencies)
  if (cycles.size > 0) return { ok: false, cycles: namesOf(cycles, nodes) }
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const ordered = orderOf(dependencies).map((id) => byId.get(id)!)
  return { ok: true, graph: indexed(ordered) }
}

function dependenciesOf(node: GraphNode, givers: ReadonlyMap<string, string>): readonly string[] {
  const read = node.reads.flatMap((name) => givers.get(name) ?? [])
  return [...new Set([...node.follows, ...read])]
}

function namesOf(cycles: ReadonlyMap<string, readonly string[]>, nodes: readonly GraphNode[]) {
  const labels = new Map(nodes.map((node) => [node.id, node.label]))
  const seen = new Set<string>()
  const named: (readonly string[])[] = []
  for (const [id, way] of cycles) {
    if (seen.has(id)) continue
    for (const member of way) seen.add(member)
    named.push(way.map((member) => labels.get(member) ?? member))
  }
  return named
}

function indexed(nodes: readonly GraphNode[]): Graph {
  const places = new Map(nodes.map((node, place) => [node.id, place]))
  const readers = new Map<string, number[]>()
  const followers: number[][] = nodes.map(() => [])
  for (const [place, node] of nodes.entries()) {
    for (const name of new Set(node.reads)) readers.set(name, [...(readers.get(name) ?? []), place])
    for (const leader of new Set(node.follows)) followers[places.get(leader) ?? -1]?.push(place)
  }
  return { nodes, places, readers, followers }
}

/** Dependencies of each name. */
export type Dependencies = ReadonlyMap<string, readonly string[]>

/** Sorts names so that each follows its dependencies; members of a cycle have no order. */
export function orderOf(dependencies: Dependencies): readonly string[] {
  const done = new Set<string>()
  for (const start of dependencies.keys()) {
    const open = new Set<string>()
    const path = [start]
    while (path.length > 0) {
      const name = path.at(-1)!
      open.add(name)
      const next = (dependencies.get(name) ?? []).find(
        (other) => dependencies.has(other) && !done.has(other) && !open.has(other),
      )
      if (next !== undefined) path.push(next)
      else done.add(path.pop()!)
    }
  }
  return [...done]
}

/** Returns every name in a cycle, with the shortest path back to itself, both ends included. */
export function findCycles(dependencies: Dependencies): ReadonlyMap<string, readonly string[]> {
  const core = coreOf(dependencies)
  const cycles = new Map<string, readonly string[]>()
  for (const name of core.keys()) {
    const way = wayBack(name, core)
    if (way) cycles.set(name, way)
  }
  return cycles
}

/** Repeatedly removes names without dependencies; the rest are cycles and their dependents. */
function coreOf(dependencies: Dependencies): Dependencies {
  const core = new Map(dependencies)
  for (const name of orderOf(dependencies)) {
    if (!core.get(name)!.some((other) => core.has(other))) core.delete(name)
  }
  return core
}

function wayBack(name: string, dependencies: Dependencies): readonly string[] | undefined {
  const cameFrom = new Map<string, string>()
  const waiting = [name]
  for (const current of waiting) {
    for (const next of dependencies.get(current) ?? []) {
      if (next === name) return pathTo(current, name, cameFrom)
      if (cameFrom.has(next) || !dependencies.has(next)) continue
      cameFrom.set(next, current)
      waiting.push(next)
    }
  }
  return undefined
}

function pathTo(last: string, name: string, cameFrom: ReadonlyMap<string, string>): readonly string[] {
  const way = [name]
  for (let step = last; step !== name; step = cameFrom.get(step)!) way.push(step)
  return [...way, name].toReversed()
}

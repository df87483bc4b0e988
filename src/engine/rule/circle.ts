/** Who leans on whom, by name. */
export type Leans = ReadonlyMap<string, readonly string[]>

/** The names so ordered that each stands after those it leans on; members of a circle stand in any order. */
export function orderOf(leans: Leans): readonly string[] {
  const done = new Set<string>()
  for (const start of leans.keys()) {
    const open = new Set<string>()
    const path = [start]
    while (path.length > 0) {
      const name = path.at(-1)!
      open.add(name)
      const next = (leans.get(name) ?? []).find(
        (other) => leans.has(other) && !done.has(other) && !open.has(other),
      )
      if (next !== undefined) path.push(next)
      else done.add(path.pop()!)
    }
  }
  return [...done]
}

/** Every name that leans on itself, with the shortest way back to it, both ends named. */
export function circlesIn(leans: Leans): ReadonlyMap<string, readonly string[]> {
  const core = coreOf(leans)
  const circles = new Map<string, readonly string[]>()
  for (const name of core.keys()) {
    const way = wayBack(name, core)
    if (way) circles.set(name, way)
  }
  return circles
}

/** What is left when, from the ground up, each name that leans on nothing left is taken away. */
function coreOf(leans: Leans): Leans {
  const core = new Map(leans)
  for (const name of orderOf(leans)) {
    if (!core.get(name)!.some((other) => core.has(other))) core.delete(name)
  }
  return core
}

function wayBack(name: string, leans: Leans): readonly string[] | undefined {
  const cameFrom = new Map<string, string>()
  const waiting = [name]
  for (const current of waiting) {
    for (const next of leans.get(current) ?? []) {
      if (next === name) return wayTo(current, name, cameFrom)
      if (cameFrom.has(next) || !leans.has(next)) continue
      cameFrom.set(next, current)
      waiting.push(next)
    }
  }
  return undefined
}

function wayTo(last: string, name: string, cameFrom: ReadonlyMap<string, string>): readonly string[] {
  const way = [name]
  for (let step = last; step !== name; step = cameFrom.get(step)!) way.push(step)
  return [...way, name].toReversed()
}

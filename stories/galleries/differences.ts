/** One difference between two versions. */
export interface Difference {
  /** Path to it; an object in a list is named by its id. */
  readonly at: string
  readonly before: string
  readonly now: string
}

const isThing = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const written = (value: unknown) =>
  value === undefined ? 'not there' : typeof value === 'string' ? `‘${value}’` : JSON.stringify(value)

/** Returns the parts of a value by name; those of a list by id, if all have one. */
function partsOf(value: unknown): ReadonlyMap<string, unknown> | undefined {
  if (isThing(value)) return new Map(Object.entries(value))
  if (!Array.isArray(value)) return undefined
  const ids = value.map((part: unknown) => (isThing(part) ? part['id'] : undefined))
  return ids.every((id) => typeof id === 'string')
    ? new Map(value.map((part, at) => [ids[at]!, part]))
    : undefined
}

/** Lists the differences between two versions of a part of a definition, from top to bottom. */
export function differencesOf(
  before: unknown,
  now: unknown,
  at: readonly string[] = [],
): readonly Difference[] {
  if (JSON.stringify(before) === JSON.stringify(now)) return []
  const [was, is] = [partsOf(before), partsOf(now)]
  if (!was || !is) return [{ at: at.join(' / '), before: written(before), now: written(now) }]
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((name) =>
    differencesOf(was.get(name), is.get(name), [...at, name]),
  )
}

/** A place in a body: its path and value. */
export interface Place {
  readonly path: readonly string[]
  readonly value: unknown
}

const FIRST = '0'

/**
 * Returns the places of a body that a path names. A path to the first entry of a list means every entry,
 * since the sender decides its length.
 */
export function placesOf(
  body: unknown,
  path: readonly string[],
  named: readonly (readonly string[])[],
): readonly Place[] {
  let places: readonly Place[] = [{ path: [], value: body }]
  for (const [level, step] of path.entries()) {
    const meansEach = step === FIRST && !isNamed(named, path.slice(0, level))
    places = places.flatMap((place) => stepsInto(place, step, meansEach))
  }
  return places.filter(({ value }) => value !== undefined && value !== null)
}

/** Whether a definition names more of a list than its first. */
function isNamed(named: readonly (readonly string[])[], list: readonly string[]): boolean {
  return named.some(
    (path) =>
      path.length > list.length && path[list.length] !== FIRST && list.every((step, at) => path[at] === step),
  )
}

function stepsInto({ path, value }: Place, step: string, meansEach: boolean): readonly Place[] {
  if (Array.isArray(value) && meansEach)
    return value.map((one: unknown, at) => ({ path: [...path, String(at)], value: one }))
  const inner = readOwn(value, step)
  return inner === undefined ? [] : [{ path: [...path, step], value: inner }]
}

function readOwn(value: unknown, step: string): unknown {
  const holds = typeof value === 'object' && value !== null && Object.hasOwn(value, step)
  return holds ? (value as Record<string, unknown>)[step] : undefined
}

/** Reads the value at a path of a body, own properties only. */
export function readPlace(body: unknown, path: readonly string[]): unknown {
  return path.reduce(readOwn, body)
}

/** Tells whether a path is a named place, or above one. A named first entry of a list matches any entry. */
export function isAtOrAbove(path: readonly string[], place: readonly string[]): boolean {
  return path.every((step, at) => step === place[at] || (place[at] === FIRST && /^\d+$/.test(step)))
}

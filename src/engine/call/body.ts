/** Source of each name in a payload: the path of an answer or fact, or a constant. */
export type BodyMap = Readonly<
  Record<string, string | { readonly is: string | number | boolean | readonly string[] }>
>

/** Builds the payload of a call from the values at the paths; absent ones are omitted (law 5) or null. */
export function buildBody(
  map: BodyMap,
  read: (path: string) => unknown,
  absent?: 'null',
): Record<string, unknown> {
  const entries = Object.entries(map).flatMap(([name, source]): [string, unknown][] => {
    const value = (typeof source === 'string' ? read(source) : source.is) ?? undefined
    if (value === undefined && absent === 'null') return [[name, null]]
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries(entries)
}

/** Returns the paths that a payload reads. */
export function pathsIn(map: BodyMap): readonly string[] {
  return Object.values(map).filter((source) => typeof source === 'string')
}

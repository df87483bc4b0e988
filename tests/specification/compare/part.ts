import type { Library } from '#definition/library.ts'

export interface StatedValues {
  readonly value: string
  readonly source: string
}

export interface Defined {
  readonly value: string
  readonly file: string
}

/** A table of the specification and the matching values of the definitions, under the same names. */
export interface Part {
  readonly table: string
  /** Kind of definitions that the table covers. */
  readonly of: keyof Library
  readonly says: ReadonlyMap<string, StatedValues>
  /** A table of quoted texts covers only the listed definitions. */
  readonly isPartial?: true
  readonly defined: (library: Library) => ReadonlyMap<string, Defined>
}

const shown = (value: string) => (value === '' ? 'nothing' : `‘${value}’`)

/** Lists the differences between a table and the definitions, in both directions. Each sentence names both places. */
export const differencesOf = (part: Part, library: Library): string[] =>
  differencesBetween(part, part.defined(library))

/** Lists the differences between a table and the values of the definitions. */
export function differencesBetween(
  { table, says, isPartial }: Pick<Part, 'table' | 'says' | 'isPartial'>,
  found: ReadonlyMap<string, Defined>,
): string[] {
  const place = `tests/specification/${table}`
  const changed = [...says].flatMap(([name, { value, source }]) => {
    const here = found.get(name)
    if (here?.value === value) return []
    if (!here) return [`${name}: ${place} says ${shown(value)}, and no definition has it (${source}).`]
    return [
      `${name}: ${place} says ${shown(value)}, definitions/${here.file} says ${shown(here.value)}. ` +
        `Change both if the specification changed (${source}).`,
    ]
  })
  if (isPartial) return changed
  const unsaid = [...found].flatMap(([name, { value, file }]) =>
    says.has(name)
      ? []
      : [
          `${name}: definitions/${file} says ${shown(value)}, and ${place} has no line for it. ` +
            `Write there what the specification says, or why this is our own.`,
        ],
  )
  return [...changed, ...unsaid]
}

/** Builds a map and rejects duplicate names, of which one would hide the other. */
export function byName<T>(entries: readonly (readonly [string, T])[]): ReadonlyMap<string, T> {
  const map = new Map(entries)
  if (map.size !== entries.length) {
    const names = entries.map(([name]) => name)
    throw new Error(`Said twice: ${names.filter((name, at) => names.indexOf(name) !== at).join(', ')}`)
  }
  return map
}

/** A list whose order has no meaning. */
export const asSet = (entries: readonly string[]): string => entries.toSorted().join('; ')

/** A list whose order is visible. */
export const asList = (entries: readonly string[]): string => entries.join('; ')

import type { Option, Options } from '#definition/generated/options.ts'

/** Every list by its name: with `also` after the options of that list, `without` less what stands in that one (VAL-014). */
export function linkOptions(
  lists: Readonly<Record<string, Options>>,
): ReadonlyMap<string, readonly Option[]> {
  const optionsOf = (id?: string) => (id === undefined ? [] : (lists[id]?.options ?? []))
  return new Map(
    Object.values(lists).map(({ id, also, without, options }) => {
      const excluded = new Set(optionsOf(without).map(({ value }) => value))
      return [id, [...optionsOf(also), ...options].filter(({ value }) => !excluded.has(value))]
    }),
  )
}

import type { Option, Options } from '#definition/generated/options.ts'

/**
 * Links every option list by name: `also` adds the options of another list first, `without` removes those of
 * one (VAL-014).
 */
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

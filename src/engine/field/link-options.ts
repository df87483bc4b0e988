import type { Option, Options } from '#definition/generated/options.ts'

/** Every list by its name; one that says `also` holds the options of that list as well, before its own. */
export function linkOptions(
  lists: Readonly<Record<string, Options>>,
): ReadonlyMap<string, readonly Option[]> {
  return new Map(
    Object.values(lists).map(({ id, also, options }) => [
      id,
      also === undefined ? options : [...(lists[also]?.options ?? []), ...options],
    ]),
  )
}

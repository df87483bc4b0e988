import type { Library } from '#definition/library.ts'
import { realChecked } from './broken-definitions.ts'

/** The definitions as they stand. */
export const { library } = realChecked

/** One change, and the library with it. */
export type Change = readonly [what: string, library: Library]

type Kind = {
  [K in keyof Library]: Library[K] extends Readonly<Record<string, unknown>> ? K : never
}[keyof Library]

/** The library with one definition changed. */
export const changed = <K extends Kind>(
  kind: K,
  id: string,
  change: Partial<Library[K][string]>,
): Library => ({
  ...library,
  [kind]: { ...library[kind], [id]: { ...(library[kind][id] as object), ...change } },
})

export const without = <T>(list: readonly T[] | undefined, at: number): T[] =>
  (list ?? []).filter((_, one) => one !== at)

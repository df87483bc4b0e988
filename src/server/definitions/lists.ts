import type { Library } from '#definition/library.ts'

export interface ListEntry {
  value: string
  label: string
}

/** Whoever has read the definitions. */
export interface Known {
  library: Library
}

/** Whoever has read the lists of options alone. */
export interface KnownLists {
  library: Pick<Library, 'options'>
}

/** A list of definitions/options: what the screen offers is what the server takes. Without it nothing is let through. */
export const listOf = ({ library }: KnownLists, id: string): readonly ListEntry[] => {
  const list = library.options[id]
  if (!list) throw new Error(`There is no list '${id}'.`)
  const excluded = list.without === undefined ? [] : listOf({ library }, list.without)
  const offered = list.options.filter(({ value }) => !excluded.some((one) => one.value === value))
  return offered.map(({ value, label }) => ({ value, label }))
}

export const isListed = (known: KnownLists, id: string, value: string | undefined): boolean =>
  listOf(known, id).some((entry) => entry.value === value)

/** States of a machine in their order. */
export const statesOf = (
  { library }: Known,
  id: string,
): { value: string; label: string; final: boolean }[] => {
  const machine = library.machines[id]
  if (!machine) throw new Error(`There is no machine '${id}'.`)
  return Object.entries(machine.states).map(([value, state]) => ({
    value,
    label: state.label,
    final: state.final === true,
  }))
}

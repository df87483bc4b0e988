import type { Library } from '#definition/library.ts'
import { inWords } from './reader.ts'

export interface ListEntry<Word extends string = string> {
  value: Word
  label: string
}

/** The definitions as one library. */
export interface OptionDefinitions {
  library: Library
}

/** The lists of options alone. */
export interface ListDefinitions {
  library: Pick<Library, 'options'>
}

/**
 * Returns a list of definitions/options, which both the portal and the server use; throws if there is no such
 * list.
 */
export const listOf = ({ library }: ListDefinitions, id: string): ListEntry[] => {
  const list = inWords(library).options[id]
  if (!list) throw new Error(`There is no list '${id}'.`)
  const excluded = list.without === undefined ? [] : listOf({ library }, list.without)
  const offered = list.options.filter(({ value }) => !excluded.some((one) => one.value === value))
  return offered.map(({ value, label }) => ({ value, label }))
}

/** Returns the entries whose values are among these words, in their own order. */
export const among = <Word extends string, Entry extends { value: string }>(
  entries: readonly Entry[],
  words: readonly Word[],
): (Entry & { value: Word })[] =>
  entries.flatMap((entry) => {
    const value = words.find((word) => word === entry.value)
    return value === undefined ? [] : [{ ...entry, value }]
  })

/** Returns the values of a list that are among these words, in the order of the list. */
export const listedAmong = <Word extends string>(
  definitions: ListDefinitions,
  id: string,
  words: readonly Word[],
): ListEntry<Word>[] => among(listOf(definitions, id), words)

export const isListed = (definitions: ListDefinitions, id: string, value: string | undefined): boolean =>
  listOf(definitions, id).some((entry) => entry.value === value)

/** Returns the states of a machine, in their order. */
export const statesOf = (
  { library }: OptionDefinitions,
  id: string,
): { value: string; label: string; final: boolean }[] => {
  const machine = inWords(library).machines[id]
  if (!machine) throw new Error(`There is no machine '${id}'.`)
  return Object.entries(machine.states).map(([value, state]) => ({
    value,
    label: state.label,
    final: state.final === true,
  }))
}

import { currentLanguage } from '#values/language.ts'
import { foldSpellings, matchesSearch } from '#values/search.ts'
import type { FieldOption } from '#engine/field/types.ts'

/** A code with its name. */
export interface NamedOption {
  readonly code: string
  readonly name: string
  readonly disabled: boolean
  /** Names that find it and are not shown; read once somebody searches. */
  readonly otherNames?: (code: string) => readonly string[]
}

/** Sorts options by name; a label equal to the code is replaced by the name. */
export function nameOptions(
  options: readonly FieldOption[],
  nameOf: (code: string) => string,
): readonly NamedOption[] {
  return options
    .map(({ value, label, disabled }) => ({
      code: value,
      name: label === value ? nameOf(value) : label,
      disabled: disabled === true,
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, currentLanguage().tag))
}

const otherNamesOf = ({ code, otherNames }: NamedOption): readonly string[] => otherNames?.(code) ?? []

/** A typed text in its spellings. */
type Typed = readonly string[]

const spellTyped = (typed: string): Typed => foldSpellings(typed).map((text) => text.trim())

const isCalled = (option: NamedOption, typed: Typed): boolean =>
  [option.code, option.name, ...otherNamesOf(option)]
    .flatMap(foldSpellings)
    .some((one) => typed.includes(one))

const begins = (text: string, typed: Typed): boolean =>
  foldSpellings(text).some((one) => typed.some((spelling) => one.startsWith(spelling)))

function rank(option: NamedOption, typed: Typed): number {
  if (isCalled(option, typed)) return 0
  if (begins(option.name, typed)) return 1
  return begins(option.code, typed) ? 2 : 3
}

/** Finds options by name or code: an exact code first, then names that begin with the typed text. */
export function findOptions(options: readonly NamedOption[], typed: string): readonly NamedOption[] {
  const words = spellTyped(typed)
  if (words[0] === '') return options
  return options
    .filter((option) => matchesSearch(typed, [option.name, option.code, ...otherNamesOf(option)]))
    .toSorted((a, b) => rank(a, words) - rank(b, words))
}

/** The one option a text can only mean: its code, a name, or the single match; never a closed one. */
export function onlyOption(options: readonly NamedOption[], typed: string): NamedOption | undefined {
  const words = spellTyped(typed)
  if (words[0] === '') return undefined
  const same = options.find((option) => isCalled(option, words))
  const found = same ? [same] : findOptions(options, typed)
  return found.length === 1 && found[0]?.disabled === false ? found[0] : undefined
}

import { currentLanguage } from '#values/language.ts'
import { foldText, matchesSearch } from '#values/search.ts'
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

const isCalled = (option: NamedOption, typed: string): boolean =>
  [option.code, option.name, ...otherNamesOf(option)].some((one) => foldText(one) === typed)

function rank(option: NamedOption, typed: string): number {
  if (isCalled(option, typed)) return 0
  if (foldText(option.name).startsWith(typed)) return 1
  return foldText(option.code).startsWith(typed) ? 2 : 3
}

/** Finds options by name or code: an exact code first, then names that begin with the typed text. */
export function findOptions(options: readonly NamedOption[], typed: string): readonly NamedOption[] {
  const words = foldText(typed).trim()
  if (words === '') return options
  return options
    .filter((option) => matchesSearch(typed, [option.name, option.code, ...otherNamesOf(option)]))
    .toSorted((a, b) => rank(a, words) - rank(b, words))
}

/** The one option a text can only mean: its code, a name, or the single match; never a closed one. */
export function onlyOption(options: readonly NamedOption[], typed: string): NamedOption | undefined {
  const words = foldText(typed).trim()
  if (words === '') return undefined
  const same = options.find((option) => isCalled(option, words))
  const found = same ? [same] : findOptions(options, typed)
  return found.length === 1 && found[0]?.disabled === false ? found[0] : undefined
}

import type { Library } from '#definition/library.ts'
import type { ChangeTexts } from '#engine/control/change-texts.ts'
import { joinLabels } from '#values/joined-labels.ts'
import { sayMeasures } from '#values/generated/say-measures.ts'
import { sayRights } from '#values/generated/say-rights.ts'
import type { Row } from '../store/generated/database.ts'
import { summaryInWords } from './login-summary.ts'
import { inEnglish, inWords, withoutWords } from './reader.ts'
import { repairsInWords } from './repairs-in-words.ts'
import { refill } from './stored-sentence.ts'

const IN_DAYS = /^(\d+) days?$/

const labelsOf = (
  { roles, options, tasks }: Library,
  lists: readonly string[],
): ReadonlyMap<string, string> =>
  new Map([
    ...Object.entries(tasks).map(([id, { title }]) => [`task ${id}`, title] as const),
    ...Object.entries(roles).map(([id, { label }]) => [`role ${id}`, label] as const),
    ...lists.flatMap((id) =>
      (options[id]?.options ?? []).map(({ value, label }) => [`${id} ${value}`, label] as const),
    ),
  ])

/**
 * Creates a function that labels stored values: roles, scopes and environments by label, days as a count,
 * others unchanged.
 */
const namedIn = (library: Library, lists: readonly string[]): ((value: string) => string) => {
  const translated = labelsOf(inWords(library), lists)
  const names = new Map(
    [...labelsOf(library, lists)].map(([key, label]) => [label, translated.get(key) ?? label]),
  )
  const nothing = inEnglish(() => sayRights('nothing'))
  const nameOf = (piece: string): string | undefined => {
    const days = IN_DAYS.exec(piece)?.[1]
    if (days !== undefined) return sayMeasures('days', { count: Number(days) })
    return piece === nothing ? sayRights('nothing') : names.get(piece)
  }
  // A label may contain a comma, so the longest match wins.
  const nameAll = (pieces: readonly string[]): string[] => {
    if (pieces.length === 0) return []
    const lengths = pieces.map((_, at) => pieces.length - at)
    const length = lengths.find((one) => nameOf(pieces.slice(0, one).join(', ')) !== undefined) ?? 1
    const first = pieces.slice(0, length).join(', ')
    return [nameOf(first) ?? first, ...nameAll(pieces.slice(length))]
  }
  const nameEach = (value: string) =>
    value
      .split('; ')
      .map((part) => joinLabels(nameAll(part.split(', '))))
      .join('; ')
  // A group is followed by its work: 'Payers = Preparer'.
  const nameWork = (value: string) =>
    value
      .split(', ')
      .map((piece) => {
        const at = piece.lastIndexOf(' = ')
        return at < 0 ? nameEach(piece) : `${piece.slice(0, at)} = ${nameEach(piece.slice(at + 3))}`
      })
      .join(', ')
  return (value) => summaryInWords(value, nameWork) ?? nameEach(repairsInWords(library, value))
}

type Stored = Pick<Row<'control_changes'>, 'control'> & Partial<ChangeTexts>

/**
 * Translates the stored English text of a change for the reader; unchanged if its control was reworded since
 * (TRU-470).
 */
export const changeInWords = <Change extends Stored>(
  shown: Library,
  change: Change,
): Pick<Change, keyof ChangeTexts> => {
  const library = withoutWords(shown)
  const english = library.controls[change.control]
  const translated = inWords(library).controls[change.control]
  const { says, was, becomes } = change
  if (!english || !translated || english === translated) return { says, was, becomes }
  const named = namedIn(library, english.lists ?? [])
  const say = (part: keyof ChangeTexts) => {
    const stored = change[part]
    return stored === undefined ? stored : (refill(english[part], translated[part], stored, named) ?? stored)
  }
  return { says: say('says'), was: say('was'), becomes: say('becomes') }
}
